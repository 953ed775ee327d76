import { membersOf } from '../spec/membersOf.ts'
import { describe as describeCharacter } from './describe.ts'
import { characters } from './lexicon/characters.ts'
import { living } from './lexicon/isLiving.ts'
import { knownGroups } from './lexicon/knownGroups.ts'
import { understand } from './understand.ts'

describe('understand', () => {
  test.each([
    ['Gandalf', { kind: 'known', name: 'Gandalf', source: 'The Lord of the Rings' }],
    ['a tax consultant', { kind: 'described' }],
    ['Zorblax', { kind: 'invented', name: 'Zorblax', source: '' }],
    ['Dolly Parton', { kind: 'known', living: true }],
    ['Elvis Presley', { kind: 'known', living: false }],
    ['Thelma and Louise', { kind: 'known', name: 'Thelma and Louise' }],
    ['a girl hugging Pikachu', { kind: 'known', name: 'Girl and Pikachu', source: 'Pokémon' }],
    ['my dog Bello', { kind: 'described', name: 'Bello', others: [] }],
    ['mein Hund Bello', { kind: 'described', name: 'Bello', others: [] }],
    ['my friend Zorblax', { kind: 'invented', name: 'Zorblax' }],
    ['Rogue', { kind: 'known', others: [{ name: 'A rogue', text: 'a rogue' }] }],
    ['rogue', { kind: 'described', others: [{ name: 'Rogue', source: 'Marvel Comics' }] }],
    ['Wolf', { kind: 'described' }],
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

  test('names each member of a group', () => {
    for (const group of knownGroups().values()) {
      const text = group.members.join(' and ')
      const { name } = understand(text)
      for (const member of membersOf(describeCharacter(text))) expect(name).toContain(member.name)
    }
  })

  test('names each member in the language', () => {
    expect(understand('Don Quijote y Sancho Panza', 'es')).toMatchObject({
      name: 'Don Quijote y Sancho Panza',
    })
  })

  test.each(['Table', 'Barrel', 'Shark', 'Fluffy', 'Garden', 'Flower'])(
    'takes %s for no typing error',
    (word) => {
      expect(guessesFor(word)).toEqual([])
    },
  )

  test('every row of the living is in the lexicon', () => {
    const all = new Set(characters().map(({ name, source }) => `${name}, ${source}`))
    expect([...living()].filter((one) => !all.has(one))).toEqual([])
  })
})
