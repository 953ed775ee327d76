import type { CharacterSpec, Prop } from './CharacterSpec.ts'

/** Whether a hand holds the prop: a pipe is in the mouth, a parrot on the shoulder. */
export const isHeld = (prop: CharacterSpec['prop']): boolean =>
  prop !== undefined && !UNHELD.has(prop.kind)

const UNHELD: ReadonlySet<Prop> = new Set(['pipe', 'cigar', 'parrot'])
