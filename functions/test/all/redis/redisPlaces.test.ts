import type { Tier } from '@dramatis/catalogue'
import fc from 'fast-check'
import { SECRET } from '../../openRedisState.ts'
import { describeRedis, startRedis, type RedisServer } from '../../startRedis.ts'
import { redisStore } from '../../../src/redis/RedisStore.ts'
import { afterStarting, afterTagging, fairTag, START } from '../../../src/jobs/fairness.ts'
import { JOB_MS } from '../../../src/jobs/jobId.ts'
import { hasPlace } from '../../../src/jobs/places.ts'
import { redisPlaces } from '../../../src/jobs/redis/redisPlaces.ts'

interface Placed {
  readonly id: string
  readonly owner: string
  readonly tier: Tier
  readonly tag: number
}

const CAPACITY = 3
const PER_OWNER = 1
const SLOTS = 3

/** A model of the places that follows the pure rules. */
const createModel = () => {
  let time = START
  const waiting: Placed[] = []
  const painting: Placed[] = []
  const inTier = (tier: Tier) => waiting.filter((one) => one.tier === tier).length
  const counts = () => ({
    waiting: { free: inTier('free'), premium: inTier('premium') },
    painting: painting.length,
    slots: SLOTS,
  })
  return {
    waiting,
    painting,
    counts,
    admit(id: string, tier: Tier, owner: string): Placed | undefined {
      if (!hasPlace(counts(), tier, CAPACITY)) return undefined
      if (waiting.length === 0) time = START
      const job = { id, tier, owner, tag: fairTag(time, tier) }
      time = afterTagging(time, tier)
      waiting.push(job)
      return job
    },
    start(job: Placed): 'painting' | 'held' {
      const own = painting.filter(({ owner, tier }) => owner === job.owner && tier === job.tier)
      if (own.length >= PER_OWNER) return 'held'
      time = afterStarting(time, job.tag)
      painting.push(...waiting.splice(waiting.indexOf(job), 1))
      return 'painting'
    },
    leave(list: Placed[], job: Placed) {
      list.splice(list.indexOf(job), 1)
    },
  }
}

const step = fc.record({
  does: fc.constantFrom('admit', 'admit', 'start', 'leave waiting', 'leave painting'),
  tier: fc.constantFrom<Tier>('free', 'premium'),
  owner: fc.constantFrom('ann', 'ben'),
  at: fc.nat({ max: 9 }),
})

describeRedis(() => {
  let server: RedisServer
  beforeAll(async () => {
    server = await startRedis(['--appendonly', 'no'])
  })
  afterAll(() => server.close())

  const open = async () => {
    await server.redis.flushall()
    const places = redisPlaces(redisStore(server.redis, SECRET))
    await places.keepSlots('worker', SLOTS, 0)
    return places
  }

  test('admits, tags and starts as the rules say, in any sequence of steps', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const places = await open()
        const model = createModel()
        for (const [n, { does, tier, owner, at }] of steps.entries()) {
          const list = does === 'leave painting' ? model.painting : model.waiting
          const job = list[at % Math.max(list.length, 1)]
          if (does === 'admit') {
            const id = `job ${n}`
            const tag = await places.admit(id, tier, CAPACITY, 0)
            expect(tag).toBe(model.admit(id, tier, owner)?.tag)
          } else if (job !== undefined && does === 'start') {
            expect(await places.start(job, PER_OWNER, false, 0)).toBe(model.start(job))
          } else if (job !== undefined) {
            await places.leave(job)
            model.leave(list, job)
          }
          expect(await places.counts(0)).toEqual(model.counts())
        }
      }),
      { numRuns: 40 },
    )
  })

  test('a job without a place is void, unless a worker died while painting it', async () => {
    const places = await open()
    const job = { id: 'first', owner: 'ann', tier: 'free', tag: 3 } as const
    expect(await places.start(job, 1, false, 0)).toBe('void')
    expect(await places.start(job, 1, true, 0)).toBe('painting')
    expect(await places.start(job, 1, true, 0)).toBe('painting')
    await places.handBack(job, 0)
    expect(await places.isPainting('first')).toBe(false)
    expect(await places.start(job, 1, false, 0)).toBe('painting')
  })

  test('a job is started again by a worker that got no reply, even after an outage', async () => {
    const places = await open()
    const tag = (await places.admit('first', 'free', 1, 0)) ?? 0
    const job = { id: 'first', owner: 'ann', tier: 'free', tag } as const
    expect(await places.start(job, 1, false, 0)).toBe('painting')
    expect(await places.start(job, 1, false, 30_000)).toBe('painting')
    await places.leave(job)
    expect(await places.start(job, 1, false, 30_000)).toBe('void')
  })

  test('a place, a painting and a slot expire unless they are renewed', async () => {
    const places = await open()
    const tag = (await places.admit('first', 'free', 1, 0)) ?? 0
    const job = { id: 'first', owner: 'ann', tier: 'free', tag } as const
    expect(await places.start(job, 1, false, JOB_MS)).toBe('void')
    const other = { ...job, id: 'other' }
    expect(await places.start(job, 1, true, JOB_MS)).toBe('painting')
    await places.renew(job, JOB_MS + 10_000)
    expect(await places.start(other, 1, true, JOB_MS + 25_000)).toBe('held')
    expect(await places.start(other, 1, true, JOB_MS + 31_000)).toBe('painting')
    expect(await places.counts(JOB_MS + 60_000)).toEqual({
      waiting: { free: 0, premium: 0 },
      painting: 0,
      slots: 0,
    })
  })
})
