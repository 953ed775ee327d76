import fc from 'fast-check'
import { phrasesIn, readTables } from './readTables.ts'

const AGES = ['child', 'middle-aged', 'very old'] as const

const TEXT = `// What this is.

# ages
// How to read it.
child: little, small
very-old: ancient
middle-aged:

# sizes
child: small
`

const tables = readTables('words.txt', TEXT)

test('reads the rows under a heading, in their order', () => {
  const ages = tables.every('ages', AGES, (text) => text)
  expect(Object.entries(ages)).toEqual([
    ['child', 'little, small'],
    ['very old', 'ancient'],
    ['middle-aged', ''],
  ])
  expect(tables.some('sizes', AGES, phrasesIn)).toEqual({ child: ['small'] })
})

test('says which rows are missing', () => {
  expect(() => tables.every('sizes', AGES, phrasesIn)).toThrow(
    'words.txt: no row for middle-aged, very old under “sizes”',
  )
})

test('says in which line a row is for an unknown word', () => {
  expect(() => tables.every('ages', ['child', 'middle-aged'], phrasesIn)).toThrow(
    'words.txt:6: “very-old” is not a word for ages',
  )
})

test('says in which line the rest of a row is wrong', () => {
  const read = (text: string) => {
    if (text === 'ancient') throw new RangeError('“ancient” is not new')
  }
  expect(() => tables.some('ages', AGES, read)).toThrow('words.txt:6: “ancient” is not new')
})

test('says in which line a row has no colon', () => {
  const read = () => readTables('words.txt', 'child little').some('', AGES, phrasesIn)
  expect(read).toThrow('words.txt:1: ')
})

test('reads phrases as they were written', () => {
  const phrases = fc.array(fc.stringMatching(/^[^,]+$/u), { minLength: 1 })
  fc.assert(fc.property(phrases, (some) => expect(phrasesIn(some.join(', '))).toEqual(some)))
})
