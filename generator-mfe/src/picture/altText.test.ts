import { altText } from './altText.ts'

const character = 'Gandalf, The Lord of the Rings'

test.each([
  [
    'is the server’s',
    { alt: 'Gandalf, an old man.', description: 'Long.' },
    'Gandalf, an old man.',
  ],
  [
    'is the description if the server sends none',
    { description: 'GANDALF is old.' },
    'GANDALF is old.',
  ],
  [
    'starts with the name if the text lacks it',
    { alt: 'An old man.', description: 'Gandalf' },
    'Gandalf: An old man.',
  ],
])('[picture-42] the alternative text %s', (_, texts, alt) => {
  expect(altText({ character, ...texts })).toBe(alt)
})
