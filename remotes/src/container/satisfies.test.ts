import * as fc from 'fast-check'
import { compareVersions, satisfies } from './satisfies.ts'

const number = fc.nat(30)

it('accepts the same or a later version of the same major version', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99 }),
      number,
      number,
      number,
      number,
      (a, b, c, d, e) => {
        const later = d > b || (d === b && e >= c)
        expect(satisfies(`${a}.${d}.${e}`, `^${a}.${b}.${c}`)).toBe(later)
        expect(satisfies(`${a + 1}.${d}.${e}`, `^${a}.${b}.${c}`)).toBe(false)
      },
    ),
  )
})

it('treats each minor version before 1.0.0 as a major one', () => {
  expect(satisfies('0.2.3', '^0.2.0')).toBe(true)
  expect(satisfies('0.3.0', '^0.2.0')).toBe(false)
})

it.each(['19.0.0-rc.1', '19', 'latest', ''])('accepts no %j', (version) => {
  expect(satisfies(version, '^19.0.0')).toBe(false)
  expect(compareVersions(version, '0.0.1')).toBeLessThan(0)
})

it('orders versions by their numbers', () => {
  expect(['1.10.0', '1.9.0', '0.11.2', '1.9.10'].sort(compareVersions)).toEqual([
    '0.11.2',
    '1.9.0',
    '1.9.10',
    '1.10.0',
  ])
})
