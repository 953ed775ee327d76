import { fractal, lattice } from '../noise.ts'
import { type Vector, blend, clamp, ease, scale } from '../../kernel/vector.ts'
import type { Spot } from './Spot.ts'

export const sky = (spot: Spot): Vector => {
  const { x, y, seed, palette } = spot
  const height = clamp(y + 0.5, 0, 1)
  const air = blend(palette.horizon, palette.zenith, ease(0.15, 1, height))
  const base = palette.moon ? moon(spot, stars(spot, air)) : air
  const drift = fractal(x * 1.7 + seed, y * 4.2 + x * 0.8, seed + 2)
  const billow = fractal(x * 3.1 + drift * 1.4 + seed, y * 6.5, seed + 9)
  const cover = ease(
    1 - palette.cloudCover - 0.1,
    1 - palette.cloudCover + 0.3,
    drift * 0.55 + billow * 0.5,
  )
  const withClouds = cover === 0 ? base : blend(base, cloud(spot, drift), cover * 0.85)
  const d2 = (x + 0.32) ** 2 * 1.6 + (y + 0.02) ** 2 * 3
  return blend(withClouds, palette.glow, 0.62 * Math.exp(-d2 * 6))
}

const cloud = ({ x, y, seed, palette }: Spot, drift: number): Vector => {
  const lit = ease(0.35, 0.75, fractal(x * 3.1 + drift + seed - 0.12, y * 6.5 + 0.3, seed + 9))
  return blend(scale(palette.cloud, 0.62), blend(palette.cloud, palette.glow, 0.3), lit)
}

/** A full moon on the left, with a halo. */
const moon = ({ x, y, palette }: Spot, behind: Vector): Vector => {
  const d = Math.hypot(x + 0.26, y - 0.34)
  const spots = 0.86 + 0.2 * fractal(x * 26, y * 26, 3)
  const halo = blend(behind, palette.glow, 0.34 * Math.exp(-d * d * 60))
  return blend(halo, scale(MOON, spots), ease(0.056, 0.048, d))
}
const MOON: Vector = [0.92, 0.9, 0.78]

export const stars = (spot: Spot, color: Vector): Vector => {
  const [x, y] = [spot.x * 90, spot.y * 90]
  const chance = lattice(Math.floor(x), Math.floor(y), spot.seed)
  if (chance < 0.975) return color
  const distance = Math.hypot(x - Math.floor(x) - 0.5, y - Math.floor(y) - 0.5)
  const light = ease(0.45, 0, distance) * (chance - 0.97) * 26
  return [color[0] + light, color[1] + light, color[2] + light]
}
