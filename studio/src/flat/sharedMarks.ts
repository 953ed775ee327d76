import { dyesOf } from '../garments/cuts.ts'
import type { CharacterSpec, Mark } from '../spec/CharacterSpec.ts'
import { darken } from './palette.ts'
import type { Pen } from './Pen.ts'
import { oval, pairOf } from './penned.ts'
import { bothSides } from './shapes.ts'
import type { Svg } from './svg.ts'

/** Where a style has the facial features, and half the width of the face at their height. */
export interface FacePlaces {
  readonly eye: { readonly x: number; readonly y: number; readonly radius: number }
  readonly nose: number
  readonly mouth: number
  readonly half: number
  readonly chin: number
}

type Draw = (pen: Pen, face: FacePlaces, spec: CharacterSpec) => Svg

const BLACK = '#211d26'
const RED = '#b3202a'
const GOLD = '#c9a23c'
const STEEL = '#a4abb4'
const SEAM = '#6a2a30'

/** A seam with cross stitches from one point to another. */
const seam = (
  pen: Pen,
  [x, y]: readonly [number, number],
  [dx, dy]: readonly [number, number],
): Svg =>
  pen.line(`M${x},${y} l${dx},${dy}`, SEAM, 6) +
  [0.1, 0.37, 0.63, 0.9]
    .map((t) =>
      pen.line(
        `M${x + dx * t - dy * 0.16},${y + dy * t + dx * 0.16} l${dy * 0.32},${-dx * 0.32}`,
        BLACK,
        5,
      ),
    )
    .join('')

/** Marks on the skin, drawn before the features, which cover them. */
const ON_SKIN: Partial<Record<Mark, Draw>> = {
  stitches: (pen, { eye, mouth, half }) =>
    seam(pen, [-half * 0.6, eye.y - eye.radius - 60], [half * 0.6, -24]) +
    seam(pen, [half * 0.44, mouth - 40], [half * 0.2, 70]),
  'face-tattoo': (pen, { eye, mouth, half }) =>
    pen.line(
      `M${half * 0.4},${mouth - 30} q${half * 0.34},10 ${half * 0.36},-30 q-6,-34 -34,-16 q-10,20 8,24 M${half * 0.36},${mouth + 14} q${half * 0.2},20 ${half * 0.4},-14 M${eye.x - 20},${eye.y - eye.radius - 30} q50,-50 ${half * 0.4},10 M${eye.x},${eye.y - eye.radius - 64} q40,-20 70,14`,
      '#27414f',
      9,
    ),
  'clown-makeup': (pen, { eye, mouth, half, chin }) =>
    pen.shape(oval(0, (eye.y + mouth) / 2 - 10, half * 0.86, (chin - eye.y) * 0.82), '#f6f4ee') +
    pen.shape(
      `M${-half * 0.56},${mouth - 40} Q${-half * 0.3},${mouth + 4} 0,${mouth - 8} Q${half * 0.3},${mouth + 4} ${half * 0.56},${mouth - 40} Q${half * 0.4},${mouth + 52} 0,${mouth + 46} Q${-half * 0.4},${mouth + 52} ${-half * 0.56},${mouth - 40}Z`,
      RED,
    ) +
    pairOf(
      pen,
      (side) =>
        `M${side * eye.x},${eye.y - eye.radius - 56} l16,52 l-16,${eye.radius * 2 + 62} l-16,${-eye.radius * 2 - 62}Z`,
      '#33509e',
    ),
  'beauty-mark': (pen, { mouth, half }) => pen.shape(oval(half * 0.36, mouth - 36, 7), BLACK),
  bindi: (pen, { eye }) => pen.shape(oval(0, eye.y - eye.radius - 40, 13), RED),
}

/** Marks that are drawn over the features. */
const OVER_FACE: Partial<Record<Mark, Draw>> = {
  sunglasses: (pen, { eye, half }) =>
    bothSides((side) =>
      pen.line(`M${side * eye.x},${eye.y - 20} L${side * half},${eye.y - 26}`, BLACK, 12),
    ) +
    pen.line(`M${-eye.x},${eye.y - 16} H${eye.x}`, BLACK, 14) +
    pairOf(
      pen,
      (side) =>
        `M${side * (eye.x - eye.radius)},${eye.y - eye.radius * 0.6} H${side * (eye.x + eye.radius)} C${side * (eye.x + eye.radius)},${eye.y + eye.radius * 1.3} ${side * (eye.x - eye.radius)},${eye.y + eye.radius * 1.3} ${side * (eye.x - eye.radius)},${eye.y - eye.radius * 0.6}Z`,
      BLACK,
    ) +
    bothSides((side) => pen.line(`M${side * eye.x - 24},${eye.y + 6} l20,-26`, '#8d90a2', 7)),
  goggles: (pen, { eye, half }) =>
    pen.line(`M${-half},${eye.y - 10} Q0,${eye.y - 26} ${half},${eye.y - 10}`, '#5c3b28', 26) +
    pairOf(pen, (side) => oval(side * eye.x, eye.y, eye.radius + 14), '#b98a3c') +
    pairOf(pen, (side) => oval(side * eye.x, eye.y, eye.radius - 6), '#8cc4cc') +
    bothSides((side) => pen.line(`M${side * eye.x - 22},${eye.y + 4} l22,-26`, '#f2fbfb', 8)),
  'hockey-mask': (pen, { eye, nose, mouth, half, chin }) =>
    pen.shape(
      `M0,${eye.y - 190} C${half * 0.8},${eye.y - 190} ${half},${eye.y - 60} ${half * 0.94},${nose} C${half * 0.8},${chin - 30} ${half * 0.4},${chin + 6} 0,${chin + 10} C${-half * 0.4},${chin + 6} ${-half * 0.8},${chin - 30} ${-half * 0.94},${nose} C${-half},${eye.y - 60} ${-half * 0.8},${eye.y - 190} 0,${eye.y - 190}Z`,
      '#efe9d8',
    ) +
    pairOf(
      pen,
      (side) => oval(side * eye.x, eye.y + 4, eye.radius * 0.72, eye.radius * 0.52),
      BLACK,
    ) +
    pen.shape(`M0,${eye.y - 150} l26,70 h-52Z`, RED) +
    pairOf(
      pen,
      (side) => `M${side * half * 0.9},${nose} l${side * -64},-10 l${side * 40},40Z`,
      RED,
    ) +
    bothSides((side) =>
      [
        [0.2, mouth - 24],
        [0.42, mouth - 14],
        [0.14, mouth + 20],
        [0.34, mouth + 26],
        [0.56, nose + 4],
        [0.3, eye.y - 96],
        [0.5, eye.y - 84],
      ]
        .map(([x = 0, y = 0]) => pen.line(`M${side * half * x},${y} v1`, BLACK, 15))
        .join(''),
    ),
  'half-mask': (pen, { eye, nose, half }) =>
    pen.shape(
      `M6,${eye.y - 120} C${half * 0.6},${eye.y - 150} ${half},${eye.y - 90} ${half * 0.96},${eye.y} C${half * 0.9},${nose + 20} ${half * 0.6},${nose + 50} ${half * 0.34},${nose + 34} C${half * 0.2},${nose} 20,${nose + 10} 6,${nose - 4}Z M${eye.x - eye.radius * 0.8},${eye.y + 4} A${eye.radius * 0.8},${eye.radius * 0.5} 0 1 0 ${eye.x + eye.radius * 0.8},${eye.y + 4} A${eye.radius * 0.8},${eye.radius * 0.5} 0 1 0 ${eye.x - eye.radius * 0.8},${eye.y + 4}Z`,
      '#f7f5ef',
    ),
  'face-cloth': (pen, { nose, half, chin }, spec) => {
    const cloth = darken(dyesOf(spec).color, 0.35)
    return (
      pen.shape(
        `M${-half},${nose - 36} Q0,${nose - 70} ${half},${nose - 36} C${half},${chin - 40} ${half * 0.5},${chin + 20} 0,${chin + 24} C${-half * 0.5},${chin + 20} ${-half},${chin - 40} ${-half},${nose - 36}Z`,
        cloth,
      ) +
      pen.line(
        `M${-half * 0.8},${nose + 10} Q0,${nose + 40} ${half * 0.8},${nose + 4} M${-half * 0.6},${nose + 60} Q0,${nose + 96} ${half * 0.6},${nose + 54}`,
        darken(cloth, 0.4),
        6,
      )
    )
  },
  'neck-bolts': (pen, { half, chin }) =>
    pairOf(
      pen,
      (side) =>
        `M${side * half * 0.42},${chin + 12} H${side * half * 0.62} V${chin + 40} H${side * half * 0.42}Z`,
      STEEL,
    ) +
    pairOf(
      pen,
      (side) =>
        `M${side * half * 0.6},${chin - 4} H${side * half * 0.74} V${chin + 56} H${side * half * 0.6}Z`,
      STEEL,
    ),
  tear: (pen, { eye }) =>
    pen.shape(
      `M${eye.x},${eye.y + eye.radius + 4} C${eye.x + 26},${eye.y + eye.radius + 44} ${eye.x + 18},${eye.y + eye.radius + 64} ${eye.x},${eye.y + eye.radius + 64} C${eye.x - 18},${eye.y + eye.radius + 64} ${eye.x - 26},${eye.y + eye.radius + 44} ${eye.x},${eye.y + eye.radius + 4}Z`,
      '#8fd0ee',
    ),
  'nose-ring': (pen, { nose }) => pen.line(`M10,${nose + 6} a17,17 0 1 0 26,6`, GOLD, 9),
  'clown-nose': (pen, { nose }) => pen.shape(oval(0, nose, 40), '#d8342e'),
  bandage: (pen, { nose }) =>
    pen.shape(`M-64,${nose - 50} H64 a17,17 0 0 1 0,36 H-64 a17,17 0 0 1 0,-36Z`, '#dfb48c') +
    pen.shape(`M-20,${nose - 50} H20 V${nose - 14} H-20Z`, '#f0d6b8'),
}

export const sharedOnSkin = (spec: CharacterSpec, face: FacePlaces, pen: Pen): Svg =>
  spec.marks.map((mark) => ON_SKIN[mark]?.(pen, face, spec) ?? '').join('')

export const sharedOverFace = (spec: CharacterSpec, face: FacePlaces, pen: Pen): Svg =>
  spec.marks.map((mark) => OVER_FACE[mark]?.(pen, face, spec) ?? '').join('')
