import type { CharacterSpec, Prop } from './CharacterSpec.ts'

/** Whether a hand holds the prop: a pipe is in the mouth, a parrot on the shoulder. */
export const isHeld = (prop: CharacterSpec['prop']): boolean =>
  prop !== undefined && !UNHELD.has(prop.kind)

const UNHELD: ReadonlySet<Prop> = new Set(['pipe', 'cigar', 'parrot'])

/** Whether the prop is strapped to the forearm, so that the arm is behind it. */
export const isStrapped = (prop: CharacterSpec['prop']): boolean => prop?.kind === 'shield'

/** Whether the other hand is on the prop as well. */
export const takesBothHands = (prop: CharacterSpec['prop']): boolean =>
  prop !== undefined && BOTH_HANDS.has(prop.kind)

const BOTH_HANDS: ReadonlySet<Prop> = new Set([
  'book',
  'guitar',
  'great-sword',
  'rifle',
  'piano',
  'swaddled-baby',
])
