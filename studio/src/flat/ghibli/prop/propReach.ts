import type { Prop } from '../../../spec/CharacterSpec.ts'
import { isShared, type SharedProp, sharedReach } from '../../prop/sharedProps.ts'
import { type Anatomy, BUST_END } from '../anatomy.ts'

/**
 * How far each prop reaches from the hand that holds it (`half` to each side, `up`, `down`), in the
 * figure's units. The drawings stay within it, so the framing can leave room. A staff ends below the
 * picture.
 */
export const propReach = (kind: Prop): Reach =>
  isShared(kind) ? sharedReach(kind) : OWN_REACH[kind]

interface Reach {
  readonly half: number
  readonly up: number
  readonly down: number
}

const OWN_REACH: Readonly<Record<Exclude<Prop, SharedProp>, Reach>> = {
  staff: { half: 124, up: 960, down: 0 },
  wand: { half: 90, up: 340, down: 0 },
  sword: { half: 100, up: 640, down: 0 },
  lightsaber: { half: 70, up: 640, down: 0 },
  axe: { half: 170, up: 570, down: 0 },
  bow: { half: 100, up: 560, down: 0 },
  shield: { half: 190, up: 200, down: 280 },
  trident: { half: 150, up: 800, down: 0 },
  'lightning-bolt': { half: 130, up: 420, down: 130 },
  book: { half: 150, up: 160, down: 130 },
  lantern: { half: 110, up: 130, down: 254 },
  compass: { half: 110, up: 240, down: 0 },
  flower: { half: 100, up: 270, down: 0 },
  mug: { half: 170, up: 140, down: 100 },
  wrench: { half: 120, up: 330, down: 0 },
  orb: { half: 120, up: 230, down: 0 },
}

/** Where the hand is: beside the right shoulder, high enough to show what hangs below it. */
export const handOf = (
  { shoulder }: Anatomy,
  prop: Prop,
): { readonly x: number; readonly y: number } => ({
  x: Math.round((shoulder * 0.9 + 40) * (IN_FRONT[prop] ?? 1)),
  y: Math.min(500, BUST_END - 10 - propReach(prop).down),
})

/** How far to the side the hand holds a prop in front of the body, as a share of its usual distance. */
const IN_FRONT: Partial<Record<Prop, number>> = {
  'great-sword': 0.7,
  rifle: 0.66,
  piano: 0.58,
  'swaddled-baby': 0.46,
}
