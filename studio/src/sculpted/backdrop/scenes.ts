import { fractal } from '../noise.ts'
import { type Vector, blend, clamp, ease, scale } from '../../kernel/vector.ts'
import { type SpotPainter, tinted } from './Spot.ts'
import { columns } from './buildings.ts'
import { GREEN, ROCK, SAND, SNOW, lands, range, water } from './lands.ts'
import { sky, stars } from './sky.ts'
import { trees } from './trees.ts'

export const studio: SpotPainter = ({ x, y, seed, palette }) => {
  const cloth = fractal(x * 2.6 + seed, y * 2.6, 3) * 0.6 + fractal(x * 7, y * 6 + seed, 4) * 0.4
  const lamp = Math.exp(-((x + 0.16) ** 2 * 3.5 + (y - 0.04) ** 2 * 3.5))
  const tone = blend(palette.zenith, palette.horizon, clamp(0.15 + lamp * 0.55, 0, 1))
  return scale(tone, (0.16 + 0.4 * lamp) * (0.6 + 0.8 * cloth))
}

const HILLS = [
  range(0.08, 0.24, 2.2, 0.8, ROCK, 0.72, 0.6),
  range(-0.02, 0.14, 1.7, 0, GREEN, 0.5),
  range(-0.12, 0.15, 1.4, 0, GREEN, 0.26),
  range(-0.25, 0.15, 1.2, 0, scale(GREEN, 0.75), 0.06),
]

export const hills: SpotPainter = (spot) => lands(spot, sky, HILLS)

export const forest: SpotPainter = (spot) =>
  trees(
    spot,
    blend(
      blend(spot.palette.haze, spot.palette.glow, 0.5 * Math.exp(-(spot.x ** 2 + spot.y ** 2) * 7)),
      tinted([0.06, 0.08, 0.03], spot),
      ease(-0.18, -0.42, spot.y),
    ),
  )

const MOUNTAINS = [
  range(0.16, 0.3, 1.6, 1, ROCK, 0.66, 1),
  range(0.02, 0.3, 1.9, 1, ROCK, 0.4, 0.9),
  range(-0.2, 0.26, 2.1, 0.8, scale(ROCK, 0.7), 0.14, 0.2),
  range(-0.38, 0.14, 1.4, 0, scale(GREEN, 0.6), 0.04),
]

export const mountains: SpotPainter = (spot) => lands(spot, sky, MOUNTAINS)

const DESERT = [
  range(-0.04, 0.14, 1.9, 0.5, scale(SAND, 0.8), 0.6),
  range(-0.16, 0.16, 1.2, 0.15, SAND, 0.28),
  range(-0.3, 0.2, 0.8, 0.1, SAND, 0.06),
]

export const desert: SpotPainter = (spot) => lands(spot, sky, DESERT)

const COAST = [range(-0.05, 0.1, 2.4, 0.6, ROCK, 0.74)]

export const sea: SpotPainter = (spot) => water(spot, () => lands(spot, sky, COAST))

export const space: SpotPainter = (spot) => {
  const { x, y, seed } = spot
  const cloud = fractal(x * 2.2 + seed, y * 2.2, 6)
  const veil = fractal(x * 3.4 + cloud * 2, y * 3.4 + seed, 7)
  const nebula: Vector = [
    0.012 + 0.34 * ease(0.5, 0.85, cloud),
    0.014 + 0.1 * ease(0.5, 0.9, veil),
    0.035 + 0.36 * ease(0.45, 0.85, veil),
  ]
  const d = Math.hypot(x - 0.3, y - 0.24) - 0.17
  const lit = clamp(0.75 - (x - 0.3) * 3.4 + (y - 0.24) * 2, 0.03, 1.4)
  const bands = 0.7 + 0.5 * fractal((x + y * 0.3) * 3, (y - x * 0.35) * 17, 3)
  const planet: Vector = scale([0.42, 0.27, 0.17], lit * bands)
  return blend(stars(spot, nebula), planet, ease(0.006, -0.006, d))
}

const ARCTIC = [
  range(0.02, 0.24, 1.9, 0.9, SNOW, 0.62),
  range(-0.14, 0.16, 1.5, 0.5, SNOW, 0.34),
  range(-0.3, 0.12, 1, 0, SNOW, 0.06),
]

export const arctic: SpotPainter = (spot) => lands(spot, sky, ARCTIC)

const MEADOW = [range(-0.06, 0.16, 1.6, 0.3, GREEN, 0.55)]
const RUBBLE = [range(-0.34, 0.12, 1.4, 0.2, scale(ROCK, 0.9), 0.08)]

export const ruins: SpotPainter = (spot) =>
  lands(spot, () => columns(spot, lands(spot, sky, MEADOW)), RUBBLE)
