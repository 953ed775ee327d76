import type { CharacterSpec, Origin } from '../spec/CharacterSpec.ts'
import { channelsOf } from '../spec/channelsOf.ts'
import { isCreature } from '../spec/creatures.ts'
import { pickFrom, seededRandom } from '../spec/random.ts'

/** The region that a face comes from, and how strongly its features show, from 0 to 1. */
export interface Ancestry {
  readonly origin: Origin
  readonly share: number
}

/**
 * The stated origin or, for a human without one, a hint of one that suits the skin, so that people with the same
 * complexion differ. Undefined if there is neither, or if the species has no human features.
 */
export const ancestryOf = ({
  origin,
  species,
  skin,
  seed,
}: Pick<CharacterSpec, 'origin' | 'species' | 'skin' | 'seed'>): Ancestry | undefined => {
  if (isCreature(species) || FACELESS.has(species)) return undefined
  if (origin !== undefined) return { origin, share: 1 }
  if (!isFlesh(skin)) return undefined
  const likely = LIKELY.find(({ lightest }) => lightnessOf(skin) < lightest)
  if (likely === undefined || species !== 'human') return undefined
  const random = seededRandom(seed ^ 0x3d20adea)
  return { origin: pickFrom(random, likely.origins), share: 0.4 + 0.3 * random() }
}

/** How much of the crease in the upper lids is missing, from 0 (none) to 1 (all). */
export const foldOf = (spec: CharacterSpec): number => {
  const ancestry = ancestryOf(spec)
  return ancestry && FOLDED.has(ancestry.origin) ? ancestry.share : 0
}

/** Whether full lips and a broad nose are common in the region that a face comes from. */
export const isFullFeatured = (spec: CharacterSpec): boolean => {
  const ancestry = ancestryOf(spec)
  return ancestry !== undefined && FULL.has(ancestry.origin)
}

const FOLDED: ReadonlySet<Origin> = new Set(['east-asian', 'southeast-asian'])
const FULL: ReadonlySet<Origin> = new Set(['african', 'pacific', 'southeast-asian'])

/** Species other than creatures whose faces show no origin. */
const FACELESS: ReadonlySet<CharacterSpec['species']> = new Set(['robot', 'alien', 'orc', 'troll'])

const isFlesh = (skin: CharacterSpec['skin']): boolean => {
  const [r, g, b] = channelsOf(skin)
  return r > g && g > b
}

/** The luma of a skin color, from 0 to 255. */
const lightnessOf = (skin: CharacterSpec['skin']): number => {
  const [r, g, b] = channelsOf(skin)
  return 0.3 * r + 0.59 * g + 0.11 * b
}

/** Likely origins, from dark to light skin. Skin lighter than all of these suggests no origin. */
const LIKELY: readonly {
  readonly lightest: number
  readonly origins: readonly [Origin, ...Origin[]]
}[] = [
  { lightest: 100, origins: ['african', 'african', 'african', 'pacific', 'south-asian'] },
  { lightest: 150, origins: ['south-asian', 'latin-american', 'middle-eastern', 'african'] },
  { lightest: 178, origins: ['latin-american', 'middle-eastern', 'european', 'southeast-asian'] },
]
