import type { CharacterSpec, Expression, Garment, Gaze, Mark, Tilt } from '../spec/CharacterSpec.ts'
import { pickFrom, seededRandom } from '../spec/random.ts'

/** How far the eyes turn to the right of the picture and up, each from -1 to 1. */
export type Look = readonly [x: number, y: number]

/** Where the eyes look: as stated, or else ahead or a little away, as sitters for a portrait do. */
export const lookOf = ({ face, seed }: Pick<CharacterSpec, 'face' | 'seed'>): Look => {
  if (face.gaze !== undefined) return LOOKS[face.gaze]
  const random = seededRandom(seed ^ 0x6b43a9b5)
  const [x, y] = pickFrom(random, IDLE_LOOKS[face.expression] ?? USUAL)
  return [random() < 0.5 ? -x : x, y]
}

/** Where the eyes of a drawing look: to the side that the face is turned to, because drawings do not turn. */
export const drawnLookOf = (spec: Pick<CharacterSpec, 'face' | 'seed'>): Look => {
  const { gaze, turn } = spec.face
  if (gaze !== undefined || turn === undefined) return lookOf(spec)
  return LOOKS[turn === 'front' ? 'ahead' : turn]
}

const LOOKS: Readonly<Record<Gaze, Look>> = {
  ahead: [0, 0],
  left: [-1, 0],
  right: [1, 0],
  up: [0, 1],
  down: [0, -1],
}

const AHEAD: Look = [0, 0]
const USUAL: readonly [Look, ...Look[]] = [AHEAD, AHEAD, [0.12, 0], [0.1, 0.06]]
const IDLE_LOOKS: Partial<Record<Expression, readonly [Look, ...Look[]]>> = {
  stern: [AHEAD],
  angry: [AHEAD],
  surprised: [AHEAD, [0.2, 0.16]],
  sad: [
    [0.1, -0.4],
    [0.3, -0.3],
  ],
  afraid: [
    [0.5, 0],
    [0.4, 0.15],
  ],
  sly: [[0.55, 0]],
}

/** How far the head leans to the left of the picture, in radians; undefined if not stated. */
export const leanOf = ({ face }: Pick<CharacterSpec, 'face'>): number | undefined =>
  face.tilt && LEAN[face.tilt]

const LEAN: Readonly<Record<Tilt, number>> = { left: 0.13, right: -0.13 }

/** The same character looking and leaning to the other side, to be drawn mirrored. */
export const inMirror = (spec: CharacterSpec): CharacterSpec => {
  const { gaze, tilt, turn } = spec.face
  const turned = {
    ...(gaze && { gaze: OTHER_GAZE[gaze] }),
    ...(tilt && { tilt: OTHER_SIDE[tilt] }),
    ...(turn && { turn: turn === 'front' ? turn : OTHER_SIDE[turn] }),
  }
  return { ...spec, face: { ...spec.face, ...turned } }
}

const OTHER_SIDE = { left: 'right', right: 'left' } as const
const OTHER_GAZE: Readonly<Record<Gaze, Gaze>> = {
  ahead: 'ahead',
  left: 'right',
  right: 'left',
  up: 'up',
  down: 'down',
}

/**
 * Whether a lone character is shown as a mirror image, so that things are not always in the same hand: half of those
 * who hold something, if nothing about them has a side.
 */
export const isSeenInMirror = (spec: CharacterSpec): boolean =>
  spec.prop !== undefined &&
  spec.emblem === undefined &&
  !SIDED_GARMENTS.has(spec.garment?.kind) &&
  spec.marks.every((mark) => EVEN_MARKS.has(mark)) &&
  seededRandom(spec.seed ^ 0x51ed270b)() < 0.5

const SIDED_GARMENTS: ReadonlySet<Garment | undefined> = new Set(['kimono', 'sari', 'toga'])
const EVEN_MARKS: ReadonlySet<Mark> = new Set([
  ...(['glasses', 'sunglasses', 'goggles', 'freckles', 'wrinkles', 'earrings', 'mask'] as const),
  ...(['neck-bolts', 'clown-nose', 'clown-makeup', 'bindi'] as const),
])
