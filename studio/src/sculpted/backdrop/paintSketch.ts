import type { CharacterSpec, Hex } from '../../spec/CharacterSpec.ts'
import { seededRandom } from '../../spec/random.ts'
import type { Outline, Patch, Point } from '../../scenery/Sketch.ts'
import { SKETCHES, type SketchedScene } from '../../scenery/sketches.ts'
import { cachedBySquare } from '../cachedBySquare.ts'
import { linear } from '../color.ts'
import { fractal } from '../noise.ts'
import type { Backdrop } from './Backdrop.ts'
import { add, blend, clamp, ease, scale, type Vector } from '../../kernel/vector.ts'

/** How a style paints a sketch. */
export interface Medium {
  readonly sky: Backdrop
  /** The light that falls on the scene. */
  readonly light: Vector
  /** The color that distance fades into. */
  readonly haze: Vector
  /** Softness of edges, in picture heights. */
  readonly edge: number
  /** How uneven the paint is, 0 to 1. */
  readonly grain: number
  /** Changes every color, such as to a pastel. */
  readonly tone: (color: Vector) => Vector
}

export const paintSketch = (
  scene: SketchedScene,
  { background, seed }: CharacterSpec,
  medium: Medium,
): Backdrop => {
  const night = background.time === 'night'
  const dark = night || background.time === 'dusk'
  const patches = SKETCHES[scene].draw({ random: seededRandom(seed), dark, night })
  const near = inCells(patches.map((patch) => paintPatch(patch, medium)).reverse())
  return (x, y) => {
    const uneven = medium.grain > 0 ? medium.grain * (fractal(x * 13, y * 13, 5) - 0.5) : 0
    let [red, green, blue] = [0, 0, 0]
    let open = 1
    for (const patch of near(x, y)) {
      const cover = patch.cover(x, y) * open
      if (cover <= 0) continue
      const color = patch.sky ? medium.sky(x, y) : patch.color(y)
      const light = cover * (1 + uneven * patch.matte)
      red += color[0] * light
      green += color[1] * light
      blue += color[2] * light
      if (!patch.glows) open -= cover
      if (open < 0.01) return [red, green, blue]
    }
    return add([red, green, blue], scale(medium.sky(x, y), open))
  }
}

/** A patch as a style paints it. */
interface PaintedPatch {
  readonly low: Point
  readonly high: Point
  /** Whether it shows the sky. */
  readonly sky: boolean
  /** Whether it adds its light instead of hiding what is behind it. */
  readonly glows: boolean
  /** How uneven its paint looks; light has no texture. */
  readonly matte: number
  readonly cover: (x: number, y: number) => number
  readonly color: (y: number) => Vector
}

const paintPatch = (patch: Patch, medium: Medium): PaintedPatch => {
  const { outline, lit } = patch
  const edge = medium.edge + patch.soft
  const [low, high] = bounds(outline, edge)
  const cover = coverOf(outline, edge)
  return {
    ...{ low, high, sky: patch.color === 'sky', glows: outline.kind === 'glow', matte: 1 - lit },
    cover: (x, y) => (x < low[0] || x > high[0] || y < low[1] || y > high[1] ? 0 : cover(x, y)),
    color: colorOf(patch, low[1], high[1], medium),
  }
}

const colorOf = (
  patch: Patch,
  bottom: number,
  top: number,
  medium: Medium,
): ((y: number) => Vector) => {
  const color = paintOf(patch.color === 'sky' ? '#ffffff' : patch.color, patch, medium)
  if (patch.foot === undefined) return () => color
  const foot = paintOf(patch.foot, patch, medium)
  // Walls extend beyond the picture, so their gradient covers the visible part.
  const [from, to] = [Math.max(bottom, -0.5), Math.min(top, 0.5)]
  return (y) => blend(foot, color, clamp((y - from) / (to - from), 0, 1))
}

const paintOf = (hex: Hex, { far, lit }: Patch, { light, haze, tone }: Medium): Vector => {
  const own = tone(linear(hex))
  const lighted: Vector = [own[0] * light[0], own[1] * light[1], own[2] * light[2]]
  return blend(blend(lighted, haze, far), own, lit)
}

/** How much of a point the outline covers, 0 to 1. */
const coverOf = (outline: Outline, edge: number): ((x: number, y: number) => number) => {
  if (outline.kind === 'polygon') {
    const { points } = outline
    return (x, y) => ease(-edge, edge, depthInPolygon(points, x, y))
  }
  const [cx, cy] = outline.center
  if (outline.kind === 'glow') {
    const { radius } = outline
    return (x, y) => {
      const d2 = ((x - cx) ** 2 + (y - cy) ** 2) / radius ** 2
      return d2 > 1 ? 0 : (1 - d2) ** 2 * Math.exp(-2.5 * d2)
    }
  }
  const [rx, ry] = outline.radii
  const least = Math.min(rx, ry)
  return (x, y) => {
    const share = Math.sqrt(((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2)
    return ease(-edge, edge, (1 - share) * least)
  }
}

/** How far inside the polygon a point is; below zero outside. */
const depthInPolygon = (points: readonly Point[], x: number, y: number): number => {
  let [nearest, inside] = [Infinity, false]
  let before = points.at(-1) ?? [0, 0]
  for (const point of points) {
    const [ex, ey] = [before[0] - point[0], before[1] - point[1]]
    const [px, py] = [x - point[0], y - point[1]]
    const t = clamp((px * ex + py * ey) / (ex * ex + ey * ey || 1), 0, 1)
    nearest = Math.min(nearest, (px - ex * t) ** 2 + (py - ey * t) ** 2)
    if (point[1] > y !== before[1] > y && px < (ex * py) / ey) inside = !inside
    before = point
  }
  return Math.sqrt(nearest) * (inside ? 1 : -1)
}

const bounds = (outline: Outline, edge: number): readonly [low: Point, high: Point] => {
  if (outline.kind === 'polygon') {
    const xs = outline.points.map(([x]) => x)
    const ys = outline.points.map(([, y]) => y)
    return [
      [Math.min(...xs) - edge, Math.min(...ys) - edge],
      [Math.max(...xs) + edge, Math.max(...ys) + edge],
    ]
  }
  const [x, y] = outline.center
  const [rx, ry] = outline.kind === 'glow' ? [outline.radius, outline.radius] : outline.radii
  return [
    [x - rx - edge, y - ry - edge],
    [x + rx + edge, y + ry + edge],
  ]
}

/** The side of the squares by which patches are looked up. */
const CELL = 1 / 40

/** Finds the patches that may cover a point, in their order. */
const inCells = (
  patches: readonly PaintedPatch[],
): ((x: number, y: number) => readonly PaintedPatch[]) => {
  const patchesIn = cachedBySquare((i, j) => {
    const [left, bottom] = [i * CELL, j * CELL]
    return patches.filter(
      ({ low, high }) =>
        low[0] < left + CELL && high[0] > left && low[1] < bottom + CELL && high[1] > bottom,
    )
  })
  return (x, y) => patchesIn(Math.floor(x / CELL), Math.floor(y / CELL))
}
