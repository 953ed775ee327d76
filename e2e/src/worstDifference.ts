import sharp from 'sharp'

/** The side of the compared squares, in pixels of the references. */
const SIDE = 8

/**
 * Pictures that differ by less are regarded as the same. Another browser's text rendering causes smaller differences,
 * and a missing small button a larger one.
 */
export const TOLERANCE = 5

/**
 * Returns the difference between two pictures where they differ most: the largest mean color difference in any square
 * of 8 by 8 pixels, in CIELAB (CIE76, in which 2.3 is just noticeable). The squares overlap by half. Returns Infinity
 * for pictures of different sizes, but ignores a difference of one row, which rounding causes.
 *
 * A mean over the entire picture would hide a missing button on a tall page, and comparing single pixels would report
 * differently antialiased letters as a change.
 */
export const worstDifference = async (one: Buffer, other: Buffer): Promise<number> => {
  const [a, b] = await Promise.all([read(one), read(other)])
  if (a.width !== b.width || Math.abs(a.height - b.height) > 1) return Infinity
  const height = Math.min(a.height, b.height)
  let worst = 0
  for (const top of starts(height)) {
    for (const left of starts(a.width)) worst = Math.max(worst, meanDistance(a, b, left, top))
  }
  return worst
}

interface Lab {
  /** Lightness, green to red and blue to yellow of every pixel, row by row. */
  readonly values: Float32Array
  readonly width: number
  readonly height: number
}

const read = async (picture: Buffer): Promise<Lab> => {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .blur(1) // Letters may be a fraction of a pixel apart.
    .toColourspace('lab')
    .raw({ depth: 'float' })
    .toBuffer({ resolveWithObject: true })
  const values = new Float32Array(data.buffer, data.byteOffset, data.byteLength / 4)
  return { values, width: info.width, height: info.height }
}

const starts = (length: number): readonly number[] => {
  const last = Math.max(0, length - SIDE)
  const count = Math.ceil(last / (SIDE / 2))
  return Array.from({ length: count + 1 }, (_, at) => Math.min(at * (SIDE / 2), last))
}

const meanDistance = (a: Lab, b: Lab, left: number, top: number): number => {
  const right = Math.min(left + SIDE, a.width)
  const bottom = Math.min(top + SIDE, a.height, b.height)
  let sum = 0
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) sum += distance(a.values, b.values, 3 * (y * a.width + x))
  }
  return sum / ((right - left) * (bottom - top))
}

const distance = (a: Float32Array, b: Float32Array, at: number): number =>
  Math.hypot(...[0, 1, 2].map((channel) => (a[at + channel] ?? 0) - (b[at + channel] ?? 0)))
