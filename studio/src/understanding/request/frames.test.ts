import fc from 'fast-check'
import { membersOf } from '../../spec/membersOf.ts'
import { describe as describeCharacter } from '../describe.ts'
import { characters } from '../lexicon/characters.ts'
import { isForeignWord } from '../foreignWords/inEnglish.ts'
import { findEntry } from '../lexicon/findEntry.ts'
import { keyOf } from '../lexicon/nameIndex.ts'
import { isKnownWord } from '../tokens/phrasesOf.ts'
import { unreadIn } from '../unreadIn.ts'

/** Full names of one character, without a word that means something else as well: a green knight is any green knight. */
const NAMES = characters()
  .filter(({ name }) => /^\p{Lu}[\p{L}'’-]+ (?:\p{L}+ )*\p{Lu}\p{L}+$/u.test(name))
  .filter((entry) => findEntry(entry.name, '', { forgiving: false }) === entry)
  .map(({ name }) => name)
  .filter((name) => !keyOf(name).split(' ').some(isCommon))

function isCommon(word: string): boolean {
  return isKnownWord(word) || isForeignWord(word) || word === 'three'
}

const ASKING = [
  ...['', 'draw ', 'please draw me ', 'can you make ', 'a picture of ', 'i want to see ', 'cute '],
  ...['an old ', 'a realistic portrait of ', 'a very happy '],
]
const DOING = [
  ...['', ' eating pizza', ' crying', ' reading a book', ' playing guitar', ' at the gym'],
  ...[' riding a horse', ' drinking coffee', ' dancing', ' on a skateboard'],
]
const WHERE = [
  '',
  ' in Paris',
  ' at the beach',
  ' in a forest at night',
  ' at Christmas',
  ' on the moon',
]
const LAST = ['', ' please', ', anime style', '!', ' with a red scarf', ', but older', ' as a king']

const lowerCase = (text: string) => text.toLowerCase()
const frames = fc.tuple(
  fc.constantFrom(...ASKING),
  fc.constantFrom(...DOING),
  fc.constantFrom(...WHERE),
  fc.constantFrom(...LAST),
)

test('a known character stays one, whatever is around the name', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...NAMES),
      frames,
      fc.constantFrom((text: string) => text, lowerCase),
      (name, [asking, doing, where, last], written) => {
        const text = `${asking}${written(name)}${doing}${where}${last}`
        expect(membersOf(describeCharacter(text)).map((member) => member.name)).toContain(name)
      },
    ),
    { numRuns: 400 },
  )
})

test('two known characters are both in the picture', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 2, maxLength: 2 }),
      fc.constantFrom(' vs ', ' and ', ' fighting ', ' having tea with ', ' hugging '),
      fc.constantFrom(...WHERE),
      ([one = '', other = ''], joint, where) => {
        const spec = describeCharacter(`${one}${joint}${other}${where}`)
        expect(membersOf(spec).map(({ name }) => name)).toEqual([one, other])
      },
    ),
    { numRuns: 150 },
  )
})

/** Things that no picture shows. */
const THINGS = ['a theodolite', 'an armadillo', 'a chandelier', 'a stapler', 'a tractor']

test('a thing that is not drawn is told', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...NAMES),
      fc.constantFrom(' with ', ' holding ', ' repairing ', ' next to '),
      fc.constantFrom(...THINGS),
      fc.constantFrom(...WHERE),
      async (name, joint, thing, where) => {
        const unread = await unreadIn(`${name}${joint}${thing}${where}`)
        expect(unread.join(' ')).toContain(thing.split(' ')[1])
      },
    ),
    { numRuns: 100 },
  )
})
