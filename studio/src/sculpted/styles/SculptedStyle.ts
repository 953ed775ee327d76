import type { CharacterSpec } from '../../spec/CharacterSpec.ts'
import type { Backdrop } from '../backdrop/Backdrop.ts'
import type { Framing } from '../camera.ts'
import type { Rig } from '../lights.ts'
import type { Proportions } from '../proportions/Proportions.ts'
import type { HandSculptor, SculptContext } from '../SculptContext.ts'
import type { Material } from '../../kernel/Material.ts'
import type { Vector } from '../../kernel/vector.ts'

/** Everything that distinguishes one sculpted style from another; the kernel is the same for all. */
export interface SculptedStyle {
  readonly kind: 'sculpted'
  readonly proportions: (spec: CharacterSpec) => Proportions
  /** The style's version of each material that a part uses. */
  readonly material: (material: Material, spec: CharacterSpec) => Material
  /** The parts in the order in which they are sculpted; later ones can find earlier ones by casting rays. */
  readonly parts: readonly ((context: SculptContext) => void)[]
  /** Adds the ground, in a style that shows the feet: once per picture, however many figures there are. */
  readonly ground?: (stage: Pick<SculptContext, 'tape' | 'spec'>) => void
  /**
   * Adds what a figure in the back row of three stands on, from the ground up to `top`, so that the one in front
   * does not hide it. Only for a style with a ground; if absent, everybody stands on the ground.
   */
  readonly step?: (stage: Pick<SculptContext, 'tape' | 'spec'>, top: Vector) => void
  readonly hand: HandSculptor
  /** Whether held things are only as big as a hand, even an umbrella. */
  readonly smallProps?: boolean
  readonly framing: Framing
  readonly lights: (spec: CharacterSpec) => Rig
  readonly backdrop: (spec: CharacterSpec) => Backdrop
  /**
   * The size of a backdrop texel, in pixels of a picture that is 768 pixels wide: small for crisp edges, larger
   * where everything is soft.
   */
  readonly backdropTexel: number
  /**
   * How the traced picture is finished: as an oil painting, with hair painted hair by hair but nothing else, as exposed
   * film, or not at all.
   */
  readonly finish: 'oil' | 'combed' | 'film' | 'plain'
}
