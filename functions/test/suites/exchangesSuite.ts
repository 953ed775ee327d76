import { FREE_LIMIT } from '@dramatis/catalogue'
import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import { ExchangeKind, type Exchange } from '../../src/contract/index.ts'
import {
  reservePicture,
  type PictureReservation,
  type ReservePictureDeps,
} from '../../src/endpoints/reservePicture.ts'
import { createExchanges } from '../../src/proof/createExchanges.ts'
import { EXCHANGES_PER_PORTRAIT } from '../../src/quota/allowances.ts'
import { createQuota } from '../../src/quota/createQuota.ts'
import { callerOf } from '../callerOf.ts'
import type { Processes } from './Processes.ts'

const NOW = 1_800_000_000_000
const clock = () => NOW
const SECRET = 'the secret that all processes share'
const kinds = fc.constantFrom(
  ...Object.keys(ExchangeKind.keys).filter((kind) => ExchangeKind.is(kind)),
)

/** One request by the visitor; `token` chooses a picture that came before. */
const request = fc.record({
  process: fc.nat(3),
  exchange: fc.option(fc.record({ token: fc.nat(10), as: kinds })),
  isPainted: fc.boolean(),
})

interface Painted extends PictureReservation {
  readonly kind: string | undefined
  readonly from: string | undefined
}

/** Tests the free pictures in exchange for counted ones, which processes count together. */
export const testExchanges = (processes: Processes): void => {
  const startAll = (): readonly ReservePictureDeps[] =>
    processes().map(({ quotaLog }) => ({
      quota: createQuota(quotaLog, clock, { quotaRefusal: () => undefined }),
      exchanges: createExchanges(SECRET, clock),
      addressLimit: 1000,
    }))

  test('[security-visitor-1] in any sequence of parallel requests, some of which fail, an hour has five counted pictures, each with one free picture of each kind', async () => {
    let run = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(request, { minLength: 1, maxLength: 6 }), { maxLength: 8 }),
        async (rounds) => {
          run += 1
          const running = startAll()
          const caller = callerOf(`ann ${run}`)
          let count = 0
          let painted: readonly Painted[] = []
          for (const round of rounds) {
            const tokens = painted.flatMap(({ exchange }) => exchange ?? [])
            const outcomes = await Promise.all(
              round.map(async ({ process, exchange, isPainted }) => {
                const deps = running[process % running.length]
                if (deps === undefined) throw new Error('There is no process')
                count += 1
                const token = exchange ? tokens[exchange.token % tokens.length] : undefined
                const asked = exchange && token ? { token, as: exchange.as } : undefined
                const outcome = await reservePicture(
                  deps,
                  pictureOf(count),
                  wishOf(asked),
                  [],
                  caller,
                )()
                return { outcome, isPainted, kind: asked?.as, from: asked?.token }
              }),
            )
            for (const { outcome, isPainted, kind, from } of outcomes) {
              if (E.isLeft(outcome)) continue
              if (isPainted) painted = [...painted, { ...outcome.right, kind, from }]
              else await outcome.right.release()
            }
            const counted = painted.filter((one) => one.counted)
            const free = painted.filter((one) => !one.counted)
            expect(counted.length).toBeLessThanOrEqual(FREE_LIMIT)
            expect(free.length).toBeLessThanOrEqual(EXCHANGES_PER_PORTRAIT * counted.length)
            expect(new Set(free.map(({ kind, from }) => `${from} ${kind}`)).size).toBe(free.length)
            expect(free.filter(({ exchange }) => exchange !== undefined)).toEqual([])
          }
        },
      ),
      { numRuns: 50 },
    )
  })

  test('an exchange is free again after a failure, in every process, and then counts as usual', async () => {
    const running = startAll()
    const caller = callerOf('ann')
    let count = 0
    const ask = async (at: number, token?: string) => {
      const deps = running[at % running.length]
      if (deps === undefined) throw new Error('There is no process')
      count += 1
      const exchange = token === undefined ? undefined : { token, as: 'take' as const }
      const outcome = await reservePicture(deps, pictureOf(count), wishOf(exchange), [], caller)()
      if (E.isLeft(outcome)) throw new Error(outcome.left.error)
      return outcome.right
    }
    const { exchange: token } = await ask(0)
    const failed = await ask(1, token)
    expect(failed.counted).toBe(false)
    await failed.release()
    expect((await ask(2, token)).counted).toBe(false)
    expect((await ask(3, token)).counted).toBe(true)
  })

  test('[security-visitor-1] of 40 parallel requests with the same exchange, one is free', async () => {
    const running = startAll()
    const caller = callerOf('ann')
    const [first] = running
    if (first === undefined) throw new Error('There is no process')
    const counted = await reservePicture(first, pictureOf(0), wishOf(undefined), [], caller)()
    const token = E.isRight(counted) ? (counted.right.exchange ?? '') : ''
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        reservePicture(
          running[at % running.length] ?? first,
          pictureOf(at + 1),
          wishOf({ token, as: 'change' }),
          [],
          caller,
        )(),
      ),
    )
    const reserved = outcomes.filter(E.isRight).map(({ right }) => right.counted)
    expect(reserved.filter((isCounted) => !isCounted)).toHaveLength(1)
    expect(reserved.filter((isCounted) => isCounted)).toHaveLength(FREE_LIMIT - 1)
  })
}

const wishOf = (exchange: Exchange | undefined) => ({ email: '', ...(exchange && { exchange }) })

const pictureOf = (number: number) =>
  ({
    description: `The picture with the number ${number}.`,
    character: 'Gandalf',
    style: 'realistic',
    aspect: 'square',
    tier: 'free',
  }) as const
