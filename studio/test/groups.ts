import { CHARACTERS } from './characters.ts'
import type { CharacterSpec } from '../src/spec/CharacterSpec.ts'
import { companionOf } from '../src/spec/membersOf.ts'

const { lyra, percy, gandalf, king, mario } = CHARACTERS

/** Groups to paint and to describe in tests. */
export const GROUPS = {
  pair: { ...lyra, companions: [companionOf(percy)] },
  trio: { ...gandalf, companions: [companionOf(king), companionOf(mario)] },
} satisfies Readonly<Record<string, CharacterSpec>>
