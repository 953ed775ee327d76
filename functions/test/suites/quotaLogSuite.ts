import { availableAt, WINDOW_MS } from '@dramatis/catalogue'
import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import {
  DEDUP_MS,
  type Allowance,
  type QuotaLog,
  type Reservation,
} from '../../src/quota/QuotaLog.ts'
import type { Processes } from './Processes.ts'

const LIMIT = 5
const NOW = 1_800_000_000_000
const visitor = { quota: 'portrait visitor', holder: 'ann', limit: LIMIT }
const address = { quota: 'portrait address', holder: '203.0.113.1', limit: 7 }

const reserveOrThrow = async (
  log: QuotaLog,
  allowances: readonly Allowance[],
  now = NOW,
  dedupKey?: string,
): Promise<Reservation> => {
  const outcome = await log.reserve(allowances, now, dedupKey)
  if (E.isLeft(outcome)) throw new Error(`${outcome.left.quota} is used up`)
  return outcome.right
}

/** Tests the count of requests that processes share. */
export const testQuotaLog = (processes: Processes): void => {
  const logs = () => processes().map(({ quotaLog }) => quotaLog)
  const first = (): QuotaLog => {
    const [log] = logs()
    if (log === undefined) throw new Error('There is no process')
    return log
  }
  const inParallel = (count: number, allowances: readonly Allowance[]) =>
    Promise.all(
      Array.from({ length: count / logs().length }, () =>
        logs().map((log) => log.reserve(allowances, NOW)),
      ).flat(),
    )

  test('[security-visitor-1] accepts exactly as many of 200 parallel reservations as allowed, and says when there is room again', async () => {
    const outcomes = await inParallel(200, [visitor, { ...address, limit: 30 }])
    expect(outcomes.filter(E.isRight)).toHaveLength(LIMIT)
    expect(outcomes.filter(E.isLeft)).toEqual(
      Array.from({ length: 200 - LIMIT }, () =>
        E.left({ quota: visitor.quota, retryAt: NOW + WINDOW_MS }),
      ),
    )
  })

  test('counts a refused reservation under none of its keys', async () => {
    await inParallel(2 * LIMIT - ((2 * LIMIT) % logs().length), [visitor])
    expect(E.isLeft(await first().reserve([visitor, { ...address, limit: 1 }], NOW + 1))).toBe(true)
    expect(E.isRight(await first().reserve([{ ...address, limit: 1 }], NOW + 2))).toBe(true)
  })

  test('any process can release a reservation by its token, which makes room only once', async () => {
    const single = { ...visitor, limit: 2 }
    const reservation = await reserveOrThrow(first(), [single])
    await reserveOrThrow(first(), [single])
    await Promise.all(logs().map((log) => log.release(reservation.token)))
    await reservation.release()
    expect(E.isRight(await first().reserve([single], NOW))).toBe(true)
    expect(E.isLeft(await first().reserve([single], NOW))).toBe(true)
  })

  test('counts a repeated request once, until it is released or ten minutes are over', async () => {
    const single = { ...visitor, limit: 2 }
    const dedupKey = 'ann Gandalf'
    const once = await reserveOrThrow(first(), [single], NOW, dedupKey)
    expect(once.counted).toBe(true)
    const again = await reserveOrThrow(first(), [single], NOW + DEDUP_MS - 1, dedupKey)
    expect(again.counted).toBe(false)
    expect((await reserveOrThrow(first(), [single], NOW + 1, 'ann Mulan')).counted).toBe(true)
    expect(E.isLeft(await first().reserve([single], NOW + DEDUP_MS, dedupKey))).toBe(true)
    await again.release()
    await once.release()
    expect((await reserveOrThrow(first(), [single], NOW + 3, dedupKey)).counted).toBe(true)
    const longer = await first().reserve([single], NOW + 3 + DEDUP_MS, dedupKey, 2 * DEDUP_MS)
    expect(longer).toMatchObject({ _tag: 'Right', right: { counted: false } })
  })

  test('[security-visitor-1] counts a repeated request until it and all its repetitions are released, in any order', async () => {
    const ORDERS = Array.from({ length: 5 }, (_, at) => [...Array(at + 1).keys()])
    let run = 0
    await fc.assert(
      fc.asyncProperty(
        fc
          .constantFrom(...ORDERS)
          .chain((order) => fc.shuffledSubarray(order, { minLength: order.length })),
        async (order) => {
          run += 1
          const single = { ...visitor, holder: `ann ${run}`, limit: 1 }
          const reservations: Reservation[] = []
          for (const at of ORDERS[order.length - 1] ?? []) {
            const log = logs()[at % logs().length] ?? first()
            reservations.push(await reserveOrThrow(log, [single], NOW + at, `ann Gandalf ${run}`))
          }
          expect(reservations.filter(({ counted }) => counted)).toEqual(reservations.slice(0, 1))
          for (const at of order) {
            expect(E.isLeft(await first().reserve([single], NOW + 10))).toBe(true)
            await first().release(reservations[at]?.token ?? '')
          }
          expect(E.isRight(await first().reserve([single], NOW + 10))).toBe(true)
        },
      ),
      { numRuns: 30 },
    )
  })

  test('counts nothing where nothing is limited', async () => {
    expect(await reserveOrThrow(first(), [])).toMatchObject({ counted: false })
  })

  test('agrees with the rule in any sequence of reservations and releases', async () => {
    const step = fc.record({
      wait: fc.integer({ min: -1000, max: WINDOW_MS / 4 }),
      release: fc.option(fc.nat(20)),
      keys: fc.constantFrom([visitor], [address], [visitor, address]),
      process: fc.nat(3),
    })
    let run = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        run += 1
        let now = NOW
        let taken: { quotas: readonly string[]; at: number; reservation: Reservation }[] = []
        for (const { wait, release, keys, process } of steps) {
          now += wait
          const log = logs()[process % logs().length] ?? first()
          const left = release === null ? undefined : taken[release]
          await left?.reservation.release()
          taken = taken.filter((one) => one !== left)
          const timesOf = ({ quota }: Allowance) =>
            taken.filter(({ quotas }) => quotas.includes(quota)).map(({ at }) => at)
          const expected = Math.max(...keys.map((one) => availableAt(timesOf(one), one.limit, now)))
          const outcome = await log.reserve(
            keys.map((one) => ({ ...one, holder: `${one.holder} ${run}` })),
            now,
          )
          expect(E.isRight(outcome)).toBe(expected === now)
          if (E.isLeft(outcome)) expect(outcome.left.retryAt).toBe(expected)
          else
            taken.push({
              quotas: keys.map(({ quota }) => quota),
              at: now,
              reservation: outcome.right,
            })
        }
      }),
      { numRuns: 30 },
    )
  })
}
