import type { Hex } from '../spec/CharacterSpec.ts'
import type { Random } from '../spec/random.ts'
import type { Outline, Patch, Point } from './Sketch.ts'

export type Finish = Partial<Pick<Patch, 'foot' | 'far' | 'lit' | 'soft'>>

const patch = (outline: Outline, color: Patch['color'], finish: Finish): Patch => ({
  outline,
  color,
  foot: finish.foot,
  far: finish.far ?? 0,
  lit: finish.lit ?? 0,
  soft: finish.soft ?? 0,
})

export const polygon = (
  points: readonly Point[],
  color: Patch['color'],
  finish: Finish = {},
): Patch => patch({ kind: 'polygon', points }, color, finish)

export const box = (
  left: number,
  bottom: number,
  right: number,
  top: number,
  color: Patch['color'],
  finish: Finish = {},
): Patch =>
  polygon(
    [
      [left, bottom],
      [left, top],
      [right, top],
      [right, bottom],
    ],
    color,
    finish,
  )

/** An x just beyond the right edge of the widest picture. */
export const EDGE = 0.85

/** Fills everything below `top`. */
export const floor = (top: number, color: Patch['color'], finish: Finish = {}): Patch =>
  box(-EDGE, -0.6, EDGE, top, color, finish)

export const wall = (color: Patch['color'], finish: Finish = {}): Patch => floor(0.6, color, finish)

export const disc = (
  x: number,
  y: number,
  radius: number,
  color: Patch['color'],
  finish: Finish & { readonly height?: number } = {},
): Patch =>
  patch(
    { kind: 'ellipse', center: [x, y], radii: [radius, finish.height ?? radius] },
    color,
    finish,
  )

export const glow = (x: number, y: number, radius: number, color: Hex): Patch =>
  patch({ kind: 'glow', center: [x, y], radius }, color, { lit: 1 })

/** A strip from one point to another. */
export const strip = (
  from: Point,
  to: Point,
  width: number,
  color: Hex,
  finish: Finish & { readonly end?: number } = {},
): Patch => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const [nx, ny] = [-dy / length / 2, dx / length / 2]
  const end = finish.end ?? width
  return polygon(
    [
      [from[0] + nx * width, from[1] + ny * width],
      [to[0] + nx * end, to[1] + ny * end],
      [to[0] - nx * end, to[1] - ny * end],
      [from[0] - nx * width, from[1] - ny * width],
    ],
    color,
    finish,
  )
}

/** An opening with a round top, or a pointed one. */
export const arch = (
  x: number,
  bottom: number,
  half: number,
  top: number,
  color: Patch['color'],
  finish: Finish & { readonly pointed?: boolean } = {},
): Patch => {
  const rise = half * (finish.pointed ? 1.8 : 1)
  const side = (share: number): Point => {
    const turn = (share * Math.PI) / 2
    const out = finish.pointed ? 1 - share ** 2 : Math.cos(turn)
    return [out * half, top - rise + rise * (finish.pointed ? share : Math.sin(turn))]
  }
  const right = [0, 0.25, 0.5, 0.75, 1].map(side)
  const left = right.slice(0, -1).reverse()
  return polygon(
    [
      [x - half, bottom],
      [x + half, bottom],
      ...right.map(([dx, y]): Point => [x + dx, y]),
      ...left.map(([dx, y]): Point => [x - dx, y]),
    ],
    color,
    finish,
  )
}

/** Land below an uneven line: `jagged` for rocks, rolling otherwise. */
export const ridge = (
  random: Random,
  level: number,
  height: number,
  color: Hex,
  finish: Finish & { readonly jagged?: boolean } = {},
): Patch => {
  const phase = random() * 6
  const steps = finish.jagged ? 16 : 26
  const line = Array.from({ length: steps + 1 }, (_, i): Point => {
    const x = -EDGE + (2 * EDGE * i) / steps
    const rise = finish.jagged
      ? random() - 0.5
      : 0.6 * Math.sin(x * 5 + phase) + 0.3 * Math.sin(x * 11 + phase * 2)
    return [x, level + height * rise]
  })
  return polygon([[-EDGE, -0.6], ...line, [EDGE, -0.6]], color, finish)
}

/** A rounded, uneven shape: leaves, a rock, smoke. */
export const blob = (
  random: Random,
  x: number,
  y: number,
  radius: number,
  color: Hex,
  finish: Finish & { readonly height?: number } = {},
): Patch => {
  const height = finish.height ?? radius
  const points = Array.from({ length: 10 }, (_, i): Point => {
    const turn = (i / 10) * 2 * Math.PI
    const out = 0.8 + 0.4 * random()
    return [x + radius * out * Math.cos(turn), y + height * out * Math.sin(turn)]
  })
  return polygon(points, color, finish)
}

/** Joins what `draw` returns for 0 to `count` - 1. */
export const many = (count: number, draw: (i: number) => readonly Patch[]): readonly Patch[] =>
  Array.from({ length: count }, (_, i) => draw(i)).flat()

/** Draws the same thing on both sides; `side` is -1 on the left and 1 on the right. */
export const bothSides = (draw: (side: -1 | 1) => readonly Patch[]): readonly Patch[] => [
  ...draw(-1),
  ...draw(1),
]

/** A random number from `low` to `high`. */
export const between = (random: Random, low: number, high: number): number =>
  low + (high - low) * random()
