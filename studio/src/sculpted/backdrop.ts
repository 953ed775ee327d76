import type { CharacterSpec, Mood, Scene, Time } from '../CharacterSpec.ts'
import { linear } from './color.ts'
import type { Backdrop } from './styles/SculptedStyle.ts'
import { blend, clamp, ease, mix, scale, type Vector } from './vector.ts'

/**
 * Paints rows `from` to `to` (exclusive) of a backdrop of `columns` by `rows` texels, three linear floats
 * each, into `texels`.
 */
export const paintBackdrop = (
  texels: Float32Array,
  paint: Backdrop,
  size: { readonly columns: number; readonly rows: number },
  from: number,
  to: number,
): void => {
  for (let row = from; row < to; row++) {
    for (let column = 0; column < size.columns; column++) {
      const x = (column - size.columns / 2) / size.rows
      const y = 0.5 - (row + 0.5) / size.rows
      texels.set(paint(x, y), (row * size.columns + column) * 3)
    }
  }
}

/** The character's scene, hour and mood as a landscape painter sees them. */
export const paintedScene = ({ background, seed }: CharacterSpec): Backdrop => {
  const palette = toned(PALETTES[background.time], background.mood)
  const paint = SCENES_PAINTED[background.scene]
  return (x, y) => paint({ x, y, seed: seed % 1000, palette })
}

interface Palette {
  readonly zenith: Vector
  readonly horizon: Vector
  readonly glow: Vector
  readonly cloud: Vector
  readonly cloudCover: number
  /** What distance fades into. */
  readonly haze: Vector
  /** Light on the land. */
  readonly light: Vector
  readonly dark: boolean
}

/** A point of the backdrop: x from the middle, y up from the middle, both in picture heights. */
interface Spot {
  readonly x: number
  readonly y: number
  readonly seed: number
  readonly palette: Palette
}

const PALETTES: Readonly<Record<Time, Palette>> = {
  dawn: {
    zenith: linear('#5f7396'),
    horizon: linear('#e0aa8c'),
    glow: linear('#ffd9a0'),
    cloud: linear('#d9a9a0'),
    cloudCover: 0.5,
    haze: linear('#c09aa0'),
    light: [0.75, 0.62, 0.58],
    dark: false,
  },
  day: {
    zenith: linear('#4a80b5'),
    horizon: linear('#a9c6d6'),
    glow: linear('#fff1d0'),
    cloud: linear('#dfe3e2'),
    cloudCover: 0.5,
    haze: linear('#94b0c2'),
    light: [0.85, 0.85, 0.78],
    dark: false,
  },
  dusk: {
    zenith: linear('#2b3358'),
    horizon: linear('#c07848'),
    glow: linear('#ffb765'),
    cloud: linear('#8a5a58'),
    cloudCover: 0.55,
    haze: linear('#8a6470'),
    light: [0.72, 0.5, 0.4],
    dark: true,
  },
  night: {
    zenith: linear('#0c1530'),
    horizon: linear('#2f4768'),
    glow: linear('#a8c4e8'),
    cloud: linear('#34425e'),
    cloudCover: 0.45,
    haze: linear('#263a58'),
    light: [0.2, 0.26, 0.38],
    dark: true,
  },
}

const toned = (palette: Palette, mood: Mood): Palette => {
  if (mood === 'bright') return { ...palette, cloudCover: palette.cloudCover - 0.12 }
  if (mood === 'calm') return palette
  const grey = mood === 'stormy' ? 0.55 : 0.35
  const dim = mood === 'stormy' ? 0.55 : 0.42
  const tone = (color: Vector): Vector => {
    const l = color[0] * 0.3 + color[1] * 0.59 + color[2] * 0.11
    return scale(blend(color, [l * 0.92, l * 0.98, l * 1.08], grey), dim)
  }
  return {
    ...palette,
    zenith: tone(palette.zenith),
    horizon: tone(palette.horizon),
    glow: tone(palette.glow),
    cloud: tone(palette.cloud),
    haze: tone(palette.haze),
    light: scale(palette.light, dim + 0.15),
    cloudCover: palette.cloudCover + 0.2,
  }
}

const sky = ({ x, y, seed, palette }: Spot): Vector => {
  const height = clamp(y + 0.5, 0, 1)
  const base = blend(palette.horizon, palette.zenith, ease(0.15, 1, height))
  const drift = fractal(x * 1.7 + seed, y * 4.2 + x * 0.8, seed + 2)
  const billow = fractal(x * 3.1 + drift * 1.4 + seed, y * 6.5, seed + 9)
  const cover = ease(
    1 - palette.cloudCover - 0.1,
    1 - palette.cloudCover + 0.3,
    drift * 0.55 + billow * 0.5,
  )
  const lit = ease(0.35, 0.75, fractal(x * 3.1 + drift + seed - 0.12, y * 6.5 + 0.3, seed + 9))
  const cloud = blend(scale(palette.cloud, 0.62), blend(palette.cloud, palette.glow, 0.3), lit)
  const withClouds = blend(base, cloud, cover * 0.85)
  const d2 = (x + 0.32) ** 2 * 1.6 + (y + 0.02) ** 2 * 3
  return blend(withClouds, palette.glow, 0.62 * Math.exp(-d2 * 6))
}

const stars = (spot: Spot, color: Vector): Vector => {
  const [x, y] = [spot.x * 90, spot.y * 90]
  const chance = lattice(Math.floor(x), Math.floor(y), spot.seed)
  if (chance < 0.975) return color
  const distance = Math.hypot(x - Math.floor(x) - 0.5, y - Math.floor(y) - 0.5)
  const light = ease(0.45, 0, distance) * (chance - 0.97) * 26
  return [color[0] + light, color[1] + light, color[2] + light]
}

/** One range of land: everything below a broken line, fading with distance and lit from the left. */
interface Land {
  readonly level: number
  readonly height: number
  readonly frequency: number
  /** 0 for rolling, 1 for jagged. */
  readonly jagged: number
  readonly color: Vector
  readonly haze: number
  readonly snow?: number
}

const land = (spot: Spot, behind: Vector, range: Land, index: number): Vector => {
  const { x, y, seed, palette } = spot
  const u = x * range.frequency + seed * 0.37 + index * 17.3
  const rolling = fractal(u, index * 3.7, 5)
  const ridged = 1 - Math.abs(2 * fractal(u * 1.3, index * 7.1, 8) - 1)
  const crest = range.level + range.height * (mix(rolling, ridged, range.jagged) - 0.45)
  const inside = ease(-0.006 - range.haze * 0.008, 0.006, crest - y)
  if (inside === 0) return behind
  const depth = crest - y
  const texture = fractal(x * 9 + depth * 3, y * 14, index + 20) - 0.5
  const slope = fractal(u + 0.06, index * 3.7, 5) - fractal(u - 0.06, index * 3.7, 5)
  const shade = clamp(0.8 - slope * 3.2 + texture * 1.3 + ease(0.05, 0, depth) * 0.35, 0.2, 1.9)
  const lit: Vector = [
    range.color[0] * palette.light[0] * shade,
    range.color[1] * palette.light[1] * shade,
    range.color[2] * palette.light[2] * shade,
  ]
  const snow = range.snow ? ease(0.2, 0.02, depth + texture * 0.12) * range.snow : 0
  const topped = blend(lit, scale(palette.light, 0.85 * shade), snow)
  return blend(behind, blend(topped, palette.haze, range.haze), inside)
}

const lands = (spot: Spot, start: Vector, ranges: readonly Land[]): Vector =>
  ranges.reduce((behind, range, i) => land(spot, behind, range, i), start)

/** Trunks with a canopy of soft leaves, in rows that come nearer. */
const trees = (spot: Spot, behind: Vector): Vector => {
  let color = behind
  for (let row = 0; row < 4; row++) {
    const nearness = row / 3
    const count = mix(9, 3.4, nearness)
    const u = spot.x * count + spot.seed * 0.7 + row * 7.9
    const cell = Math.floor(u)
    const centre = cell + 0.3 + 0.4 * lattice(cell, row, 3)
    const sway = 0.1 * (fractal(spot.y * 2.5 + cell, row, 4) - 0.5)
    const trunk = mix(0.1, 0.17, lattice(cell, row, 5)) * (1 + 0.35 * ease(0, -0.5, spot.y))
    const inside = ease(trunk, trunk * 0.7, Math.abs(u - centre - sway))
    const side = clamp(0.5 - (u - centre - sway) / trunk, 0, 1)
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

const tinted = (color: Vector, { palette }: Spot): Vector => [
  color[0] * palette.light[0],
  color[1] * palette.light[1],
  color[2] * palette.light[2],
]

/** Blocks of houses, nearer ones taller and darker, with lit windows when it is dark. */
const houses = (spot: Spot, behind: Vector, gothic: boolean): Vector => {
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

/** A hall: dark wall, a tall window with evening light, shelves on the other side. */
const hall = (spot: Spot): Vector => {
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

/** Broken columns before the sky. */
const columns = (spot: Spot, behind: Vector): Vector => {
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

const water = (spot: Spot, behind: Vector): Vector => {
  const level = -0.08
  if (spot.y > level + 0.004) return behind
  const depth = level - spot.y
  const swell = fractal(spot.x * (5 - depth * 5), (depth * 60) / (1 + depth * 5), spot.seed)
  const base = blend(spot.palette.haze, tinted([0.03, 0.14, 0.19], spot), ease(0, 0.3, depth))
  const shine = ease(0.58, 0.8, swell) * (0.5 - depth * 0.5)
  return blend(base, spot.palette.glow, clamp(shine, 0, 0.6))
}

const GREEN: Vector = [0.24, 0.29, 0.085]
const ROCK: Vector = [0.24, 0.22, 0.21]
const SAND: Vector = [0.62, 0.42, 0.22]
const SNOW: Vector = [0.78, 0.84, 0.92]

const range = (
  level: number,
  height: number,
  frequency: number,
  jagged: number,
  color: Vector,
  haze: number,
  snow = 0,
): Land => ({ level, height, frequency, jagged, color, haze, snow })

const SCENES_PAINTED: Readonly<Record<Scene, (spot: Spot) => Vector>> = {
  studio: ({ x, y, seed, palette }) => {
    const cloth = fractal(x * 2.6 + seed, y * 2.6, 3) * 0.6 + fractal(x * 7, y * 6 + seed, 4) * 0.4
    const lamp = Math.exp(-((x + 0.16) ** 2 * 3.5 + (y - 0.04) ** 2 * 3.5))
    const tone = blend(palette.zenith, palette.horizon, clamp(0.15 + lamp * 0.55, 0, 1))
    return scale(tone, (0.16 + 0.4 * lamp) * (0.6 + 0.8 * cloth))
  },
  hills: (spot) =>
    lands(spot, sky(spot), [
      range(0.08, 0.24, 2.2, 0.8, ROCK, 0.72, 0.6),
      range(-0.02, 0.14, 1.7, 0, GREEN, 0.5),
      range(-0.12, 0.15, 1.4, 0, GREEN, 0.26),
      range(-0.25, 0.15, 1.2, 0, scale(GREEN, 0.75), 0.06),
    ]),
  forest: (spot) =>
    trees(
      spot,
      blend(
        blend(
          spot.palette.haze,
          spot.palette.glow,
          0.5 * Math.exp(-(spot.x ** 2 + spot.y ** 2) * 7),
        ),
        tinted([0.06, 0.08, 0.03], spot),
        ease(-0.18, -0.42, spot.y),
      ),
    ),
  mountains: (spot) =>
    lands(spot, sky(spot), [
      range(0.16, 0.3, 1.6, 1, ROCK, 0.66, 1),
      range(0.02, 0.3, 1.9, 1, ROCK, 0.4, 0.9),
      range(-0.2, 0.26, 2.1, 0.8, scale(ROCK, 0.7), 0.14, 0.2),
      range(-0.38, 0.14, 1.4, 0, scale(GREEN, 0.6), 0.04),
    ]),
  desert: (spot) =>
    lands(spot, sky(spot), [
      range(-0.04, 0.14, 1.9, 0.5, scale(SAND, 0.8), 0.6),
      range(-0.16, 0.16, 1.2, 0.15, SAND, 0.28),
      range(-0.3, 0.2, 0.8, 0.1, SAND, 0.06),
    ]),
  sea: (spot) => water(spot, lands(spot, sky(spot), [range(-0.05, 0.1, 2.4, 0.6, ROCK, 0.74)])),
  city: (spot) => houses(spot, sky(spot), false),
  castle: (spot) =>
    lands(
      spot,
      houses(spot, lands(spot, sky(spot), [range(0.02, 0.24, 1.7, 0.8, ROCK, 0.75, 0.4)]), true),
      [range(-0.3, 0.14, 1.3, 0, scale(GREEN, 0.7), 0.08)],
    ),
  space: (spot) => {
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
  },
  arctic: (spot) =>
    lands(spot, sky(spot), [
      range(0.02, 0.24, 1.9, 0.9, SNOW, 0.62),
      range(-0.14, 0.16, 1.5, 0.5, SNOW, 0.34),
      range(-0.3, 0.12, 1, 0, SNOW, 0.06),
    ]),
  interior: hall,
  ruins: (spot) =>
    lands(
      spot,
      columns(spot, lands(spot, sky(spot), [range(-0.06, 0.16, 1.6, 0.3, GREEN, 0.55)])),
      [range(-0.34, 0.12, 1.4, 0.2, scale(ROCK, 0.9), 0.08)],
    ),
}

const fractal = (x: number, y: number, z: number): number =>
  0.54 * noise(x, y, z) +
  0.28 * noise(x * 2.1, y * 2.1, z + 5) +
  0.18 * noise(x * 4.3, y * 4.3, z + 11)

/** Value noise in the plane, 0 to 1; z chooses one of many planes. */
const noise = (x: number, y: number, z: number): number => {
  const [i, j] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [ease(0, 1, x - i), ease(0, 1, y - j)]
  const k = Math.floor(z)
  return mix(
    mix(lattice(i, j, k), lattice(i + 1, j, k), u),
    mix(lattice(i, j + 1, k), lattice(i + 1, j + 1, k), u),
    v,
  )
}

/** From 0 to 1 for each point of a grid, the same on every machine. */
export const lattice = (i: number, j: number, k: number): number => {
  let h = (Math.imul(i, 374761393) + Math.imul(j, 668265263) + Math.imul(k, 1274126177)) | 0
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) & 0xffff) / 65536
}
