import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { memoryQuotaLog } from './memoryQuotaLog.ts'
import { WINDOW_MS } from './rollingWindow.ts'

const visitor = { key: 'visitor', limit: 5 }
const address = { key: 'address', limit: 7 }

test('exactly five of twenty parallel reservations are taken, and the rest are told when', async () => {
  const log = memoryQuotaLog()
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => log.reserve([visitor], 1000)))
  expect(outcomes.filter(E.isRight)).toHaveLength(5)
  expect(outcomes.filter(E.isLeft)).toEqual(Array(15).fill(E.left(1000 + WINDOW_MS)))
})

test('a refused reservation counts under none of its keys', async () => {
  const log = memoryQuotaLog()
  const other = { key: 'other', limit: 1 }
  for (let i = 0; i < 5; i++) await log.reserve([visitor], 0)
  expect(E.isLeft(await log.reserve([visitor, other], 1))).toBe(true)
  expect(E.isRight(await log.reserve([other], 2))).toBe(true)
})

test('a reservation that is given back makes room once, however often it is given back', async () => {
  const log = memoryQuotaLog()
  const single = { key: 'single', limit: 2 }
  const first = await log.reserve([single], 0)
  await log.reserve([single], 0)
  if (E.isLeft(first)) throw new Error('the first reservation was refused')
  await first.right.giveBack()
  await first.right.giveBack()
  expect(E.isRight(await log.reserve([single], 1))).toBe(true)
  expect(E.isLeft(await log.reserve([single], 1))).toBe(true)
})

test('keys are forgotten once their requests have expired', async () => {
  const log = memoryQuotaLog()
  for (let i = 0; i < 1000; i++) await log.reserve([{ key: `visitor ${i}`, limit: 5 }], i)
  expect(log.size).toBe(1000)
  await log.reserve([visitor], 1000 + WINDOW_MS)
  expect(log.size).toBe(1)
})

test('under any sequence of asking and giving back, what is taken keeps within every limit', async () => {
  const step = fc.record({
    wait: fc.integer({ min: 0, max: WINDOW_MS / 4 }),
    giveBack: fc.boolean(),
    keys: fc.constantFrom([visitor], [address], [visitor, address]),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const log = memoryQuotaLog()
      const taken: { key: string; at: number }[] = []
      let now = 0
      for (const { wait, giveBack, keys } of steps) {
        now += wait
        const room = keys.every(
          ({ key, limit }) =>
            taken.filter((one) => one.key === key && now - one.at < WINDOW_MS).length < limit,
        )
        const reserved = await log.reserve(keys, now)
        expect(E.isRight(reserved)).toBe(room)
        if (E.isLeft(reserved)) continue
        if (giveBack) await reserved.right.giveBack()
        else taken.push(...keys.map(({ key }) => ({ key, at: now })))
      }
    }),
  )
})
