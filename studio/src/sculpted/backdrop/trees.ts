import { fractal, lattice } from '../noise.ts'
import { type Vector, blend, clamp, ease, mix, scale } from '../../kernel/vector.ts'
import { type Spot, tinted } from './Spot.ts'

/** Trunks with a canopy of soft leaves, in rows from far to near. */
export const trees = (spot: Spot, behind: Vector): Vector => {
  let color = behind
  for (let row = 0; row < 4; row++) {
    const nearness = row / 3
    const count = mix(9, 3.4, nearness)
    const u = spot.x * count + spot.seed * 0.7 + row * 7.9
    const cell = Math.floor(u)
    const center = cell + 0.3 + 0.4 * lattice(cell, row, 3)
    const sway = 0.1 * (fractal(spot.y * 2.5 + cell, row, 4) - 0.5)
    const trunk = mix(0.1, 0.17, lattice(cell, row, 5)) * (1 + 0.35 * ease(0, -0.5, spot.y))
    const inside = ease(trunk, trunk * 0.7, Math.abs(u - center - sway))
    const side = clamp(0.5 - (u - center - sway) / trunk, 0, 1)
    const bark: Vector = scale([0.11, 0.075, 0.05], 0.35 + side * 1.1)
    const far = 0.75 - 0.72 * nearness
    color = blend(color, blend(tinted(bark, spot), spot.palette.haze, far), inside)
    const leaves = fractal(spot.x * 5 + row * 3, spot.y * 5 + row, row + spot.seed)
    const canopy = ease(0.42, 0.6, leaves + (spot.y - 0.3 + nearness * 0.06) * 0.9)
    const bright = 0.5 + fractal(spot.x * 16, spot.y * 16, row + 31)
    const leaf: Vector = scale([0.1, 0.17, 0.055], bright)
    color = blend(color, blend(tinted(leaf, spot), spot.palette.haze, far * 0.8), canopy * 0.9)
  }
  return color
}
