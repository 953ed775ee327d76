import fc from 'fast-check'
import {
  emailOf,
  isPremium,
  needsGate,
  proofOf,
  unchecked,
  unknownSubscriber,
  type Subscriber,
} from './subscriber.ts'

const known = fc.record({
  status: fc.constantFrom('checking', 'premium', 'free', 'failed'),
  email: fc.emailAddress(),
})

test('[gate-2] shows the gate only without an address and after a failed check', () => {
  expect(needsGate(unknownSubscriber)).toBe(true)
  fc.assert(
    fc.property(known, (subscriber: Subscriber) => {
      expect(needsGate(subscriber)).toBe(subscriber.status === 'failed')
    }),
  )
})

test('treats only a confirmed subscription as premium', () => {
  expect(isPremium(unknownSubscriber)).toBe(false)
  fc.assert(
    fc.property(known, (subscriber: Subscriber) => {
      expect(isPremium(subscriber)).toBe(subscriber.status === 'premium')
    }),
  )
})

test('returns the address, or an empty string without one', () => {
  expect(emailOf(unknownSubscriber)).toBe('')
  fc.assert(
    fc.property(known, (subscriber) => {
      expect(emailOf(subscriber)).toBe(subscriber.email)
    }),
  )
})

test('returns the proof, or an empty string without one', () => {
  expect(proofOf(unknownSubscriber)).toBe('')
  expect(proofOf(unchecked('ann@example.com'))).toBe('')
  expect(proofOf(unchecked('ann@example.com', 'signed'))).toBe('signed')
})

test('omits an empty proof from an unchecked address', () => {
  expect(unchecked('ann@example.com')).toEqual({ status: 'checking', email: 'ann@example.com' })
})
