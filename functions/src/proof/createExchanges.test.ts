import fc from 'fast-check'
import { createExchanges, EXCHANGE_MS } from './createExchanges.ts'

const NOW = 1_800_000_000_000
const SECRET = 'a secret of at least 32 characters'
const issued = createExchanges(SECRET, () => NOW).issue('ann', 'picture-1')
const readAt = (token: string, holder = 'ann', now = NOW, secret = SECRET) =>
  createExchanges(secret, () => now).pictureOf(token, holder)

test('[security-visitor-11] is valid for its visitor, with the same secret, until it expires', () => {
  expect(readAt(issued, 'ann', NOW + EXCHANGE_MS - 1)).toBe('picture-1')
  expect(readAt(issued, 'ann', NOW + EXCHANGE_MS)).toBeUndefined()
  expect(readAt(issued, 'bob')).toBeUndefined()
  expect(readAt(issued, 'acme ann')).toBeUndefined()
  expect(readAt(issued, 'ann', NOW, `${SECRET}!`)).toBeUndefined()
})

test('[security-visitor-11] no other text passes for one', () => {
  const letters = fc.constantFrom('.', '-', '0', '9', 'a', '_')
  fc.assert(
    fc.property(fc.nat(issued.length - 1), fc.oneof(letters, fc.constant('')), (at, letter) => {
      const changed = `${issued.slice(0, at)}${letter}${issued.slice(at + 1)}`
      expect(readAt(changed) === undefined).toBe(changed !== issued)
    }),
    { numRuns: 1000 },
  )
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readAt(text)).toBeUndefined()
    }),
  )
})
