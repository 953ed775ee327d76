import { WINDOW_MS } from '@dramatis/catalogue'
import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { memoryQuotaLog } from './memoryQuotaLog.ts'

const LIMIT = 5
const visitor = { quota: 'portrait visitor', holder: 'ann', limit: LIMIT }
const address = { quota: 'portrait address', holder: '203.0.113.1', limit: 7 }

test('takes exactly the limit of parallel reservations, and says when the rest can be', async () => {
  const log = memoryQuotaLog()
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => log.reserve([visitor], 1000)))
  expect(outcomes.filter(E.isRight)).toHaveLength(LIMIT)
  expect(outcomes.filter(E.isLeft)).toEqual(
    Array.from({ length: 20 - LIMIT }, () =>
      E.left({ quota: visitor.quota, retryAt: 1000 + WINDOW_MS }),
    ),
  )
})

test('counts a refused reservation under none of its keys', async () => {
  const log = memoryQuotaLog()
  const other = { ...address, limit: 1 }
  for (let i = 0; i < LIMIT; i++) await log.reserve([visitor], 0)
  expect(E.isLeft(await log.reserve([visitor, other], 1))).toBe(true)
  expect(E.isRight(await log.reserve([other], 2))).toBe(true)
})

test('a released reservation makes room once, however often it is released, by its token or itself', async () => {
  const log = memoryQuotaLog()
  const single = { ...visitor, limit: 2 }
  const first = await log.reserve([single], 0)
  await log.reserve([single], 0)
  if (E.isLeft(first)) throw new Error('the first reservation was refused')
  await first.right.release()
  await log.release(first.right.token)
  expect(E.isRight(await log.reserve([single], 1))).toBe(true)
  expect(E.isLeft(await log.reserve([single], 1))).toBe(true)
})

test('drops keys whose requests have expired', async () => {
  const log = memoryQuotaLog()
  for (let i = 0; i < 1000; i++) await log.reserve([{ ...visitor, holder: `visitor ${i}` }], i)
  expect(log.size).toBe(1000)
  await log.reserve([visitor], 1000 + WINDOW_MS)
  expect(log.size).toBe(1)
})

test('keeps within every limit under any sequence of reservations and releases', async () => {
  const step = fc.record({
    wait: fc.integer({ min: 0, max: WINDOW_MS / 4 }),
    release: fc.boolean(),
    keys: fc.constantFrom([visitor], [address], [visitor, address]),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const log = memoryQuotaLog()
      const taken: { quota: string; at: number }[] = []
      let now = 0
      for (const { wait, release, keys } of steps) {
        now += wait
        const room = keys.every(
          ({ quota, limit }) =>
            taken.filter((one) => one.quota === quota && now - one.at < WINDOW_MS).length < limit,
        )
        const reserved = await log.reserve(keys, now)
        expect(E.isRight(reserved)).toBe(room)
        if (E.isLeft(reserved)) continue
        if (release) await reserved.right.release()
        else taken.push(...keys.map(({ quota }) => ({ quota, at: now })))
      }
    }),
  )
})
