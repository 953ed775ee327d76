import type { CharacterSpec } from '../spec/CharacterSpec.ts'
import { hidesFace } from '../spec/coverage.ts'
import { keysOf } from '../spec/keysOf.ts'
import type { Traits } from '../understanding/Traits.ts'

/** What may differ between two pictures of the same character. */
export type Presentation = Required<Pick<Traits, Way>>
export type Way = 'crop' | 'scene' | 'turn' | 'expression' | 'time' | 'tilt' | 'gaze'

/** How much each difference shows. */
const WEIGHTS: Readonly<Record<Way, number>> = {
  scene: 5,
  crop: 3,
  turn: 4,
  expression: 4,
  time: 3,
  tilt: 2,
  gaze: 2,
}

export const WAYS = keysOf(WEIGHTS)

export const presentationIn = ({ face, background, crop }: CharacterSpec): Presentation => ({
  crop: crop ?? 'none',
  turn: face.turn ?? 'none',
  scene: background.scene,
  time: background.time,
  expression: face.expression,
  gaze: face.gaze ?? 'none',
  tilt: face.tilt ?? 'none',
})

/** The ways in which two pictures of the character visibly differ. */
export const differencesOf = (
  spec: CharacterSpec,
  one: Presentation,
  other: Presentation,
): readonly Way[] => WAYS.filter((way) => one[way] !== other[way] && shows(spec, way, one, other))

const shows = (
  { headwear }: CharacterSpec,
  way: Way,
  one: Presentation,
  other: Presentation,
): boolean => {
  if (way === 'time') return one.scene !== 'studio' && other.scene !== 'studio'
  if (way === 'expression' || way === 'gaze') return !hidesFace(headwear)
  return true
}

/** How different two pictures look: at least 4 if they differ in two ways. */
export const distanceOf = (ways: readonly Way[]): number =>
  ways.reduce((sum, way) => sum + WEIGHTS[way], ways.length < 2 ? -LONE : 0)

/** A single difference counts for less than any two. */
const LONE = 10
