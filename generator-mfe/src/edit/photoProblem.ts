import { PHOTO_TYPES } from '@dramatis/functions/contract'

/** Why a file is no photo to start from. */
export type PhotoProblem = ContentProblem | 'photoTooLarge' | 'photoUnreadable'

type ContentProblem = 'photoHeic' | 'photoOfOtherType' | 'photoCutOff'

/**
 * Says what is wrong with a file that browsers would not decode or, like half a JPEG, would show without complaint. It
 * looks at the content, as a name or type may be wrong.
 */
export const photoProblem = async (file: File): Promise<ContentProblem | undefined> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const brands = brandsIn(bytes)
  const isAvif = brands.includes('avif')
  if (/^image\/hei[cf]$/.test(file.type)) return 'photoHeic'
  if (!isAvif && brands.some((brand) => /^(?:he(?:ic|ix|vc|im|is)|mif1|msf1)$/.test(brand)))
    return 'photoHeic'
  if (/\.hei[cf]$/i.test(file.name) && file.type === '') return 'photoHeic'
  if (!PHOTO_TYPES.some((type) => type === file.type)) return 'photoOfOtherType'
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpegEnds(bytes) ? undefined : 'photoCutOff'
  if (latin(bytes, 1, 4) === 'PNG') return pngEnds(bytes) ? undefined : 'photoCutOff'
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') {
    const view = new DataView(bytes.buffer)
    return view.getUint32(4, true) + 8 <= bytes.length ? undefined : 'photoCutOff'
  }
  return isAvif ? boxesEnd(bytes) : 'photoOfOtherType'
}

/** What an ISO media file is to be read as: its first brand, then those that it is compatible with. */
const brandsIn = (bytes: Uint8Array): readonly string[] => {
  if (latin(bytes, 4, 8) !== 'ftyp') return []
  const end = Math.min(new DataView(bytes.buffer).getUint32(0), MAX_FTYP)
  return latin(bytes, 8, end).match(/.{4}/gs) ?? []
}

/** Files have a handful of brands, of four bytes each. */
const MAX_FTYP = 256

const latin = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to))

/** Whether the end marker follows the start of the scan; the header may hold a whole JPEG, a thumbnail. */
const jpegEnds = (bytes: Uint8Array): boolean => {
  const view = new DataView(bytes.buffer)
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda) {
    at += bytes[at + 1] === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  for (at = bytes.indexOf(0xff, at); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    if (bytes[at + 1] === 0xd9) return true
  }
  return false
}

/** Whether the chunks reach IEND. */
const pngEnds = (bytes: Uint8Array): boolean => {
  const view = new DataView(bytes.buffer)
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    if (latin(bytes, at + 4, at + 8) === 'IEND') return true
  }
  return false
}

/** An AVIF's boxes fill the file, one of them with the pixels; the size 0 stands for the rest of it, and 1 for a size of 64 bits. */
const boxesEnd = (bytes: Uint8Array): ContentProblem | undefined => {
  const view = new DataView(bytes.buffer)
  let at = 0
  let hasPixels = false
  while (at + 8 <= bytes.length) {
    hasPixels ||= latin(bytes, at + 4, at + 8) === 'mdat'
    const size = view.getUint32(at)
    if (size < 8) return undefined
    at += size
  }
  return hasPixels && at <= bytes.length ? undefined : 'photoCutOff'
}
