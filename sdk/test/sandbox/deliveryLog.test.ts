import fc from 'fast-check'
import { DeliveryLog } from '../../src/sandbox/webhooks/DeliveryLog.ts'
import type { SentWebhook } from '../../src/sandbox/webhooks/Webhooks.ts'

const delivery = (number: number, state: SentWebhook['state']): SentWebhook => ({
  id: `${number}`,
  type: 'order.created',
  organizationId: '',
  timestamp: new Date(0),
  endpointId: undefined,
  url: '',
  version: '2026-10',
  body: '',
  state,
  attempts: [],
  nextAttemptAt: undefined,
})

test('keeps every pending delivery, and at most a thousand that have ended, including the newest', () => {
  const change = fc.tuple(
    fc.integer({ min: 0, max: 1500 }),
    fc.constantFrom('pending' as const, 'delivered' as const, 'failed' as const),
  )
  fc.assert(
    fc.property(fc.array(change, { minLength: 2000, maxLength: 4000 }), (changes) => {
      const log = new DeliveryLog()
      const last = new Map<number, SentWebhook['state']>()
      for (const [number, state] of changes) {
        log.put(delivery(number, state))
        last.delete(number)
        last.set(number, state)
      }
      const kept = log.all().map(({ id, state }) => [Number(id), state] as const)
      const isPending = ([, state]: readonly [number, string]) => state === 'pending'
      expect(kept.every(([number, state]) => last.get(number) === state)).toBe(true)
      expect(kept.filter(isPending)).toHaveLength([...last].filter(isPending).length)
      expect(kept.filter((each) => !isPending(each)).length).toBeLessThanOrEqual(1000)
      const newest = [...last].filter((each) => !isPending(each)).at(-1)
      expect(newest && log.get(`${newest[0]}`)?.state).toBe(newest?.[1])
    }),
    { numRuns: 20 },
  )
})
