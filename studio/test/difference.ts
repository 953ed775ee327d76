import type { Picture } from '../src/spec/Picture.ts'

/** The side, in pixels, of the squares whose mean colors are compared: what the eye sees at arm's length. */
const CELL = 4

/**
 * How different two pictures of the same size look: the mean of the worst tenth of the differences between
 * their colors, in CIELAB units (CIE76; 2.3 is just noticeable), after averaging over small squares so that
 * grain and smooth edges do not count. Throws a RangeError when the sizes differ.
 */
export const difference = (a: Picture, b: Picture): number => {
  if (a.width !== b.width || a.height !== b.height) {
    throw new RangeError(
      `Pictures of ${a.width} x ${a.height} and ${b.width} x ${b.height} cannot be compared.`,
    )
  }
  const [first, second] = [cells(a), cells(b)]
  const distances = first
    .map(([l, m, n], at) => {
      const [p, q, r] = second[at] ?? [0, 0, 0]
      return Math.hypot(l - p, m - q, n - r)
    })
    .sort((one, other) => other - one)
  const worst = distances.slice(0, Math.ceil(distances.length / 10))
  return worst.reduce((sum, distance) => sum + distance, 0) / worst.length
}

/** An sRGB color, 0 to 255 per channel, in CIELAB. */
export const cielab = ([r, g, b]: readonly [red: number, green: number, blue: number]): Lab =>
  lab(linear(r), linear(g), linear(b))

type Lab = readonly [lightness: number, a: number, b: number]

const cells = ({ width, height, pixels }: Picture): Lab[] => {
  const across = Math.floor(width / CELL)
  return Array.from({ length: across * Math.floor(height / CELL) }, (_, cell) => {
    const [left, top] = [(cell % across) * CELL, Math.floor(cell / across) * CELL]
    const sums = [0, 0, 0]
    for (let at = 0; at < CELL * CELL; at++) {
      const pixel = (top + Math.floor(at / CELL)) * width + left + (at % CELL)
      for (let c = 0; c < 3; c++) {
        sums[c] = (sums[c] ?? 0) + (LINEAR[pixels[pixel * 4 + c] ?? 0] ?? 0)
      }
    }
    const [r = 0, g = 0, b = 0] = sums.map((sum) => sum / (CELL * CELL))
    return lab(r, g, b)
  })
}

/** The transfer function of sRGB, IEC 61966-2-1. */
const linear = (value: number): number =>
  value <= 10.3 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4

/** `linear` of each byte: powers are slow. */
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => linear(value))

/** CIELAB of linear sRGB, white point D65. */
const lab = (r: number, g: number, b: number): Lab => {
  const x = bent((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const y = bent(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = bent((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const bent = (t: number): number =>
  t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 / 116) * t + 4 / 29
