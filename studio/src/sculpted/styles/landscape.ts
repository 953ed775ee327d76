import type { CharacterSpec, Hex, Mood, Time } from '../../spec/CharacterSpec.ts'
import {
  SKETCHES,
  isSketched,
  type SketchedScene,
  type StyledScene,
} from '../../scenery/sketches.ts'
import type { Backdrop } from '../backdrop/Backdrop.ts'
import { paintSketch } from '../backdrop/paintSketch.ts'
import { cachedBySquare } from '../cachedBySquare.ts'
import { lattice } from '../noise.ts'
import { linear } from '../color.ts'
import { blend, clamp, ease, mix, scale, type Vector } from '../../kernel/vector.ts'

export interface Sky {
  readonly zenith: Vector
  readonly horizon: Vector
  readonly cloud: Vector
  /** The linear light on the land. */
  readonly light: Vector
}

/** The colors of a sky at the zenith, at the horizon and in the clouds, and the linear light on the land. */
export const skyOf = (zenith: Hex, horizon: Hex, cloud: Hex, light: Vector): Sky => ({
  zenith: linear(zenith),
  horizon: linear(horizon),
  cloud: linear(cloud),
  light,
})

/** How a style draws the land and sky of every scene. Lengths are fractions of the picture's height. */
export interface LandscapeLook {
  readonly skies: Readonly<Record<Time, Sky>>
  /** The side of the squares that everything is made of; 0 for none. */
  readonly squares: number
  /** How much the land takes on the color of the sky from row to row. */
  readonly haze: number
  /** A color blended into the land: `share` is 0 for none, 1 for nothing else; sketches use 0.6 of it. */
  readonly tint: { readonly color: Vector; readonly share: number }
  /** The softness of edges. */
  readonly edge: number
  /** How much lighter than the rest the tops of hills, trees and clouds are. */
  readonly relief: number
  /** Whether green land has trees with round crowns. */
  readonly trees: boolean
}

type Shape = 'round' | 'pointed' | 'towers' | 'flat'

interface Land {
  readonly shape: Shape
  readonly near: Vector
  readonly far: Vector
  readonly trees?: boolean
}

const GREEN = linear('#5fae3c')
const LANDS: Readonly<Record<StyledScene, Land>> = {
  studio: { shape: 'round', near: GREEN, far: linear('#7cc05a') },
  hills: { shape: 'round', near: GREEN, far: linear('#7cc05a'), trees: true },
  forest: { shape: 'round', near: linear('#3f8a3a'), far: linear('#2f7040'), trees: true },
  mountains: { shape: 'pointed', near: linear('#6a9a58'), far: linear('#8a93a8') },
  desert: { shape: 'round', near: linear('#e0b468'), far: linear('#c98c50') },
  sea: { shape: 'flat', near: linear('#2f86c8'), far: linear('#4fa4d8') },
  space: { shape: 'round', near: linear('#7d7790'), far: linear('#5a5478') },
  arctic: { shape: 'pointed', near: linear('#e6eef6'), far: linear('#a8c4dc') },
  interior: { shape: 'flat', near: linear('#8a5a36'), far: linear('#a87248') },
  ruins: { shape: 'towers', near: linear('#9a8c6a'), far: linear('#b0a888') },
}
const MOOD_LIGHT: Readonly<Record<Mood, number>> = {
  calm: 1,
  bright: 1.1,
  stormy: 0.62,
  ominous: 0.5,
}

/** Land in three rows under a sky with puffy clouds. */
export const landscape =
  (look: LandscapeLook) =>
  (spec: CharacterSpec): Backdrop => {
    const { background, seed } = spec
    if (isSketched(background.scene)) return sketchBackdrop(background.scene, spec, look)
    const land = LANDS[background.scene]
    const sky = moody(
      background.scene === 'space' ? SPACE : look.skies[background.time],
      background.mood,
    )
    const start = (seed % 1000) * 0.137
    const starry = background.scene === 'space' || background.time === 'night'
    const paint = (x: number, y: number): Vector => {
      if (background.scene === 'interior') return room(x, y, land, sky, look)
      let color = paintSky(x, y, sky, look, start, starry)
      for (const i of ROWS.keys()) {
        const base = blend(blend(land.far, land.near, i / 2), look.tint.color, look.tint.share)
        const lit: Vector = [base[0] * sky.light[0], base[1] * sky.light[1], base[2] * sky.light[2]]
        const tone = blend(lit, sky.horizon, look.haze * (1 - i / 2))
        if (land.trees && look.trees) color = paintTrees(x, y, i, start, tone, color, look)
        const depth = crest(land.shape, x + start + i * 7.3, i) - y
        const cover = ease(-look.edge, look.edge, depth)
        const shade = 1 + look.relief * (ease(0.07, 0, depth) - 0.35 * ease(0, 0.4, depth))
        color = blend(color, scale(tone, shade * grain(x, y, look)), cover)
      }
      return color
    }
    return look.squares > 0 ? inSquares(paint, look.squares) : paint
  }

/** A sketch in the style's colors, with crisp edges. */
const sketchBackdrop = (
  scene: SketchedScene,
  spec: CharacterSpec,
  look: LandscapeLook,
): Backdrop => {
  const { time, mood } = spec.background
  const sky = moody(look.skies[time], mood)
  const start = (spec.seed % 1000) * 0.137
  const { open } = SKETCHES[scene]
  const paint = paintSketch(scene, spec, {
    sky: (x, y) => paintSky(x, y, sky, look, start, time === 'night'),
    light: open ? sky.light : blend(INDOORS, sky.light, 0.4),
    haze: open ? sky.horizon : blend(INDOORS, sky.horizon, 0.4),
    edge: Math.max(0.002, look.edge / 2),
    grain: 0,
    tone: (color) => blend(color, look.tint.color, look.tint.share * 0.6),
  })
  return look.squares > 0 ? inSquares(paint, look.squares) : paint
}
const INDOORS: Vector = [0.85, 0.78, 0.68]

/** Paints each square once, in the color of its middle. */
const inSquares = (paint: Backdrop, side: number): Backdrop => {
  const square = cachedBySquare((i, j) => paint((i + 0.5) * side, (j + 0.5) * side))
  return (x, y) => square(Math.floor(x / side), Math.floor(y / side))
}

const ROWS = [
  { level: -0.02, height: 0.2, width: 0.42 },
  { level: -0.16, height: 0.17, width: 0.56 },
  { level: -0.34, height: 0.16, width: 0.8 },
] as const
const SPACE: Sky = {
  zenith: linear('#0a0c26'),
  horizon: linear('#2c2458'),
  cloud: linear('#3a2f70'),
  light: [0.7, 0.68, 0.85],
}

const moody = (sky: Sky, mood: Mood): Sky => {
  const light = MOOD_LIGHT[mood]
  return {
    zenith: scale(sky.zenith, light),
    horizon: scale(sky.horizon, light),
    cloud: scale(sky.cloud, light),
    light: scale(sky.light, mix(1, light, 0.6)),
  }
}

/** Makes every square a little different, like tiles of one kind. */
const grain = (x: number, y: number, { squares }: LandscapeLook): number =>
  squares > 0 ? 0.9 + 0.2 * lattice(Math.round(x / squares), Math.round(y / squares), 77) : 1

const paintSky = (
  x: number,
  y: number,
  sky: Sky,
  look: LandscapeLook,
  start: number,
  starry: boolean,
): Vector => {
  let color = blend(sky.horizon, sky.zenith, ease(-0.05, 0.5, y))
  if (starry) color = stars(x, y, color)
  for (const [i, height] of [0.16, 0.34].entries()) {
    const { cover, light } = cloud(x + start * 3 + i * 0.37, y - height, 0.62, look)
    const tone = scale(sky.cloud, 1 - 0.25 * look.relief * (1 - light))
    color = blend(color, tone, cover * (starry ? 0.35 : 0.92))
  }
  return color
}

/** Clouds of a row: balls on a flat base. */
const cloud = (
  x: number,
  y: number,
  spacing: number,
  look: LandscapeLook,
): { readonly cover: number; readonly light: number } => {
  const cell = Math.floor(x / spacing)
  const middle = (cell + 0.5 + 0.3 * (lattice(cell, 1, 5) - 0.5)) * spacing
  const size = 0.05 + 0.035 * lattice(cell, 2, 5)
  let inside = -1
  for (const [dx, dy, r] of BALLS) {
    const d = r * size - Math.hypot(x - middle - dx * size, y - dy * size)
    inside = Math.max(inside, d)
  }
  const base = y + size * 0.35
  return {
    cover: ease(-look.edge, look.edge, Math.min(inside, base)),
    light: ease(-0.4, 0.8, y / size),
  }
}
const BALLS = [
  [-1.5, -0.05, 0.7],
  [-0.6, 0.4, 0.95],
  [0.5, 0.3, 1.05],
  [1.4, -0.05, 0.75],
] as const

const stars = (x: number, y: number, color: Vector): Vector => {
  const [i, j] = [Math.floor(x * 48), Math.floor(y * 48)]
  const d = Math.hypot(x * 48 - i - 0.5, y * 48 - j - 0.5)
  const light = lattice(i, j, 9) > 0.9 ? ease(0.26, 0.1, d) * 0.7 : 0
  return [color[0] + light, color[1] + light, color[2] + light]
}

/** Height of a row's edge. */
const crest = (shape: Shape, x: number, index: number): number => {
  const { level, height, width } = ROWS[index] ?? ROWS[2]
  if (shape === 'flat') return level + 0.004 * Math.sin(x * 70)
  const pitch = shape === 'towers' ? width * 0.36 : width
  const cell = Math.floor(x / pitch)
  let top = 0
  for (let i = cell - 1; i <= cell + 1; i++) {
    const tall = 0.45 + 0.55 * lattice(i, index, 3)
    const across = Math.abs(x / pitch - i - 0.5 - 0.3 * (lattice(i, index, 4) - 0.5))
    top = Math.max(top, tall * PROFILES[shape](across))
  }
  return level + height * (shape === 'towers' ? 1.5 : 1) * top
}
const PROFILES: Readonly<Record<Exclude<Shape, 'flat'>, (across: number) => number>> = {
  round: (across) => Math.sqrt(Math.max(0, 1 - (across / 0.85) ** 2)),
  pointed: (across) => 1.5 * Math.max(0, 1 - across / 0.8),
  towers: (across) => (across < 0.36 ? 1 : across < 0.42 ? 1.1 : 0.15),
}

/** A row of trees with round crowns along the row's edge. */
const paintTrees = (
  x: number,
  y: number,
  index: number,
  start: number,
  land: Vector,
  behind: Vector,
  look: LandscapeLook,
): Vector => {
  const size = 0.055 + 0.02 * index
  const spacing = size * 2.9
  const u = x + start + index * 7.3
  const cell = Math.floor(u / spacing)
  if (lattice(cell, index, 12) < 0.35) return behind
  const middle = (cell + 0.5) * spacing
  const foot = crest('round', middle, index)
  const center = foot + size * 1.35
  const trunk = Math.abs(u - middle) < size * 0.2 && y < center && y > foot - 0.05
  const withTrunk = trunk ? blend(land, linear('#6b4428'), 0.75) : behind
  const d = size - Math.hypot(u - middle, y - center)
  const round = ease(-0.9, 0.9, (y - center - (u - middle) * 0.6) / size)
  const crown = scale(
    [land[0] * 0.62, land[1] * 0.8, land[2] * 0.66],
    1 + look.relief * (round - 0.5),
  )
  return blend(withTrunk, scale(crown, grain(x, y, look)), ease(-look.edge, look.edge, d))
}

/** A wall with a window, above a wooden floor. */
const room = (x: number, y: number, land: Land, sky: Sky, look: LandscapeLook): Vector => {
  const paper = blend(blend(land.far, linear('#f0d8b0'), 0.55), look.tint.color, look.tint.share)
  const wall = scale(paper, 0.55 + 0.25 * ease(0.7, -0.4, x))
  const [wx, wy] = [Math.abs(x + 0.3), Math.abs(y - 0.2)]
  const d = 0.15 - Math.max(wx, wy)
  const glass = blend(sky.horizon, sky.zenith, ease(0.05, 0.35, y))
  const pane = Math.min(wx, wy) < 0.008 || d < 0.018 ? scale(land.near, 0.8) : glass
  const withWindow = blend(wall, pane, ease(-look.edge, look.edge, d))
  const boards = scale(land.near, 0.75 + 0.2 * lattice(Math.floor(y * 14), 3, 4))
  return scale(
    blend(withWindow, boards, ease(-look.edge, look.edge, -0.2 - y)),
    clamp(grain(x, y, look), 0.8, 1.2),
  )
}
