import type { CharacterSpec, Origin } from './CharacterSpec.ts'
import { channelsOf } from './channelsOf.ts'
import { isCreature } from './creatures.ts'
import { pickFrom, seededRandom } from './random.ts'

/** The region that a face comes from, and how strongly its features show, from 0 to 1. */
export interface Ancestry {
  readonly origin: Origin
  readonly share: number
}

/**
 * The stated origin, or else a hint of one that suits the skin, so that people with the same complexion differ.
 * Undefined for faces that are not human, and where the skin suggests no origin.
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

/** How far the upper lids lack a crease, from 0 to 1. */
export const foldOf = (spec: CharacterSpec): number => {
  const ancestry = ancestryOf(spec)
  return ancestry && FOLDED.has(ancestry.origin) ? ancestry.share : 0
}

/** Whether full lips and a broad nose are usual where a face comes from. */
export const isFullFeatured = (spec: CharacterSpec): boolean => {
  const ancestry = ancestryOf(spec)
  return ancestry !== undefined && FULL.has(ancestry.origin)
}

const FOLDED: ReadonlySet<Origin> = new Set(['east-asian', 'southeast-asian'])
const FULL: ReadonlySet<Origin> = new Set(['african', 'pacific', 'southeast-asian'])

/** Species whose heads have nothing human. */
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
