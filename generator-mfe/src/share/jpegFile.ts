const XMP = 'http://ns.adobe.com/xap/1.0/\0'

/** The segments of a JPEG file before its pixels, each with its marker. */
const segmentsOf = (file: Uint8Array): readonly Uint8Array[] => {
  const segments: Uint8Array[] = []
  for (let at = 2; file[at] === 0xff && file[at + 1] !== 0xda;) {
    const end = at + 2 + (file[at + 2] ?? 0) * 256 + (file[at + 3] ?? 0)
    if (end > file.length) break
    segments.push(file.subarray(at, end))
    at = end
  }
  return segments
}

/** The text of a JPEG file's XMP segment; undefined if it has none. */
export const xmpOf = (file: Uint8Array): Uint8Array | undefined =>
  segmentsOf(file)
    .find(isXmp)
    ?.subarray(4 + XMP.length)

const isXmp = (segment: Uint8Array): boolean =>
  segment[1] === 0xe1 && new TextDecoder().decode(segment.subarray(4, 4 + XMP.length)) === XMP

/** The start of a JFIF segment: 300 pixels to the inch, if that is the density, and no thumbnail. */
const jfif = (density: number): Uint8Array =>
  Uint8Array.of(
    ...[0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 1],
    ...[density >> 8, density & 255, density >> 8, density & 255, 0, 0],
  )

/**
 * A JPEG file that a canvas wrote, with its density and with what says where the picture comes from, which the canvas
 * drops.
 *
 * @param source the file that was drawn on the canvas
 * @param density in pixels to the inch
 */
export const withOrigin = (file: Uint8Array, source: Uint8Array, density: number): Uint8Array => {
  const kept = segmentsOf(file).filter((segment) => segment[1] !== 0xe0)
  const pixels = 2 + segmentsOf(file).reduce((length, segment) => length + segment.length, 0)
  return joined([
    file.subarray(0, 2),
    jfif(density),
    ...segmentsOf(source).filter(isXmp),
    ...kept,
    file.subarray(pixels),
  ])
}

export const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
