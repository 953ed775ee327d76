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

test('the gate shows before an address is known and after a failed check, and at no other time', () => {
  expect(needsGate(unknownSubscriber)).toBe(true)
  fc.assert(
    fc.property(known, (subscriber: Subscriber) => {
      expect(needsGate(subscriber)).toBe(subscriber.status === 'failed')
    }),
  )
})

test('only a confirmed subscription is premium', () => {
  expect(isPremium(unknownSubscriber)).toBe(false)
  fc.assert(
    fc.property(known, (subscriber: Subscriber) => {
      expect(isPremium(subscriber)).toBe(subscriber.status === 'premium')
    }),
  )
})

test('the address to send is the known one, or empty', () => {
  expect(emailOf(unknownSubscriber)).toBe('')
  fc.assert(
    fc.property(known, (subscriber) => {
      expect(emailOf(subscriber)).toBe(subscriber.email)
    }),
  )
})

test('the proof to send is the known one, or empty', () => {
  expect(proofOf(unknownSubscriber)).toBe('')
  expect(proofOf(unchecked('ann@example.com'))).toBe('')
  expect(proofOf(unchecked('ann@example.com', 'signed'))).toBe('signed')
})

test('an unchecked address without a proof has none at all', () => {
  expect(unchecked('ann@example.com')).toEqual({ status: 'checking', email: 'ann@example.com' })
})
