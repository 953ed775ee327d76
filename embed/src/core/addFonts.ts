import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'
import imbue from '@fontsource-variable/imbue/files/imbue-latin-opsz-normal.woff2'
import libreCaslon from '@fontsource/libre-caslon-condensed/files/libre-caslon-condensed-latin-500-italic.woff2'

/** Adds the typefaces to the document, once: `@font-face` has no effect in a shadow root. */
export const addFonts = (): void => {
  // Another embed of the page has its own instance of this module.
  if ([...document.fonts].some(({ family }) => family === 'Imbue')) return
  const face = (family: string, file: string, descriptors: FontFaceDescriptors) =>
    document.fonts.add(
      new FontFace(family, `url("${file}") format("woff2")`, {
        display: 'swap',
        ...descriptors,
      }),
    )
  face('Imbue', imbue, { weight: '600' })
  face('Libre Caslon Condensed', libreCaslon, {
    weight: '500',
    style: 'italic',
    featureSettings: '"liga" 0', // as in the fonts.css of `ui`
  })
  face('Instrument Sans', instrumentSans, { weight: '400 700' })
}
