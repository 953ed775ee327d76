import { gzipSync } from 'fflate'
import { joined } from './jpegFile.ts'

/** The eight bytes that every PNG file starts with. */
const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

/** The signature and the first chunk, which is always `IHDR`. */
const HEAD_LENGTH = SIGNATURE.length + 12 + 13

/** What a chunk has besides its data: a length, a type and a checksum, of four bytes each. */
const FRAME_LENGTH = 12

/** The start of a text that is neither compressed nor in a language. */
const textStart = (keyword: string): Uint8Array => utf8(`iTXt${keyword}\0\0\0\0\0`)

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

/** A PNG file that a canvas wrote, with the XMP packet that says where the picture comes from, if there is one. */
export const withXmp = (file: Uint8Array, xmp: Uint8Array | undefined): Uint8Array =>
  xmp ? withText(file, 'XML:com.adobe.xmp', xmp) : file

/**
 * A PNG file with a text before its pixels.
 *
 * @param keyword at most 79 letters of ASCII
 * @param text in UTF-8, without a zero byte
 */
export const withText = (file: Uint8Array, keyword: string, text: Uint8Array): Uint8Array =>
  joined([
    file.subarray(0, HEAD_LENGTH),
    chunk(joined([textStart(keyword), text])),
    file.subarray(HEAD_LENGTH),
  ])

/** A text in a PNG file. */
export interface PngText {
  readonly text: string
  /** The file without this text. */
  readonly picture: Uint8Array
}

/**
 * The first text with a keyword, as {@link withText} wrote it; undefined if the file is no PNG or has no such text, and
 * 'damaged' if the file is cut off or the text was changed.
 */
export const textIn = (file: Uint8Array, keyword: string): PngText | 'damaged' | undefined => {
  const start = textStart(keyword)
  const chunks = chunksOf(file)
  const at = chunks.findIndex((whole) => startsWith(whole.subarray(4), start))
  const found = chunks[at]
  if (!found) return undefined
  const typed = found.subarray(4, -4)
  const isWhole = chunks.at(-1)?.length === FRAME_LENGTH && endOf(chunks) === file.length
  if (!isWhole || !startsWith(found.subarray(-4), bigEndian(checksum(typed)))) return 'damaged'
  return {
    text: new TextDecoder().decode(typed.subarray(start.length)),
    picture: joined([SIGNATURE, ...chunks.filter((other) => other !== found)]),
  }
}

/** How many pixels a PNG file says that it has; 0 if it is none. */
export const pixelsIn = (file: Uint8Array): number => {
  const [header] = chunksOf(file)
  if (!header || header.length < FRAME_LENGTH + 8) return 0
  const view = new DataView(header.buffer, header.byteOffset)
  return view.getUint32(8) * view.getUint32(12)
}

/** A PNG file's chunks, each with its frame; none if it is no PNG. What follows a chunk that is cut off is left out. */
const chunksOf = (file: Uint8Array): readonly Uint8Array[] => {
  if (!startsWith(file, SIGNATURE)) return []
  const view = new DataView(file.buffer, file.byteOffset, file.length)
  const chunks: Uint8Array[] = []
  for (let at = SIGNATURE.length; at + FRAME_LENGTH <= file.length;) {
    const end = at + FRAME_LENGTH + view.getUint32(at)
    if (end > file.length) break
    chunks.push(file.subarray(at, end))
    at = end
  }
  return chunks
}

const endOf = (chunks: readonly Uint8Array[]): number =>
  SIGNATURE.length + chunks.reduce((length, whole) => length + whole.length, 0)

const startsWith = (bytes: Uint8Array, start: Uint8Array): boolean =>
  start.every((byte, at) => bytes[at] === byte)

/** @param typed the chunk's type of four letters, and its data */
const chunk = (typed: Uint8Array): Uint8Array =>
  joined([bigEndian(typed.length - 4), typed, bigEndian(checksum(typed))])

/** The CRC-32, which is also in the last eight bytes of a gzip file. */
const checksum = (bytes: Uint8Array): number => {
  const { buffer, byteLength } = gzipSync(bytes, { level: 0 })
  return new DataView(buffer).getUint32(byteLength - 8, true)
}

const bigEndian = (value: number): Uint8Array => {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}
