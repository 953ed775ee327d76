import fc from 'fast-check'
import { distance } from 'fastest-levenshtein'
import { describe as describeCharacter } from '../describe.ts'
import { presentationOfName } from '../givenNames.ts'
import { PEOPLE } from '../people.ts'
import { characters } from './characters.ts'
import { findEntry } from './findEntry.ts'
import type { Character } from './Character.ts'
import { namesElsewhere } from './namesElsewhere.ts'

const named = characters().flatMap((entry) =>
  [entry.name, ...entry.aliases].map((name) => ({ name, entry })),
)

const elsewhere = namesElsewhere()
const namesOf = ({ name, aliases }: Character): readonly string[] => [
  name,
  ...aliases,
  ...(elsewhere.get(name) ?? []),
]

describe('the lexicon', () => {
  test('finds every entry by its name and by each alias', () => {
    const missed = named.filter(({ name, entry }) => findEntry(name, entry.source) !== entry)
    expect(missed).toEqual([])
  })

  test('knows at least three and a half thousand characters', () => {
    expect(characters().length).toBeGreaterThanOrEqual(3500)
  })

  test('never gives two characters the same looks', () => {
    const byLooks = new Map<string, string>()
    for (const { name, source } of characters()) {
      const looks = JSON.stringify({
        ...describeCharacter(`${name}, ${source}`),
        name: '',
        source: '',
        seed: 0,
      })
      expect([name, byLooks.get(looks)]).toEqual([name, undefined])
      byLooks.set(looks, name)
    }
  })

  test.each([
    ['Strider', 'Aragorn'],
    ['The Boy Who Lived', 'Harry Potter'],
    ['Gandalf', 'Gandalf'],
    ['gandalf ', 'Gandalf'],
    ['Gandálf', 'Gandalf'],
    ['GANDALF', 'Gandalf'],
    ['spiderman', 'Spider-Man'],
    ['Frodobaggins', 'Frodo Baggins'],
    ['Gandlf', 'Gandalf'],
    ['gandolf', 'Gandalf'],
    ['Hermoine Granger', 'Hermione Granger'],
    ['Darth Vadar', 'Darth Vader'],
    ['Sherlok Homes', 'Sherlock Holmes'],
    ['Napolean Bonapart', 'Napoleon Bonaparte'],
    ['Daenerys Stormborn of House Targaryen', 'Daenerys Targaryen'],
    ['Hermione Jean Granger', 'Hermione Granger'],
  ])('recognizes %p as %s', (name, expected) => {
    expect(findEntry(name, '')?.name).toBe(expected)
  })

  test.each([
    ['Alice', '', 'Alice in Wonderland'],
    ['Alice', ', Resident Evil', 'Resident Evil'],
    ['Alice', ' (Twilight)', 'Twilight'],
    ['Morpheus', '', 'The Matrix'],
    ['Morpheus', 'The Sandman', 'The Sandman'],
    ['Michelangelo', '', 'Italy'],
    ['Michelangelo', 'Teenage Mutant Ninja Turtles', 'Teenage Mutant Ninja Turtles'],
    ['Dante', '', 'The Divine Comedy'],
    ['Dante', 'Devil May Cry', 'Devil May Cry'],
    ['Rogue', 'X-Men', 'Marvel Comics'],
    ['Steve', 'Minecraft', 'Minecraft'],
    ['Red Raiding Hood', 'Fairy tale', 'Fairy tale'],
    ['Loise', 'Thelma & Louise', 'Thelma & Louise'],
    ['Beavis', '', 'Beavis and Butt-Head'],
  ])('recognizes %p with the source %p as the character from %s', (name, source, expected) => {
    expect(findEntry(name, source)?.source).toBe(expected)
  })

  test.each([
    '',
    'Marie',
    'Bob',
    'Jon',
    'Steve',
    'Diana',
    'rogue',
    'the doctor',
    'a black dog and a cat',
    'Zorblax',
    '🦊',
  ])('does not take %p for a known character', (name) => {
    expect(findEntry(name, '')).toBeUndefined()
  })

  test('allows for names between the first and the last', () => {
    const ofTwoWords = named.filter(({ name }) => /^(?!The )[A-Z]\w+ [A-Z]\w+$/.test(name))
    fc.assert(
      fc.property(
        fc.constantFrom(...ofTwoWords),
        fc.array(fc.constantFrom('Zebulon', 'of', 'House', 'van', 'Quincy'), { minLength: 1 }),
        ({ name, entry }, between) => {
          const [first, last] = name.split(' ')
          const full = [first, 'Xerxes', ...between, last].join(' ')
          fc.pre(full.length <= 60)
          expect(findEntry(full, entry.source)).toBe(entry)
        },
      ),
    )
  })

  test('forgives one typo in a long word, unless another name is closer', () => {
    fc.assert(
      fc.property(typos, ({ name, entry, typed }) => {
        fc.pre(presentationOfName(typed) === undefined && !Object.hasOwn(PEOPLE, plain(typed)))
        const found = findEntry(typed, entry.source)
        const nearest = Math.min(
          ...(found ? namesOf(found) : []).map((known) => distance(plain(known), plain(typed))),
        )
        expect(found === entry || nearest <= distance(plain(name), plain(typed))).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})

const plain = (name: string): string => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * A known name with a typo in one word of five letters or more: a letter too many, missing, wrong or
 * swapped.
 */
const typos = fc
  .record({
    known: fc.constantFrom(...named.filter(({ name }) => /[a-z]{5}/u.test(name))),
    at: fc.nat(3),
    letter: fc.constantFrom(...'aeiounrst'.split('')),
    kind: fc.constantFrom('insert', 'delete', 'replace', 'swap'),
  })
  .map(({ known: { name, entry }, at, letter, kind }) => ({
    name,
    entry,
    typed: name.replace(/[a-z]{5}/u, (word) => {
      const [before, here = '', next = ''] = [word.slice(0, at), word[at], word[at + 1]]
      switch (kind) {
        case 'insert':
          return before + letter + word.slice(at)
        case 'delete':
          return before + word.slice(at + 1)
        case 'replace':
          return before + letter + word.slice(at + 1)
        default:
          return before + next + here + word.slice(at + 2)
      }
    }),
  }))
