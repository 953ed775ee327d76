import fc from 'fast-check'
import { downloadName } from './downloadName.ts'

test.each([
  ['Gandalf, The Lord of the Rings', 'dramatis-gandalf-the-lord-of-the-rings.jpg'],
  ['R2-D2!', 'dramatis-r2-d2.jpg'],
  ['李小龍', 'dramatis-character.jpg'],
  ['', 'dramatis-character.jpg'],
])('saves %p as %p', (character, name) => {
  expect(downloadName(character)).toBe(name)
})

test('turns every name into a plain file name', () => {
  fc.assert(
    fc.property(fc.string(), (character) =>
      /^dramatis-[a-z0-9]+(-[a-z0-9]+)*\.jpg$/.test(downloadName(character)),
    ),
  )
})
