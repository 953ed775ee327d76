import type { CharacterSpec, Scene } from '../spec/CharacterSpec.ts'

/** Places that suit somebody whose own place is that of the spec; a plain studio suits everybody. */
export const placesFor = ({ background: { scene } }: CharacterSpec): readonly Scene[] => [
  ...new Set([
    ...KINDS.filter((places) => places.includes(scene)).flatMap((places) => places),
    'studio' as const,
  ]),
]

/** Places of a kind: who is at one of them may be at another. */
const KINDS: readonly (readonly Scene[])[] = [
  ['forest', 'meadow', 'hills', 'mountains', 'autumn-wood', 'garden'],
  ['city', 'rooftop', 'neon-street', 'old-town', 'market'],
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
  ['desert', 'savanna', 'pyramids', 'temple', 'market'],
  ['jungle', 'savanna', 'cave', 'temple'],
  ['japanese-garden', 'garden', 'temple', 'mountains'],
  ['arctic', 'mountains', 'stars', 'forest'],
  ['farm', 'meadow', 'hills', 'market'],
  ['studio', 'city', 'garden', 'interior', 'meadow'],
]
