import * as fc from 'fast-check'
import { fitsContract, isContract } from './fitsContract.ts'

const part = fc.nat({ max: 99 })

it('accepts a remote with the shell’s major version and the same or a lower minor one', () => {
  fc.assert(
    fc.property(part, part, part, part, (major, minor, otherMajor, otherMinor) => {
      expect(fitsContract(`${major}.${minor}`, `${otherMajor}.${otherMinor}`)).toBe(
        major === otherMajor && otherMinor <= minor,
      )
    }),
  )
})

it('compares versions as numbers, not as text', () => {
  expect(fitsContract('1.10', '1.9')).toBe(true)
  expect(fitsContract('1.9', '1.10')).toBe(false)
})

it('accepts a remote whose contract is unknown', () => {
  expect(fitsContract('1.0', undefined)).toBe(true)
})

it.each(['', '1', '1.', '1.0.0', 'v1.0', ' 1.0', '1.0-beta', '-1.0', '1e1.0'])(
  'refuses a malformed contract: "%s"',
  (malformed) => {
    expect(isContract(malformed)).toBe(false)
    expect(fitsContract('1.0', malformed)).toBe(false)
    expect(fitsContract(malformed, '1.0')).toBe(false)
  },
)
