import { FREE_LIMIT, WINDOW_MS } from '@dramatis/catalogue'
import fc from 'fast-check'
import { emptyPersisted, readPersisted } from './persisted.ts'

const NOW = 1_800_000_000_000

test('reads any value without failing, and returns a valid one', () => {
  const anything = fc.oneof(
    fc.anything(),
    fc.record(
      {
        email: fc.anything(),
        proof: fc.anything(),
        requestedAt: fc.anything(),
        visitorToken: fc.anything(),
        seen: fc.oneof(fc.array(fc.anything()), fc.anything()),
        language: fc.anything(),
      },
      { requiredKeys: [] },
    ),
    fc.record({ requestedAt: fc.array(fc.oneof(fc.double(), fc.anything())) }),
  )
  fc.assert(
    fc.property(anything, (raw) => {
      const { email, proof, requestedAt, visitorToken, seen, language } = readPersisted(raw, NOW)
      expect(typeof email).toBe('string')
      expect(typeof proof).toBe('string')
      expect(seen.every((name) => typeof name === 'string')).toBe(true)
      expect(typeof visitorToken).toBe('string')
      expect(typeof language).toBe('string')
      expect(requestedAt.length).toBeLessThanOrEqual(FREE_LIMIT)
      expect([...requestedAt].sort((a, b) => a - b)).toEqual(requestedAt)
      for (const at of requestedAt) {
        expect(at).toBeLessThanOrEqual(NOW)
        expect(at).toBeGreaterThan(NOW - WINDOW_MS)
      }
    }),
  )
})

test('reads back what was written', () => {
  const written = fc.record({
    email: fc.emailAddress(),
    proof: fc.base64String(),
    requestedAt: fc
      .uniqueArray(fc.integer({ min: NOW - WINDOW_MS + 1, max: NOW }), { maxLength: FREE_LIMIT })
      .map((times) => times.sort((a, b) => a - b)),
    visitorToken: fc.base64String(),
    seen: fc.array(fc.string()),
    language: fc.string(),
  })
  fc.assert(
    fc.property(written, (persisted) => {
      expect(readPersisted(JSON.parse(JSON.stringify(persisted)), NOW)).toEqual(persisted)
    }),
  )
})

test('drops only the invalid part', () => {
  const good = {
    email: 'ann@example.com',
    proof: 'proof',
    requestedAt: [NOW - 1],
    visitorToken: 'token',
    seen: ['upsell'],
    language: 'de',
  }
  expect(readPersisted({ ...good, email: 7 }, NOW)).toEqual({ ...good, email: '' })
  expect(readPersisted({ ...good, requestedAt: 'x' }, NOW)).toEqual({ ...good, requestedAt: [] })
  expect(readPersisted({ ...good, requestedAt: ['x', NOW - 1, null] }, NOW)).toEqual(good)
  expect(readPersisted({ ...good, visitorToken: null }, NOW)).toEqual({ ...good, visitorToken: '' })
  expect(readPersisted({ ...good, language: 1 }, NOW)).toEqual({ ...good, language: '' })
  expect(readPersisted({ ...good, proof: [] }, NOW)).toEqual({ ...good, proof: '' })
  expect(readPersisted({ ...good, seen: ['upsell', 7] }, NOW)).toEqual({ ...good, seen: [] })
})

test.each([
  ['a token with a line break', 'visitorToken', 'to\nken'],
  ['a token that no header can carry', 'visitorToken', 'tök€n'],
  ['a proof with a line break', 'proof', 'signed\r\n'],
  ['an overlong token', 'visitorToken', 'x'.repeat(100_000)],
  ['an overlong address', 'email', `${'x'.repeat(100_000)}@example.com`],
  ['an address with a line break', 'email', 'ann@example.com\nbcc: bob@example.com'],
])('drops %s, which would break every later request', (_, key, value) => {
  expect(readPersisted({ [key]: value }, NOW)).toEqual(emptyPersisted)
})

test('drops timestamps in the future and before the window', () => {
  const requestedAt = [NOW - WINDOW_MS, NOW - WINDOW_MS + 1, NOW, NOW + 1]
  expect(readPersisted({ requestedAt }, NOW).requestedAt).toEqual([NOW - WINDOW_MS + 1, NOW])
})

test('returns the empty value when nothing is stored', () => {
  expect(readPersisted(undefined, NOW)).toEqual(emptyPersisted)
})
