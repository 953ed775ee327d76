import type { CharacterSpec } from '../../../CharacterSpec.ts'
import { darker, linear, luminance } from '../../color.ts'
import { blend, type Vector } from '../../vector.ts'
import { INK, RED, shade, WHITE } from './Blocks.ts'

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
    both(1, 4, WHITE)
    both(2, 4, iris)
    if (spec.age === 'child' || features.eyes === 'round' || features.expression === 'surprised') {
      both(1, 3, WHITE)
      both(2, 3, darker(iris, 0.5))
    }
    paintBrows(
      features.expression,
      // Neither the hair color nor the skin color, or they would merge with a fringe.
      blend(darker(hair, luminance(hair) > 0.4 ? 0.5 : 0), skin, 0.14),
      presentation !== 'feminine',
      both,
    )
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
}

type Mirrored = (column: number, row: number, color: Vector) => void

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
