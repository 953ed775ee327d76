import fc from 'fast-check'
import { createSignatures, SIGNATURE_MS, type SignedDescription } from './createSignatures.ts'

const SECRET = 'a secret of thirty-two characters'
const signed: fc.Arbitrary<SignedDescription> = fc.record({
  description: fc.string(),
  character: fc.string(),
  visitor: fc.string(),
})
const times = fc.integer({ min: 0, max: 4_000_000_000_000 })
const later = fc.integer({ min: 0, max: 2 * SIGNATURE_MS })

test('a signature is valid for its description, character and visitor, for ten minutes', () => {
  fc.assert(
    fc.property(signed, signed, times, later, (one, other, time, wait) => {
      let now = time
      const { sign, isValid } = createSignatures(SECRET, () => now)
      const signature = sign(one)
      expect(signature).toMatch(/^[\w-]{43,60}$/)
      expect(isValid(signature, one)).toBe(true)
      for (const part of ['description', 'character', 'visitor'] as const) {
        const changed = { ...one, [part]: other[part] }
        expect(isValid(signature, changed)).toBe(other[part] === one[part])
      }
      now = time + wait
      // The signature knows the second.
      if (Math.abs(wait - SIGNATURE_MS) > 1000) {
        expect(isValid(signature, one)).toBe(wait < SIGNATURE_MS)
      }
    }),
  )
})

test('neither another secret nor another time makes a signature valid', () => {
  const now = Date.UTC(2026, 10, 27)
  const { sign, isValid } = createSignatures(SECRET, () => now)
  const one = { description: 'An old wizard.', character: 'Gandalf', visitor: 'ann' }
  const signature = sign(one)
  const old = createSignatures(SECRET, () => now - SIGNATURE_MS).sign(one)
  const forged = signature.slice(0, -43) + old.slice(-43)
  const early = createSignatures(SECRET, () => now + SIGNATURE_MS).sign(one)
  const foreign = createSignatures('another secret of many characters', () => now).sign(one)
  for (const wrong of [undefined, '', 'A'.repeat(43), old, forged, early, foreign]) {
    expect(isValid(wrong, one)).toBe(false)
  }
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(isValid(text, one)).toBe(false)
    }),
  )
})
