import type { Size } from '../kernel/oil.ts'

/** How bright the date burns at a pixel, 0 to 1. */
export type Stamp = (x: number, y: number) => number

/**
 * A date as cameras burned it into the lower right corner, with seven segments per digit: year, month, day.
 * The seed gives the date; no clock is read.
 */
export const dateStamp = ({ width, height }: Size, seed: number): Stamp => {
  const tall = Math.min(width, height) * 0.034
  const strokes = strokesOf(dateOf(seed))
  const wide = Math.max(...strokes.flatMap(([x1, , x2]) => [x1, x2]))
  const margin = tall * 1.9
  const left = width - margin - wide * tall
  const top = height - margin - tall
  return (x, y) => {
    const [u, v] = [(x + 0.5 - left) / tall, (y + 0.5 - top) / tall]
    if (u < -REACH || v < -REACH || v > 1 + REACH || u > wide + REACH) return 0
    const distance = Math.min(...strokes.map((stroke) => distanceTo(stroke, u, v)))
    const core = Math.min(1, Math.max(0, (STROKE - distance) * tall + 0.5))
    const halo = Math.max(0, 1 - distance / REACH)
    return Math.max(core * 0.95, 0.42 * halo * halo)
  }
}

/** Half the width of a stroke, and how far its light spreads, in digit heights. */
const STROKE = 0.07
const REACH = 0.42

/** A date like `'94  7 21`, from the years when such cameras were sold. */
const dateOf = (seed: number): string => {
  const days = Math.imul(seed ^ (seed >>> 16), 0x9e3779b1) >>> 8
  const year = 84 + (days % 16)
  const month = 1 + (Math.floor(days / 16) % 12)
  const day = 1 + (Math.floor(days / 192) % 28)
  return `'${year} ${String(month).padStart(2)} ${String(day).padStart(2)}`
}

type Stroke = readonly [x1: number, y1: number, x2: number, y2: number]

const SEGMENTS: readonly Stroke[] = [
  [0, 0, 0.5, 0],
  [0.5, 0, 0.5, 0.5],
  [0.5, 0.5, 0.5, 1],
  [0, 1, 0.5, 1],
  [0, 0.5, 0, 1],
  [0, 0, 0, 0.5],
  [0, 0.5, 0.5, 0.5],
]

/** The segments of each digit: clockwise from the top one, the middle one last. */
const DIGITS: Readonly<Record<string, readonly number[]>> = {
  0: [0, 1, 2, 3, 4, 5],
  1: [1, 2],
  2: [0, 1, 3, 4, 6],
  3: [0, 1, 2, 3, 6],
  4: [1, 2, 5, 6],
  5: [0, 2, 3, 5, 6],
  6: [0, 2, 3, 4, 5, 6],
  7: [0, 1, 2],
  8: [0, 1, 2, 3, 4, 5, 6],
  9: [0, 1, 2, 3, 5, 6],
}

/** The strokes of all characters of a date, in digit heights. */
const strokesOf = (text: string): Stroke[] =>
  Array.from(text).flatMap((character, at) => {
    const shift = at * 0.8
    if (character === "'") return [[shift + 0.4, 0, shift + 0.36, 0.2] as const]
    return (DIGITS[character] ?? []).flatMap((segment): Stroke[] => {
      const [x1, y1, x2, y2] = SEGMENTS[segment] ?? [0, 0, 0, 0]
      return [[x1 + shift, y1, x2 + shift, y2]]
    })
  })

const distanceTo = ([x1, y1, x2, y2]: Stroke, x: number, y: number): number => {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const along = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)
  const t = Math.min(1, Math.max(0, along))
  return Math.hypot(x - x1 - dx * t, y - y1 - dy * t)
}
