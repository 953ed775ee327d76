import { fractal, lattice } from '../noise.ts'
import { type Vector, blend, clamp, ease, mix, scale } from '../../kernel/vector.ts'
import { type Spot, tinted } from './Spot.ts'

/** A hall: a dark wall, a tall window with evening light, shelves on the other side. */
export const hall = (spot: Spot): Vector => {
  const { x, y, palette } = spot
  const worn = 0.75 + 0.5 * fractal(x * 4, y * 4, 3)
  const wall = scale([0.085, 0.058, 0.042], worn * (1.15 - 0.5 * ease(-0.1, 0.6, x)))
  const [wx, wy] = [x + 0.42, y - 0.08]
  const arch = Math.max(Math.abs(wx) - 0.17, wy > 0.12 ? Math.hypot(wx, wy - 0.12) - 0.17 : -1)
  const opening = Math.max(arch, -wy - 0.32)
  const bars = Math.min(Math.abs(wx), Math.abs(((wy + 1) % 0.15) - 0.075))
  const glass = blend(palette.horizon, palette.glow, 0.5 + 0.3 * y)
  const pane = blend(glass, scale(wall, 0.4), ease(0.012, 0.004, bars))
  const withWindow = blend(wall, pane, ease(0.008, -0.008, opening))
  const spill = Math.exp(-((x + 0.3) ** 2 * 5 + (y + 0.15) ** 2 * 4)) * 0.1
  const shelf = ease(0.18, 0.22, x) * (Math.abs(((y + 1) % 0.19) - 0.095) < 0.082 ? 1 : 0)
  const spine = lattice(Math.floor(x * 42), Math.floor((y + 1) / 0.19), 7)
  const book: Vector = scale(
    spine > 0.66 ? [0.16, 0.04, 0.03] : spine > 0.33 ? [0.04, 0.07, 0.06] : [0.12, 0.085, 0.035],
    0.5 + spine,
  )
  const furnished = blend(withWindow, book, shelf * 0.85)
  return [furnished[0] + spill, furnished[1] + spill * 0.75, furnished[2] + spill * 0.45]
}

/** Broken columns in front of the sky. */
export const columns = (spot: Spot, behind: Vector): Vector => {
  const u = spot.x * 4.4 + spot.seed * 0.13
  const cell = Math.floor(u)
  const across = u - cell - 0.5
  const top = mix(0.05, 0.62, lattice(cell, 1, 21)) + 0.04 * fractal(u * 6, 1, 2)
  const base = spot.y < -0.16 || (spot.y > top - 0.06 && lattice(cell, 2, 21) > 0.4)
  const half = base ? 0.3 : 0.21
  const inside =
    ease(half + 0.02, half - 0.01, Math.abs(across)) * ease(-0.005, 0.005, top - spot.y)
  const fluted = 0.8 + 0.2 * Math.sin(across * 48)
  const stone = scale([0.34, 0.3, 0.25], fluted * clamp(0.85 - across * 1.9, 0.3, 1.5))
  const worn = 0.7 + 0.6 * fractal(spot.x * 8, spot.y * 8, 5)
  return blend(behind, blend(tinted(scale(stone, worn), spot), spot.palette.haze, 0.25), inside)
}
