import type { CharacterSpec } from '../../CharacterSpec.ts'
import type { Style } from '../../Picture.ts'
import type { Framing } from '../camera.ts'
import type { Grip } from '../hand.ts'
import type { Rig } from '../lights.ts'
import type { Proportions } from '../proportions.ts'
import type { Sculpting } from '../Sculpting.ts'
import type { Material } from '../Tape.ts'
import type { Vector } from '../vector.ts'

/** Colour (linear) of the backdrop at a point: x from the middle, y up from the middle, in picture heights. */
export type Backdrop = (x: number, y: number) => Vector

/** All that tells one sculpted style from another; the kernel draws them alike. */
export interface SculptedStyle {
  readonly name: Style
  readonly proportions: (spec: CharacterSpec) => Proportions
  /** What a surface is made of here: gets each material that a part asks for. */
  readonly material: (material: Material) => Material
  /** The parts in the order in which they are sculpted; later ones can find earlier ones by casting rays. */
  readonly parts: readonly ((sculpting: Sculpting) => void)[]
  /** The hand that holds a prop at a place; `lean` is the direction of what it holds. */
  readonly hand: (sculpting: Sculpting, at: Vector, lean: Vector, grip?: Grip) => void
  readonly framing: Framing
  readonly lights: (background: CharacterSpec['background']) => Rig
  readonly backdrop: (spec: CharacterSpec) => Backdrop
  /** Pixels of a picture 768 wide that a texel of the backdrop takes: few where edges are crisp, more where all is soft. */
  readonly backdropTexel: number
  /** Whether the picture is gone over with a brush, exposed on film, or stays as it was traced. */
  readonly finish: 'oil' | 'film' | 'plain'
}
