import { altText } from './altText.ts'

const character = 'Gandalf, The Lord of the Rings'

test.each([
  [
    'what the server says',
    { alt: 'Gandalf, an old man.', description: 'Long.' },
    'Gandalf, an old man.',
  ],
  ['else the description', { description: 'GANDALF is old.' }, 'GANDALF is old.'],
  [
    'preceded by the name if it lacks it',
    { alt: 'An old man.', description: 'Gandalf' },
    'Gandalf: An old man.',
  ],
])('%s', (_, texts, alt) => {
  expect(altText({ character, ...texts })).toBe(alt)
})
