import fc from 'fast-check'
import { keysOf } from '../../spec/keysOf.ts'
import { parseLooks } from '../data/parseLooks.ts'
import { parseTraits, SLOTS } from '../data/parseTraits.ts'
import { readRows } from '../data/readRows.ts'
import type { Traits } from '../Traits.ts'
import { TRAIT_WORDS } from '../traitWords.ts'
import { parseCharacter, readCharacters } from './characters.ts'

test('every row says what the character looks like, in words that are known', () => {
  const looks = readCharacters((row, heading) => parseLooks(parseCharacter(row, heading).looks))
  expect(looks.length).toBeGreaterThanOrEqual(3500)
})

test('reads what a row says', () => {
  const row = 'Xena | Xena: Warrior Princess: kind=queen people=greek age=old hair=long/dark-brown'
  const character = parseCharacter(row, 'Xena | Hercules')
  expect(character).toEqual({
    name: 'Xena',
    aliases: ['Xena: Warrior Princess'],
    source: 'Xena',
    sources: ['Hercules'],
    looks: 'kind=queen people=greek age=old hair=long/dark-brown',
  })
  expect(parseLooks(character.looks)).toEqual({
    kind: 'queen',
    body: undefined,
    traits: { origin: 'european', age: 'old', hair: 'long', hairColor: 'dark brown' },
    complexion: { skin: 'olive', hairColor: 'dark brown', eyeColor: 'brown' },
  })
})

test.each([
  ['hair=lnog/white', '“lnog” is not a word for hair'],
  ['hair=long/wihte', '“wihte” is not a word for hairColor'],
  ['hiar=long', '“hiar” is not a slot'],
  ['hair=long/white/red', '“hair=long/white/red” has too many parts'],
  ['marks=scar,horn', '“horn” is not a word for marks'],
  ['kind=wizzard', '“wizzard” is not a word for kind'],
  ['people=grek', '“grek” is not a word for people'],
])('says in which line of which file a word of %p is unknown', (slot, problem) => {
  const text = `// Name: looks\n\n# Source\nMerlin: age=old\nMorgana: age=adult ${slot}\n`
  const read = () =>
    readRows('myths.txt', text, (row, heading) => parseLooks(parseCharacter(row, heading).looks))
  expect(read).toThrow(`myths.txt:5: ${problem}`)
})

test('says in which line a row has no colon', () => {
  expect(() => readRows('myths.txt', 'Merlin age=old', parseCharacter)).toThrow('myths.txt:1: ')
})

test('every row is written as we would write it, so that changes are easy to compare', () => {
  const others = readCharacters((row, heading) => parseCharacter(row, heading).looks)
    .map((looks) => looks.replace(/\b(?:kind|body|people)=\S+ ?/gu, '').trim())
    .filter((looks) => written(parseTraits(looks)) !== looks)
  expect(others).toEqual([])
})

test('reads any traits as they were written', () => {
  fc.assert(
    fc.property(anyTraits, (traits) => expect(parseTraits(written(traits))).toEqual(traits)),
  )
})

/** The row for `traits`. */
const written = (traits: Traits): string =>
  [...SLOTS]
    .map(([name, parts]) => [name, parts.map((part) => wordsFor(traits[part])).join('/')] as const)
    .flatMap(([name, value]) =>
      /^\/*$/u.test(value) ? [] : [`${name}=${value.replace(/\/+$/u, '')}`],
    )
    .join(' ')

const wordsFor = (value: Traits[keyof Traits]): string =>
  [value ?? ''].flat().join(',').replaceAll(' ', '-')

const anyTraits: fc.Arbitrary<Traits> = fc.record(
  {
    ...Object.fromEntries(
      keysOf(TRAIT_WORDS).map((trait) => [trait, fc.constantFrom<string>(...TRAIT_WORDS[trait])]),
    ),
    marks: fc.uniqueArray(fc.constantFrom(...TRAIT_WORDS.marks), { minLength: 1 }),
  },
  { requiredKeys: [] },
)
