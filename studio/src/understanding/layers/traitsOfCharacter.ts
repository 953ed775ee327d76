import type { Origin } from '../../spec/CharacterSpec.ts'
import { type Looks, parseLooks } from '../data/parseLooks.ts'
import type { Character } from '../lexicon/Character.ts'
import { originOfSource } from '../lexicon/originOfSource.ts'
import { seededChoice } from '../SeededChoice.ts'
import type { Traits } from '../Traits.ts'
import { completeTraits } from './completeTraits.ts'

/** The traits of a well-known character. Whatever the lexicon leaves open is chosen by `identity`. */
export const traitsOfCharacter = ({ name, source, looks }: Character, identity: number): Traits => {
  const known = parseLooks(looks)
  const home = originOfSource(source)
  return isComplete(known.traits)
    ? {
        ...NOTHING_MORE,
        ...(home && { origin: home }),
        beardColor: known.traits.hairColor,
        ...known.traits,
      }
    : completed(name, known, home, identity)
}

/** A row that says everything about the face, the clothes and the background needs no guesses. */
const isComplete = (traits: Traits): traits is Required<Pick<Traits, 'hairColor'>> =>
  EVERYTHING.every((trait) => trait in traits)

const EVERYTHING = [
  ...(['age', 'presentation', 'build', 'skin', 'head', 'nose', 'mouth', 'eyes'] as const),
  ...(['eyeColor', 'expression', 'hair', 'hairColor', 'headwear', 'garment'] as const),
  ...(['garmentColor', 'garmentTrim', 'prop', 'scene', 'time', 'mood'] as const),
]
const NOTHING_MORE = { species: 'human', beard: 'none', marks: [] } as const

/** Beards and marks are never guessed, because people are known for theirs. */
const completed = (
  name: string,
  { traits: { marks = [], ...traits }, kind, body, complexion }: Looks,
  home: Origin | undefined,
  identity: number,
): Traits =>
  completeTraits({
    name,
    described: true,
    identity,
    lexicon: { ...(home && { origin: home }), beard: 'none', marks: [] },
    reading: {
      traits,
      marks: { added: marks, removed: [] },
      implied: {},
      ...(kind && { archetype: kind }),
      ...(body && { bodyArchetype: body }),
      origin: { skin: seededChoice(identity).pick('skin', ['fair', 'light']), ...complexion },
      inRole: false,
      plainHat: false,
      unused: [],
    },
  })
