import type { CharacterSpec, Companion } from './CharacterSpec.ts'

/** Everybody in the picture, each as a separate character, starting with the one that the picture is named after. */
export const membersOf = (spec: CharacterSpec): readonly [CharacterSpec, ...CharacterSpec[]] => {
  const { companions = [], ...lead } = spec
  const { source, background } = spec
  return [
    lead,
    ...companions.map((companion, at) => ({
      ...companion,
      source,
      background,
      // With the lead's seed, two of a kind would have the same strands and folds.
      seed: (spec.seed + (at + 1) * APART) >>> 0,
    })),
  ]
}

/** The looks of a character, for use as another one's companion. */
export const companionOf = ({
  source,
  seed,
  background,
  crop,
  companions,
  ...looks
}: CharacterSpec): Companion => looks

const APART = 0x9e3779b9
