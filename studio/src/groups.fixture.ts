import { CHARACTERS } from './characters.fixture.ts'
import type { CharacterSpec, Companion } from './CharacterSpec.ts'

const beside = ({
  source: _source,
  seed: _seed,
  background: _scene,
  ...looks
}: CharacterSpec): Companion => looks

const { lyra, percy, gandalf, king, mario } = CHARACTERS

/** Groups to paint and to describe in tests. */
export const GROUPS = {
  pair: { ...lyra, companions: [beside(percy)] },
  trio: { ...gandalf, companions: [beside(king), beside(mario)] },
} satisfies Readonly<Record<string, CharacterSpec>>
