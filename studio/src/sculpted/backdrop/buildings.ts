import { fractal, lattice } from '../noise.ts'
import { type Vector, blend, clamp, ease, mix, scale } from '../vector.ts'
import { type Spot, tinted } from './Spot.ts'

/** Blocks of houses, nearer ones taller and darker, with lit windows when it is dark. */
export const houses = (spot: Spot, behind: Vector, gothic: boolean): Vector => {
  let color = behind
  for (let row = 0; row < 3; row++) {
    const u = spot.x * mix(9, 4, row / 2) + spot.seed * 0.31 + row * 11.7
    const cell = Math.floor(u)
    const chance = lattice(cell, row, 11)
    const across = u - cell - 0.5
    const roof = gothic ? Math.max(0, 0.16 - Math.abs(across) * 0.42) : chance > 0.7 ? 0.03 : 0
    const top = mix(0.08, 0.38, chance) - row * 0.09 + roof
    const edge = 0.5 - 0.03 - (gothic ? 0.12 * lattice(cell, row, 12) : 0)
    const inside =
      ease(-0.006, 0.006, top - spot.y) * ease(edge + 0.012, edge - 0.012, Math.abs(across))
    if (inside === 0) continue
    const stone = scale([0.19, 0.18, 0.185], 0.6 + 0.5 * chance + (across < -0.1 ? 0.35 : 0))
    const [wx, wy] = [u * 9, spot.y * 46]
    const inFrame =
      Math.abs(wx - Math.floor(wx) - 0.5) < (gothic ? 0.18 : 0.28) &&
      Math.abs(wy - Math.floor(wy) - 0.5) < 0.32
    const lamp = lattice(Math.floor(wx), Math.floor(wy), row + 40)
    const glows = spot.palette.dark && lamp > (gothic ? 0.93 : 0.68)
    const window: Vector = glows
      ? scale([1, 0.62, 0.24], 0.35 + lamp * 0.4)
      : scale(tinted(stone, spot), 0.55)
    const wall = blend(tinted(stone, spot), spot.palette.haze, 0.62 - 0.26 * row)
    color = blend(
      color,
      inFrame ? blend(wall, window, glows ? 0.85 : gothic ? 0.06 : 0.4) : wall,
      inside,
    )
  }
  return color
}

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
