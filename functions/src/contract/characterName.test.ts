import { MAX_NAME_LENGTH } from '@dramatis/catalogue'
import { isRight } from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { CharacterName } from './characterName.ts'

const accepts = (text: string) => isRight(CharacterName.decode(text))

test.each(['', ' \t\n', '\u3164', '\u115f\uffa0', '\u2800', '\u200b\u2060', '\u0301', '\u202e'])(
  'refuses %j, which shows nothing',
  (text) => expect(accepts(text)).toBe(false),
)

test.each(['Gandalf', '悟空', '세종대왕', 'علاء الدين', '?', '007', '🧙', '\u3164Ada'])(
  'accepts %j',
  (text) => expect(accepts(text)).toBe(true),
)

test('whatever is invisible around a name changes nothing about whether it is one', () => {
  const invisible = fc.string({
    unit: fc.constantFrom(' ', '\u3164', '\u200b', '\u2800', '\u0301'),
  })
  fc.assert(
    fc.property(invisible, fc.constantFrom('', 'Ada', '王'), invisible, (before, name, after) => {
      fc.pre(before.length + after.length + name.length <= MAX_NAME_LENGTH)
      expect(accepts(before + name + after)).toBe(name !== '')
    }),
  )
})
