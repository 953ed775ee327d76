import { characters } from './lexicon/characters.ts'
import { living } from './lexicon/isLiving.ts'
import { understand } from './understand.ts'

describe('understand', () => {
  test.each([
    ['Gandalf', { kind: 'known', name: 'Gandalf', source: 'The Lord of the Rings' }],
    ['a tax consultant', { kind: 'described' }],
    ['Zorblax', { kind: 'invented', name: 'Zorblax', source: '' }],
    ['Dolly Parton', { kind: 'known', living: true }],
    ['Elvis Presley', { kind: 'known', living: false }],
    ['Thelma and Louise', { kind: 'known', name: 'Thelma' }],
  ])('says what %p means', (text, expected) => {
    expect(understand(text)).toMatchObject(expected)
  })

  test('offers other characters with the same name', () => {
    const { name, source, others } = understand('Alice')
    expect([name, source]).toEqual(['Alice', 'Alice in Wonderland'])
    for (const other of others) expect(understand(other.text)).toMatchObject({ name: other.name })
    expect(others.map((other) => other.source)).toContain('Resident Evil')
  })

  const guessesFor = (text: string) =>
    understand(text).others.flatMap(({ name, guess }) => (guess ? [name] : []))

  test('asks whether a name is misspelled', () => {
    expect(guessesFor('Maruto')).toEqual(['Naruto Uzumaki'])
  })

  test.each(['Fluffy', 'Garden', 'Flower'])('takes %s for no typing error', (word) => {
    expect(guessesFor(word)).toEqual([])
  })

  test('every row of the living is in the lexicon', () => {
    const all = new Set(characters().map(({ name, source }) => `${name}, ${source}`))
    expect([...living()].filter((one) => !all.has(one))).toEqual([])
  })
})
