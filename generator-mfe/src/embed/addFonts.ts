import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'
import imbue from '@fontsource-variable/imbue/files/imbue-latin-opsz-normal.woff2'
import libreCaslon from '@fontsource/libre-caslon-condensed/files/libre-caslon-condensed-latin-500-italic.woff2'

/** Adds the typefaces to the document, once: `@font-face` has no effect inside a shadow root. */
export const addFonts = (): void => {
  if (added) return
  added = true
  const face = (family: string, file: string, descriptors: FontFaceDescriptors) =>
    document.fonts.add(
      new FontFace(family, `url("${new URL(file, import.meta.url).href}") format("woff2")`, {
        display: 'swap',
        ...descriptors,
      }),
    )
  face('Imbue', imbue, { weight: '100 900' })
  face('Libre Caslon Condensed', libreCaslon, { weight: '500', style: 'italic' })
  face('Instrument Sans', instrumentSans, { weight: '400 700' })
}

let added = false
