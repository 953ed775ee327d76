import { directionOf } from './directionOf.ts'

test.each([
  ['', undefined],
  [' ', 'auto'],
  ['Zorro', 'auto'],
  ['شهرزاد', 'auto'],
])('a field with %j has the direction %j', (text, direction) => {
  expect(directionOf(text)).toBe(direction)
})
