import { nameOf } from './nameOf.ts'

test.each([
  ['Gandalf, The Lord of the Rings', { star: 'Gandalf', role: 'The Lord of the Rings' }],
  [
    'Elizabeth Bennet, Pride, and Prejudice',
    { star: 'Elizabeth Bennet', role: 'Pride, and Prejudice' },
  ],
  ['Mario', { star: 'Mario', role: '' }],
  [', nobody', { star: ', nobody', role: '' }],
])('%p', (character, name) => {
  expect(nameOf(character)).toEqual(name)
})
