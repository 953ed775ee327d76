import { dateStamp } from './dateStamp.ts'
import { BAND, type Canvas } from '../kernel/oil.ts'
import { clamp } from '../kernel/vector.ts'

/**
 * Exposes rows `top` to `top` + BAND of the target as instant film: a flash that falls off from the middle,
 * a soft lens, warm highlights and green shadows, a light leak on one side, grain, and a date in the
 * corner. `source` is RGBA of the target's size. The seed determines leak, grain and date.
 */
export const film = (source: Uint8Array, target: Canvas, top: number, seed: number): void => {
  const { width, height, pixels } = target
  const unit = Math.min(width, height)
  const stamp = dateStamp(target, seed)
  const leak = leakOf(width, seed)
  const blur = Math.max(1, Math.round(unit / 640))
  const grain = Math.max(1, Math.round(unit / 640))
  for (let y = top; y < Math.min(height, top + BAND); y++) {
    const above = Math.max(0, y - blur) * width
    const below = Math.min(height - 1, y + blur) * width
    const v = (y - height * FLASH.y) / height
    const leaking = 0.5 + 0.5 * Math.sin((y / height) * 5 + seed)
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - blur)
      const right = Math.min(width - 1, x + blur)
      const u = (x - width / 2) / width
      const flash = FLASH.strength - FLASH.fall * (u * u + v * v)
      const noise = grainAt(Math.floor(x / grain), Math.floor(y / grain), seed)
      const burnt = stamp(x, y)
      const leaked = (leak[x] ?? 0) * leaking
      for (let c = 0; c < 3; c++) {
        const at = (index: number): number => source[index * 4 + c] ?? 0
        const soft =
          (at(y * width + x) * 2 +
            at(y * width + left) +
            at(y * width + right) +
            at(above + x) +
            at(below + x)) /
          6
        const exposed = develop(soft * flash, c)
        // Grain shows most where the film is half exposed.
        const grainy = exposed + noise * (7 + 0.09 * Math.min(exposed, 255 - exposed))
        const lit = screen(grainy, (LEAK[c] ?? 0) * leaked)
        pixels[(y * width + x) * 4 + c] = clamp(screen(lit, (STAMP[c] ?? 0) * burnt), 0, 255)
      }
      pixels[(y * width + x) * 4 + 3] = 255
    }
  }
}

/**
 * The middle of the flash (as a fraction of the height), its gain there, and its falloff with the square of the
 * distance.
 */
const FLASH = { y: 0.42, strength: 1.38, fall: 2.3 }
/** The colors of the leak and the date: red, green and blue. */
const LEAK = [255, 120, 44]
const STAMP = [255, 138, 40]

/** The film's response in each channel: shadows lifted (green most), highlights held back (blue most). */
const develop = (value: number, channel: number): number => {
  const { lift, most } = RESPONSE[channel] ?? { lift: 0, most: 255 }
  const t = clamp(value / 255, 0, 1.4)
  // Darkens the midtones; anything brighter than white burns out.
  const curved = (t * t * (2.1 - 0.7 * t) + t) / 2.4
  return lift + (most - lift) * Math.min(1, curved)
}

const RESPONSE = [
  { lift: 14, most: 258 },
  { lift: 22, most: 246 },
  { lift: 20, most: 214 },
] as const

const screen = (below: number, light: number): number =>
  below + light * (1 - clamp(below, 0, 255) / 255)

/** The strength of the leak in each column, 0 to 1. */
const leakOf = (width: number, seed: number): Float32Array => {
  const fromRight = (seed & 1) === 1
  const reach = width * (0.08 + 0.05 * (((seed >>> 1) & 7) / 7))
  return Float32Array.from({ length: width }, (_, x) => {
    const distance = (fromRight ? width - 1 - x : x) / reach
    return 0.62 * Math.exp(-distance * distance)
  })
}

/** Noise from -1 to 1, the same for the same place and seed. */
const grainAt = (x: number, y: number, seed: number): number => {
  let hash = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ seed
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash >>> 16) & 0xff) / 255 + ((hash >>> 24) & 0xff) / 255 - 1
}
