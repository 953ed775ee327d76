import { CHARACTERS } from './characters.fixture.ts'
import type { CharacterSpec } from './CharacterSpec.ts'
import { companionOf } from './membersOf.ts'

const { lyra, percy, gandalf, king, mario } = CHARACTERS

/** Groups to paint and to describe in tests. */
export const GROUPS = {
  pair: { ...lyra, companions: [companionOf(percy)] },
  trio: { ...gandalf, companions: [companionOf(king), companionOf(mario)] },
} satisfies Readonly<Record<string, CharacterSpec>>
