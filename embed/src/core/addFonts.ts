import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'
import imbue from '@fontsource-variable/imbue/files/imbue-latin-opsz-normal.woff2'

/**
 * Adds the typefaces to the document, once: `@font-face` has no effect in a shadow root. Captions use the visitor's
 * system italics, because a font file for them would be a tenth of everything that an embed loads.
 */
export const addFonts = ({ fonts, defaultView }: Document): void => {
  // Every embed on the page has its own instance of this module.
  if ([...fonts].some(({ family }) => family === 'Imbue')) return
  const face = (family: string, file: string, descriptors: FontFaceDescriptors) =>
    fonts.add(
      new (defaultView ?? window).FontFace(family, `url("${file}") format("woff2")`, {
        display: 'swap',
        ...descriptors,
      }),
    )
  face('Imbue', imbue, { weight: '600' })
  face('Instrument Sans', instrumentSans, { weight: '400 700' })
}
