import fc from 'fast-check'
import { describe as describeCharacter } from './describe.ts'
import type { ForeignLanguage } from './foreignWords/ForeignLanguage.ts'
import { LANGUAGES } from './foreignWords/languages.ts'
import { PEOPLE } from './people.ts'
import { unreadIn } from './unreadIn.ts'
import { PROP_NOUNS } from './vocabulary.ts'

const NAMES = ['Batman', 'Pikachu', 'Gandalf', 'Naruto']
/** "Reading a sword" is not read: nobody is drawn reading. "Drinking wine" takes the wine from the wine glass. */
const VERBS: ReadonlySet<string> = new Set(['eating', 'playing', 'holding'])
const THINGS = new Map(
  Object.entries(PROP_NOUNS).flatMap(([prop, nouns]) =>
    nouns.flatMap((noun) => (Object.hasOwn(PEOPLE, noun) ? [] : [[noun, prop] as const])),
  ),
)

/** A single word and what it means, unless it is English as well: "come". */
const meaningsIn = ({ words }: ForeignLanguage) =>
  [...words().exact].flatMap(([word, { english, kind }]) =>
    /^\p{L}{4,}$/u.test(word) && word !== 'come' ? [{ word, english, kind }] : [],
  )

/** Of each language written with spaces, its verbs that need a thing, and its things to hold. */
const WORDS = LANGUAGES.filter(({ isUnspaced = false }) => !isUnspaced)
  .map((language) => ({
    verbs: meaningsIn(language).filter(({ english }) => VERBS.has(english)),
    things: meaningsIn(language).filter(
      ({ english, kind }) => kind === 'noun' && THINGS.has(english),
    ),
  }))
  .filter(({ verbs, things }) => verbs.length > 0 && things.length > 0)

test('a verb whose object is drawn is read, in all languages', async () => {
  expect(WORDS.length).toBeGreaterThan(8)
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...NAMES),
      fc
        .constantFrom(...WORDS)
        .chain(({ verbs, things }) =>
          fc.tuple(fc.constantFrom(...verbs), fc.constantFrom(...things), fc.boolean()),
        ),
      async (name, [verb, thing, isCapital]) => {
        const noun = isCapital
          ? thing.word.charAt(0).toUpperCase() + thing.word.slice(1)
          : thing.word
        const text = `${name} ${verb.word} ${noun}`
        expect([text, describeCharacter(text).prop?.kind]).toEqual([
          text,
          THINGS.get(thing.english),
        ])
        expect(await unreadIn(text)).toEqual([])
      },
    ),
    { numRuns: 250 },
  )
})

test.each(['Batman liest Buch', 'Batman lit livre', 'Batman legge libro', 'Batman trinkt Kaffee'])(
  '%s: the verb is read',
  async (text) => {
    expect(await unreadIn(text)).toEqual([])
  },
)
