import { type CharacterSpec, type Headwear, HEADWEARS } from '../../spec/CharacterSpec.ts'
import type { Pen } from '../Pen.ts'
import { drawStrokes, readStrokes, type Stroke } from '../strokes.ts'
import type { Svg } from '../svg.ts'
import rows from './headwear.json' with { type: 'json' }

/**
 * Headwear in units of a head that is 360 wide, from its top at y = -246 to its chin at 220, with the eyes at
 * x = ±80, y = -4. `half` is how far it reaches to each side, `top` the y of its highest point.
 */
interface HeadwearDrawing {
  readonly half: number
  readonly top: number
  /** The part behind the head. */
  readonly behind: readonly Stroke[]
  readonly front: readonly Stroke[]
}

interface HeadwearRows extends Pick<HeadwearDrawing, 'half' | 'top'> {
  readonly behind?: readonly string[]
  readonly front: readonly string[]
}

const read = (kind: Headwear): HeadwearDrawing => {
  const { behind = [], front, ...reach }: HeadwearRows = rows[kind]
  const source = `headwear.json, ${kind}`
  return {
    ...reach,
    behind: readStrokes(behind, `${source}, behind`),
    front: readStrokes(front, `${source}, front`),
  }
}

const DRAWINGS: ReadonlyMap<Headwear, HeadwearDrawing> = new Map(
  HEADWEARS.map((kind) => [kind, read(kind)]),
)

type Worn = NonNullable<CharacterSpec['headwear']>

/** The part of the headwear that is behind the head. */
export const headwearBehind = (worn: Worn, pen: Pen): Svg =>
  drawStrokes(DRAWINGS.get(worn.kind)?.behind ?? [], worn, pen)

/** The part of the headwear that is in front of the head. */
export const headwearInFront = (worn: Worn, pen: Pen): Svg =>
  drawStrokes(DRAWINGS.get(worn.kind)?.front ?? [], worn, pen)

/** How far the headwear reaches from the head's center: half its width, and its top (negative). */
export const headwearReach = (kind: Headwear): Pick<HeadwearDrawing, 'half' | 'top'> => rows[kind]
