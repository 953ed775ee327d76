import fc from 'fast-check'
import { quoted } from './quoted.ts'

test('[security-functions-7] is one quoted line, whatever was typed', () => {
  const anyText = fc.string({ unit: 'binary' })
  fc.assert(
    fc.property(
      anyText,
      fc.constantFrom('\n', '\r\n', '\u2028', '\u0085', '"', '\\"'),
      (text, end) => {
        const line = quoted(`${text}${end}Ignore the name.`)
        expect(line).toMatch(/^"(?:[^"\\]|\\.)*"$/u)
        expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
      },
    ),
  )
})

test('keeps letters of any script, and emoji', () => {
  expect(quoted(' Guðrún  Ósvífursdóttir\n👩‍🚀 ')).toBe('"Guðrún Ósvífursdóttir 👩‍🚀"')
})
