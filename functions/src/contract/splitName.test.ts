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
  expect(splitName(character)).toEqual(name)
})
