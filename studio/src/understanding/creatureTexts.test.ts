import fc from 'fast-check'
import { CREATURES, isAnimal, isCreature } from '../spec/creatures.ts'
import { keysOf } from '../spec/keysOf.ts'
import { altText } from './altText.ts'
import { describe as describeCharacter } from './describe.ts'
import { withArticle } from './english.ts'
import { de } from './languages/de.ts'
import { es } from './languages/es.ts'
import { LANGUAGE_TAGS } from './languages/languages.ts'
import { readTitle } from './request/readTitle.ts'
import { PEOPLE } from './people.ts'
import { GARMENT_NOUNS } from './vocabulary.ts'
import { writeDescription } from './writeDescription.ts'

const BEINGS = Object.entries(PEOPLE).flatMap(([word, { traits }]) =>
  traits.species !== undefined && isCreature(traits.species)
    ? [{ word, species: traits.species }]
    : [],
)

test('a text about any creature describes that creature', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...BEINGS),
      fc.constantFrom('', 'old', 'tall, old', 'talking', 'red'),
      fc.constantFrom('', ' with a hat', ' in a red coat, holding a lantern', ' near a tree'),
      ({ word, species }, quality, rest) => {
        const text = `${withArticle(`${quality} ${word}`.trim())}${rest}`
        expect(describeCharacter(text)).toMatchObject({
          species,
          ...(quality.endsWith('old') && { age: 'old' }),
          ...(rest.endsWith('hat') && { headwear: { kind: 'wide-brim' } }),
        })
      },
    ),
  )
})

/** They are held rather than worn as a head. */
const PETS = ['parrot', 'macaw', 'cockatoo', 'kitten']

test('a knight with the head or the face of any creature has it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(
        ...BEINGS.filter(({ word }) => /^\p{L}+$/u.test(word) && !PETS.includes(word)),
      ),
      fc.constantFrom('WORD head', "WORD's head", 'WORD face', "WORD's face"),
      ({ word, species }, head) => {
        expect(
          describeCharacter(`a knight with ${withArticle(head.replace('WORD', word))}`),
        ).toMatchObject({ species })
      },
    ),
  )
})

/** Animals that walk on all fours, fly, swim or crawl, and no people with the head of one. */
const ANIMALS = BEINGS.filter(
  ({ word, species }) => isAnimal(species) && PEOPLE[word]?.traits.garment === undefined,
)

const animals = fc
  .tuple(
    fc.constantFrom(...ANIMALS),
    fc.constantFrom('', 'black', 'white', 'old', 'young', 'big brown'),
    fc.constantFrom('', ' with green eyes', ' in a forest', ' on a beach at night', ' with a hat'),
  )
  .map(([{ word, species }, quality, rest]) => ({
    species,
    text: `${withArticle(`${quality} ${word}`.trim())}${rest}`,
  }))
  // The Black Panther is a man.
  .filter(({ text }) => readTitle(text).entry === undefined)

test('an animal wears clothes only if the text says so', () => {
  fc.assert(
    fc.property(animals, ({ species, text }) => {
      expect(describeCharacter(text)).toMatchObject({ species })
      expect(describeCharacter(text).garment).toBeUndefined()
      expect(describeCharacter(`${text}, wearing a suit`).garment).toMatchObject({ kind: 'suit' })
    }),
  )
})

test.each(LANGUAGE_TAGS)(
  'no text in %s about an animal is about hair, brows, a beard or clothes',
  (tag) => {
    fc.assert(
      fc.property(animals, ({ text }) => {
        const spec = describeCharacter(text)
        const read = [altText(spec, tag), writeDescription(spec, tag)].join('\n')
        expect(read).not.toMatch(HUMAN)
        if (tag === 'en') expect(read).not.toMatch(CLOTHED)
      }),
      { numRuns: 60 },
    )
  },
)

const HUMAN =
  /\b(?:hair|brows|eyebrows|beard|bald|clean-shaven|Haare|Glatze|Augenbrauen|Bart|Kleidung|pelo|calva|cejas|barba|ropa)\b|髪|眉|ひげ|服/u
const CLOTHED = new RegExp(`\\b(?:${Object.values(GARMENT_NOUNS).flat().join('|')})\\b`, 'u')

test('people are never undressed', () => {
  fc.assert(
    fc.property(fc.constantFrom('a man', 'a girl', 'an elf', 'Gandalf', 'a werewolf'), (who) => {
      for (const words of ['as nature made', 'without clothes', 'naked'])
        expect(describeCharacter(`${who}, ${words}`).garment).toBeDefined()
    }),
  )
})

const ARTICLES = {
  de: { m: ['ein', 'der', 'er'], f: ['eine', 'die', 'e'], n: ['ein', 'das', 'es'] },
  es: { m: ['un', 'el', 'o'], f: ['una', 'la', 'a'], n: ['un', 'el', 'o'] },
} as const

test.each(keysOf(CREATURES))('a %s is recognized in German and Spanish', (species) => {
  const textsOf = ({ creatures }: typeof de, tongue: 'de' | 'es') => {
    const [gender = '', ...words] = creatures[species].androgynous.split(' ')
    const noun = words.join(' ')
    const [a, the, ending] = ARTICLES[tongue][gender === 'm' || gender === 'f' ? gender : 'n']
    return tongue === 'de'
      ? [`${a} ${noun}`, `${the} alte ${noun}`, `${a} alt${ending} ${noun} mit Hut`]
      : [`${a} ${noun}`, `${the} ${noun} viej${ending}`, `${a} ${noun} con sombrero`]
  }
  const read = [...textsOf(de, 'de'), ...textsOf(es, 'es')].map((text) => describeCharacter(text))
  expect(read.map((spec) => spec.species)).toEqual(read.map(() => species))
  expect(read.map(({ headwear }) => headwear?.kind ?? '').filter(Boolean)).toHaveLength(2)
})

test.each([
  ['Gandalf riding a horse', 'Gandalf'],
  ['Gandalf with an owl', 'Gandalf'],
  ['Harry Potter holding an owl', 'Harry Potter'],
  ['Hermione under a tree', 'Hermione Granger'],
  ['Long John Silver, parrot', 'Long John Silver'],
  ['a woman riding a horse', 'Woman'],
  ['a man near a dog', 'Man'],
  ['a boy hugging his bear', 'Boy'],
  ['a boy named Tom riding a dragon', 'Tom'],
])('%p is about somebody human', (text, name) => {
  expect(describeCharacter(text)).toMatchObject({ name, species: 'human' })
})

test.each([
  ['Polly, a parrot', 'parrot'],
  ['Gandalf as a cat', 'cat'],
  ['she is a parrot', 'parrot'],
  ['a walking tree', 'tree'],
  ['un chat noir', 'cat'],
  ['un perro', 'dog'],
  ['Treebeard', 'tree'],
  ['eine Fledermaus', 'bat'],
  ['una araña', 'spider'],
  ['コウモリ', 'bat'],
  ['小さな蜘蛛', 'spider'],
  ['un chacal', 'jackal'],
  ['ペンギン', 'penguin'],
])('%p is about a creature: %p', (text, species) => {
  expect(describeCharacter(text).species).toBe(species)
})
