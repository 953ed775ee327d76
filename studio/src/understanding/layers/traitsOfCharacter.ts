import type { Mark, Origin } from '../../spec/CharacterSpec.ts'
import type { Character } from '../lexicon/Character.ts'
import { traitsOf } from '../lexicon/Entry.ts'
import { originOfSource } from '../lexicon/originOfSource.ts'
import type { Sketch } from '../lexicon/sketches.ts'
import { readEnglish } from '../readEnglish.ts'
import { seededChoice } from '../SeededChoice.ts'
import type { Traits } from '../Traits.ts'
import { bodyOf } from './bodyOf.ts'
import { imagine } from './imagine.ts'

/** The traits of a well-known character, from the character's sketch or entry in the lexicon. */
export const traitsOfCharacter = (character: Character, identity: number): Traits => {
  const origin = originOfSource(character.source)
  return 'looks' in character
    ? traitsOfSketch(character, identity, origin)
    : { ...(origin && { origin }), ...traitsOf(character) }
}

/** The traits of a sketch. It mentions everything that a face is known for, so beards and marks are not guessed. */
const traitsOfSketch = (
  { name, looks }: Sketch,
  identity: number,
  home: Origin | undefined,
): Traits => {
  const reading = readEnglish(looks)
  const wrinkled: readonly Mark[] = reading.traits.age === 'old' ? ['wrinkles'] : []
  const grown = bodyOf(reading.archetype).marks ?? []
  const lexicon: Traits = {
    ...(home && { origin: home }),
    beard: 'none',
    marks: [...wrinkled, ...grown],
  }
  const skin = seededChoice(identity).pick('skin', ['fair', 'light'])
  const origin = { skin, ...reading.origin }
  return imagine({ name, described: true, identity, reading: { ...reading, origin }, lexicon })
}
