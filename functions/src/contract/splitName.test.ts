import { describe as describeCharacter } from '@dramatis/studio'
import { splitName } from './splitName.ts'

test.each([
  ['Gandalf, The Lord of the Rings', { name: 'Gandalf', source: 'The Lord of the Rings' }],
  [
    'Elizabeth Bennet, Pride, and Prejudice',
    { name: 'Elizabeth Bennet', source: 'Pride, and Prejudice' },
  ],
  ['Mario', { name: 'Mario', source: '' }],
  [', nobody', { name: ', nobody', source: '' }],
])('splits %p', (character, name) => {
  expect(splitName({ character })).toEqual(name)
})

test.each([
  'Zorblax, Quendor',
  'Zorblax，Quendor',
  'ゾルブラクス、Quendor',
  'زوربلاكس، Quendor',
  'ガンダルフとフロド、指輪物語',
])('splits %p the way the engine does', (character) => {
  const { name } = splitName({ character })
  expect(name).toBe(character.split(/[^\p{L}]/u)[0])
  expect(describeCharacter(character)).toMatchObject(
    character.startsWith('ガ') ? { companions: [{ name: 'Frodo Baggins' }] } : { name },
  )
})

test.each([
  ['goku', 'Goku', 'Dragon Ball', { name: 'Goku', source: '' }],
  [
    'GANDALF, the lord of the rings',
    'Gandalf',
    'The Lord of the Rings',
    { name: 'Gandalf', source: 'The Lord of the Rings' },
  ],
  ['goku at school', 'Goku', 'Dragon Ball', { name: 'goku at school', source: '' }],
  ['bell hooks', 'Tinker Bell', 'Peter Pan', { name: 'bell hooks', source: '' }],
])('gives %p the capitals of %p', (character, name, source, expected) => {
  expect(splitName({ character, understood: { name, source } })).toEqual(expected)
})

test('does not mistake a comma between names for the one before a source', () => {
  const names = 'Harry, Ron and Hermione'
  const split = (rest: string) => splitName({ character: `${names}${rest}`, names })
  expect(split('')).toEqual({ name: names, source: '' })
  expect(split(' in the rain')).toEqual({ name: `${names} in the rain`, source: '' })
  expect(split(', Harry Potter')).toEqual({ name: names, source: 'Harry Potter' })
})
