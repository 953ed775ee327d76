import type { CharacterSpec, Mark } from '../../../spec/CharacterSpec.ts'
import { lookOf } from '../../../figure/pose.ts'
import { dyesOf } from '../../../garments/cuts.ts'
import { darker, linear, luminance } from '../../color.ts'
import { blend, type Vector } from '../../../kernel/vector.ts'
import { GOLD, INK, RED, shade, WHITE } from './Blocks.ts'

/** A square of the face: columns 0 to 7 from the picture's left, rows 0 to 7 from the top. */
export type Face = (column: number, row: number, color: Vector) => void

/** Eyes, brows, mouth and marks, each in its squares. */
export const paintFace = (spec: CharacterSpec, skin: Vector, face: Face): void => {
  const { face: features, marks, species, presentation } = spec
  const iris = linear(features.eyeColor)
  const hair = linear(spec.hair.cut === 'bald' ? spec.beard.color : spec.hair.color)
  const both = (column: number, row: number, color: Vector): void => {
    face(column, row, color)
    face(7 - column, row, color)
  }
  if (marks.includes('mask') || species === 'robot') {
    for (let c = 0; c < 8; c++)
      for (const r of [3, 4]) face(c, r, species === 'robot' ? [0.02, 0.025, 0.03] : INK)
  }
  if (species === 'alien') {
    for (const r of [3, 4])
      for (const c of [1, 2]) both(c, r, r === 3 && c === 1 ? iris : darker(iris, 0.4))
  } else if (species === 'robot') {
    both(1, 4, iris)
    both(2, 4, iris)
  } else {
    if (lookOf(spec)[1] === -1) for (const column of [1, 2]) both(column, 3, shade(skin, 0.74))
    if (spec.age === 'child' || features.eyes === 'round' || features.expression === 'surprised') {
      both(1, 3, WHITE)
      both(2, 3, darker(iris, 0.5))
    }
    paintBrows(
      features.expression,
      // Brows in the color of the hair or of the skin would merge with bangs.
      blend(darker(hair, luminance(hair) > 0.4 ? 0.5 : 0), skin, 0.14),
      presentation !== 'feminine',
      both,
    )
    paintEyes(spec, iris, face)
    if (presentation === 'feminine') both(0, 4, darker(hair, 0.5))
  }
  const crease = shade(skin, 0.72)
  if (spec.age === 'old' || marks.includes('wrinkles')) {
    both(1, 5, shade(skin, 0.84))
    both(2, 5, shade(skin, 0.84))
  }
  if (marks.includes('freckles')) {
    both(1, 5, blend(skin, linear('#7a3d1e'), 0.35))
    both(0, 6, blend(skin, linear('#7a3d1e'), 0.2))
  }
  if (species !== 'robot') both(3, 5, crease)
  paintMouth(
    features.expression,
    presentation === 'feminine' ? blend(skin, RED, 0.55) : shade(skin, 0.4),
    both,
  )
  if (marks.includes('scar')) for (const r of [2, 3, 5, 6]) face(1, r, RED)
  if (marks.includes('lightning-scar'))
    for (const [c, r] of [
      [3, 2],
      [2, 3],
    ] as const)
      face(c, r, RED)
  if (marks.includes('face-paint')) {
    both(0, 5, linear('#c02820'))
    both(1, 5, linear('#c02820'))
  }
  for (const mark of marks) SQUARES[mark]?.(face, both, spec)
}

/** Marks that are nothing but squares, painted over the features. */
const SQUARES: Partial<Record<Mark, (face: Face, both: Mirrored, spec: CharacterSpec) => void>> = {
  sunglasses: (_, both) => {
    for (const column of [0, 1, 2]) both(column, 4, INK)
    both(3, 4, [0.05, 0.05, 0.06])
    both(1, 5, INK)
    both(2, 5, INK)
  },
  goggles: (_, both) => {
    both(0, 4, [0.1, 0.06, 0.04])
    both(1, 4, [0.1, 0.3, 0.36])
    both(2, 4, [0.1, 0.3, 0.36])
    both(3, 4, GOLD)
    both(1, 5, GOLD)
    both(2, 5, GOLD)
    both(1, 3, GOLD)
    both(2, 3, GOLD)
  },
  'hockey-mask': (_, both) => {
    for (const column of [0, 1, 2, 3])
      for (const row of [1, 2, 3, 4, 5, 6, 7]) both(column, row, [0.66, 0.62, 0.52])
    both(1, 4, INK)
    both(2, 4, INK)
    both(3, 1, RED)
    both(2, 2, RED)
    both(1, 6, INK)
    both(3, 6, INK)
    both(2, 7, INK)
  },
  'half-mask': (face, _, spec) => {
    for (const column of [4, 5, 6, 7]) for (const row of [2, 3, 4, 5]) face(column, row, WHITE)
    face(5, 4, linear(spec.face.eyeColor))
    face(6, 4, INK)
  },
  'face-cloth': (_, both, spec) => {
    const cloth = darker(linear(dyesOf(spec).color), 0.35)
    for (const column of [0, 1, 2, 3]) for (const row of [5, 6, 7]) both(column, row, cloth)
  },
  'neck-bolts': (_, both) => both(0, 7, [0.5, 0.52, 0.56]),
  stitches: (face) => {
    for (const column of [4, 5, 6]) face(column, 2, column === 5 ? INK : RED)
    for (const row of [5, 6, 7]) face(1, row, row === 6 ? INK : RED)
  },
  tear: (face) => face(5, 5, [0.3, 0.55, 0.85]),
  'beauty-mark': (face) => face(5, 6, [0.06, 0.03, 0.02]),
  'face-tattoo': (face) => {
    for (const [column, row] of [
      [5, 5],
      [6, 5],
      [6, 6],
      [5, 7],
      [6, 2],
      [5, 1],
    ] as const)
      face(column, row, [0.03, 0.07, 0.1])
  },
  'nose-ring': (face) => face(4, 5, GOLD),
  'clown-nose': (_, both) => {
    both(3, 5, [0.6, 0.02, 0.02])
    both(3, 4, [0.6, 0.02, 0.02])
  },
  'clown-makeup': (_, both) => {
    for (const column of [0, 1, 2, 3]) for (const row of [1, 2, 5, 6, 7]) both(column, row, WHITE)
    both(1, 3, [0.05, 0.1, 0.4])
    both(1, 5, [0.05, 0.1, 0.4])
    both(3, 7, [0.5, 0.02, 0.03])
    both(2, 6, [0.5, 0.02, 0.03])
    both(1, 6, [0.5, 0.02, 0.03])
  },
  bandage: (_, both) => {
    both(3, 5, [0.6, 0.44, 0.3])
    both(2, 5, [0.6, 0.44, 0.3])
  },
  bindi: (_, both) => both(3, 3, RED),
}

type Mirrored = (column: number, row: number, color: Vector) => void

/** The white and the iris in two squares; only a gaze that the description states is wide enough to move the iris. */
const paintEyes = (spec: CharacterSpec, iris: Vector, face: Face): void => {
  const [toSide, up] = lookOf(spec).map(Math.round)
  for (const outer of [1, 6]) {
    const inner = outer === 1 ? 2 : 5
    const [left, right] = outer < inner ? [outer, inner] : [inner, outer]
    const seen = toSide === -1 ? left : toSide === 1 ? right : inner
    const row = up === 1 ? 3 : 4
    for (const column of [outer, inner]) {
      face(column, row, column === seen ? iris : WHITE)
      if (up === 1) face(column, 4, WHITE)
    }
  }
}

const paintBrows = (
  expression: CharacterSpec['face']['expression'],
  color: Vector,
  heavy: boolean,
  both: Mirrored,
): void => {
  if (expression === 'stern' || expression === 'angry') {
    both(2, 3, color)
    both(1, 2, color)
    if (heavy || expression === 'angry') both(1, 3, color)
  } else if (expression === 'sad' || expression === 'afraid') {
    both(1, 3, color)
    both(2, 2, color)
  } else if (expression === 'surprised') {
    both(1, 2, color)
    both(2, 2, color)
  } else if (heavy) {
    both(1, 3, color)
    both(2, 3, color)
  }
}

const paintMouth = (
  expression: CharacterSpec['face']['expression'],
  color: Vector,
  both: Mirrored,
): void => {
  switch (expression) {
    case 'angry':
      both(3, 6, WHITE)
      both(2, 6, color)
      both(2, 7, color)
      return
    case 'afraid':
      both(3, 6, color)
      both(2, 6, color)
      return
    case 'sly':
      both(3, 6, color)
      both(2, 6, color)
      both(1, 6, color)
      return
    case 'smile':
      both(3, 7, color)
      both(2, 6, color)
      return
    case 'grin':
      both(3, 6, WHITE)
      both(2, 6, WHITE)
      both(3, 7, color)
      both(2, 7, color)
      return
    case 'sad':
      both(3, 6, color)
      both(2, 7, color)
      return
    case 'surprised':
      both(3, 6, color)
      both(3, 7, color)
      return
    case 'neutral':
    case 'stern':
      both(3, 6, color)
  }
}
