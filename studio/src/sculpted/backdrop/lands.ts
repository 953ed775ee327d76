import { fractal } from '../noise.ts'
import { type Vector, blend, clamp, ease, mix, scale } from '../../kernel/vector.ts'
import type { Land } from './Land.ts'
import { type Outline, type Spot, tinted } from './Spot.ts'

/** The color at a spot of a scene with ranges of land, given from back to front; `behind` shows above them. */
export const lands = (
  spot: Spot,
  behind: (spot: Spot) => Vector,
  ranges: readonly Land[],
  index = ranges.length - 1,
): Vector => {
  const range = ranges[index]
  if (!range) return behind(spot)
  const { crest, slope } = outlineAt(spot, range, index)
  const depth = crest - spot.y
  const inside = ease(-0.006 - range.haze * 0.008, 0.006, depth)
  if (inside === 0) return lands(spot, behind, ranges, index - 1)
  const color = land(spot, range, index, depth, slope)
  return inside === 1 ? color : blend(lands(spot, behind, ranges, index - 1), color, inside)
}

/** The outline of a range of land at an x, cached because all texels of a column share it. */
const outlineAt = ({ x, seed, outlines }: Spot, range: Land, index: number): Outline => {
  const known = outlines.get(range)?.get(x)
  if (known) return known
  const u = x * range.frequency + seed * 0.37 + index * 17.3
  const rolling = fractal(u, index * 3.7, 5)
  const ridged = 1 - Math.abs(2 * fractal(u * 1.3, index * 7.1, 8) - 1)
  const outline = {
    crest: range.level + range.height * (mix(rolling, ridged, range.jagged) - 0.45),
    slope: fractal(u + 0.06, index * 3.7, 5) - fractal(u - 0.06, index * 3.7, 5),
  }
  const others = outlines.get(range)
  if (others) others.set(x, outline)
  else outlines.set(range, new Map([[x, outline]]))
  return outline
}

const land = (spot: Spot, range: Land, index: number, depth: number, slope: number): Vector => {
  const { x, y, palette } = spot
  const texture = fractal(x * 9 + depth * 3, y * 14, index + 20) - 0.5
  const shade = clamp(0.8 - slope * 3.2 + texture * 1.3 + ease(0.05, 0, depth) * 0.35, 0.2, 1.9)
  const lit: Vector = [
    range.color[0] * palette.light[0] * shade,
    range.color[1] * palette.light[1] * shade,
    range.color[2] * palette.light[2] * shade,
  ]
  const snow = range.snow ? ease(0.2, 0.02, depth + texture * 0.12) * range.snow : 0
  const topped = blend(lit, scale(palette.light, 0.85 * shade), snow)
  return blend(topped, palette.haze, range.haze)
}

export const range = (
  level: number,
  height: number,
  frequency: number,
  jagged: number,
  color: Vector,
  haze: number,
  snow = 0,
): Land => ({ level, height, frequency, jagged, color, haze, snow })

export const water = (spot: Spot, behind: (spot: Spot) => Vector): Vector => {
  const level = -0.08
  if (spot.y > level + 0.004) return behind(spot)
  const depth = level - spot.y
  const swell = fractal(spot.x * (5 - depth * 5), (depth * 60) / (1 + depth * 5), spot.seed)
  const base = blend(spot.palette.haze, tinted([0.03, 0.14, 0.19], spot), ease(0, 0.3, depth))
  const shine = ease(0.58, 0.8, swell) * (0.5 - depth * 0.5)
  return blend(base, spot.palette.glow, clamp(shine, 0, 0.6))
}

export const GREEN: Vector = [0.24, 0.29, 0.085]
export const ROCK: Vector = [0.24, 0.22, 0.21]
export const SAND: Vector = [0.62, 0.42, 0.22]
export const SNOW: Vector = [0.78, 0.84, 0.92]
