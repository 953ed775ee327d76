import type { CharacterSpec, Scene } from '../spec/CharacterSpec.ts'
import { parseLooks } from '../understanding/data/parseLooks.ts'
import { characters } from '../understanding/lexicon/characters.ts'

/**
 * Places that suit a character: of those like their own, the ones where others of the same work are, and wherever many
 * of them are. A plain studio suits everybody.
 */
export const placesFor = ({ source, background: { scene } }: CharacterSpec): readonly Scene[] => {
  const alike = KINDS.filter((places) => places.includes(scene)).flat()
  const others = scenesOf(source)
  const known = [...others].filter(
    ([place, count]) => count > 1 && (alike.includes(place) || count >= others.size * MANY),
  )
  const places = known.length < ENOUGH ? alike : known.map(([place]) => place)
  return [...new Set<Scene>([...places, 'studio'])]
}

/** The number of places in a work from which on no others are needed. */
const ENOUGH = 3
/** How many characters must be at a place that is unlike a character's own, relative to the number of places. */
const MANY = 0.4

/** The places of the characters of a work, with how many are at each. */
const scenesOf = (source: string): ReadonlyMap<Scene, number> => {
  const counts = new Map<Scene, number>()
  for (const { looks } of characters().filter(
    (other) => other.source !== '' && other.source === source,
  )) {
    const { scene } = parseLooks(looks).traits
    if (scene !== undefined) counts.set(scene, (counts.get(scene) ?? 0) + 1)
  }
  return counts
}

/** Places of a kind: who is at one of them may be at another. */
const KINDS: readonly (readonly Scene[])[] = [
  ['forest', 'meadow', 'hills', 'mountains', 'autumn-wood', 'garden'],
  ['city', 'rooftop', 'neon-street', 'old-town', 'stage'],
  ['castle', 'throne-room', 'hills', 'cathedral', 'ruins', 'library'],
  ['graveyard', 'ruins', 'cathedral', 'castle', 'cave'],
  ['battlefield', 'mountains', 'ruins', 'castle', 'volcano'],
  ['space', 'stars', 'starship', 'alien-planet'],
  ['sea', 'beach', 'ship', 'underwater'],
  ['interior', 'library', 'garden', 'city', 'old-town'],
  ['kitchen', 'tavern', 'market', 'interior', 'farm'],
  ['classroom', 'library', 'interior', 'garden'],
  ['laboratory', 'workshop', 'library', 'interior'],
  ['stage', 'circus', 'city', 'neon-street'],
  ['desert', 'savanna', 'pyramids', 'temple'],
  ['jungle', 'savanna', 'cave', 'temple'],
  ['japanese-garden', 'garden', 'temple', 'mountains'],
  ['arctic', 'mountains', 'stars', 'forest'],
  ['farm', 'meadow', 'hills', 'market'],
  ['studio', 'city', 'garden', 'interior', 'meadow'],
]
