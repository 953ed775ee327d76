import * as E from 'fp-ts/lib/Either.js'
import { Email } from './email.ts'

test.each([
  'a@b',
  'name@example.com',
  "o'neill+tag@mail.example.co.uk",
  'name@xn--bcher-kva.example',
])('accepts %s, with or without white space around it', (address) => {
  expect(Email.decode(`  ${address}\n`)).toEqual(E.right(address))
  expect(Email.is(address)).toBe(true)
})

test.each([
  '',
  'name',
  '@example.com',
  'name@',
  'na me@example.com',
  'name@example..com',
  'name@-example.com',
  `${'x'.repeat(251)}@b.c`,
  'a@b, c@d',
  'a@b\nbcc: c@d',
  // In lower case, the Kelvin sign becomes a plain k, and could match someone else's address.
  'mi\u212ae@example.com',
  7,
  null,
])('rejects %p', (input) => {
  expect(E.isLeft(Email.decode(input))).toBe(true)
  expect(Email.is(input)).toBe(false)
})
