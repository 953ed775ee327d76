import { gzipSync } from 'fflate'
import { joined } from './jpegFile.ts'

/** The signature and the first chunk, which is always `IHDR`. */
const HEAD_LENGTH = 8 + 12 + 13

/** An uncompressed text without a language. */
const XMP_START = 'iTXtXML:com.adobe.xmp\0\0\0\0\0'

/** A PNG file that a canvas wrote, with the XMP packet that says where the picture comes from, if there is one. */
export const withXmp = (file: Uint8Array, xmp: Uint8Array | undefined): Uint8Array =>
  xmp
    ? joined([
        file.subarray(0, HEAD_LENGTH),
        chunk(joined([new TextEncoder().encode(XMP_START), xmp])),
        file.subarray(HEAD_LENGTH),
      ])
    : file

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
