/** The formats that a provider may return and a visitor may upload. */
export type PictureFormat = 'png' | 'jpeg' | 'webp' | 'avif'

/**
 * The first bytes of a file in each format, as latin1 text. A dot is any byte. An AVIF names itself as one of the
 * brands that it is to be read as, not always as the first.
 */
const SIGNATURES: Readonly<Record<PictureFormat, RegExp>> = {
  png: /^\x89PNG\r\n/,
  jpeg: /^\xff\xd8\xff/,
  webp: /^RIFF....WEBP/s,
  avif: /^....ftyp(?:.{4})*?avif/s,
}

/** How far the brands may reach: a file has a handful, of four bytes each. */
const LONGEST_SIGNATURE = 64

/**
 * A picture's format according to its first bytes, whatever its name or type says; undefined for any other file.
 */
export const pictureFormat = (file: Uint8Array): PictureFormat | undefined => {
  const start = Buffer.from(file.subarray(0, LONGEST_SIGNATURE)).toString('latin1')
  return FORMATS.find((format) => SIGNATURES[format].test(start))
}

const FORMATS = ['png', 'jpeg', 'webp', 'avif'] as const
