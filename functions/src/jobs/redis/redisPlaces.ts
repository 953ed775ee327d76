import type { Tier } from '@dramatis/catalogue'
import * as t from 'io-ts'
import { script, type RedisStore } from '../../redis/RedisStore.ts'
import { MAX_TAG, STEP } from '../fairness.ts'
import { JOB_MS } from '../jobId.ts'
import type { JobCounts } from '../PaintJobs.ts'
import { RECENT_PICTURES } from '../places.ts'

/** How long a job that is being painted, or a worker's slot, counts after the last heartbeat, in milliseconds. */
const LEASE_MS = 20_000

/** What a job's place in the queue depends on. */
export interface PlacedJob {
  readonly id: string
  readonly owner: string
  readonly tier: Tier
  readonly tag: number
}

/**
 * `painting`: the job may be painted now. `held`: as many of its owner's pictures are being painted as allowed.
 * `void`: it has no place, because it was canceled or has waited too long.
 */
type Start = 'painting' | 'held' | 'void'

/** Tracks which jobs are waiting and which are being painted, by the rules of `fairness` and `places`. */
export interface RedisPlaces {
  /** Gives a job a place. Returns its tag; undefined if there is no place. */
  admit(id: string, tier: Tier, capacity: number, now: number): Promise<number | undefined>
  /** @param isTakenOver whether a worker that died had begun the job */
  start(job: PlacedJob, perOwner: number, isTakenOver: boolean, now: number): Promise<Start>
  /** Reports that a job is still being painted. */
  renew(job: PlacedJob, now: number): Promise<void>
  /** Puts a started job back in the queue. */
  handBack(job: PlacedJob, now: number): Promise<void>
  leave(job: Omit<PlacedJob, 'tag'>): Promise<void>
  isPainting(id: string): Promise<boolean>
  counts(now: number): Promise<JobCounts>
  /** Reports how many pictures a worker can paint at once. The report expires unless it is repeated. */
  keepSlots(worker: string, slots: number, now: number): Promise<void>
  dropSlots(worker: string, slots: number): Promise<void>
  took(ms: number): Promise<void>
  recentMs(): Promise<readonly number[]>
}

/** KEYS: the tier's waiting jobs, the other tier's, the jobs being painted, the slots, and the virtual time. */
const ADMIT = script(`
local now, deadline, id, tier = tonumber(ARGV[1]), ARGV[2], ARGV[3], ARGV[4]
local capacity, step, max = tonumber(ARGV[5]), tonumber(ARGV[6]), tonumber(ARGV[7])
for i = 1, 4 do redis.call('ZREMRANGEBYSCORE', KEYS[i], '-inf', now) end
local mine, others = redis.call('ZCARD', KEYS[1]), redis.call('ZCARD', KEYS[2])
local busy = mine + others + redis.call('ZCARD', KEYS[3]) >= redis.call('ZCARD', KEYS[4])
if busy and mine >= capacity then return 0 end
if mine + others == 0 then redis.call('DEL', KEYS[5]) end
local time = redis.call('HMGET', KEYS[5], 'now', tier)
local tag = math.min(math.max(tonumber(time[1] or 0), tonumber(time[2] or 0)) + step, max)
redis.call('HSET', KEYS[5], tier, tag)
redis.call('ZADD', KEYS[1], deadline, id)
return tag
`)

/**
 * A worker that got no reply starts its job again.
 * KEYS: the tier's waiting jobs, the jobs being painted, those of the owner, and the virtual time.
 */
const START = script(`
local now, deadline, id = tonumber(ARGV[1]), ARGV[2], ARGV[3]
local tag, limit = tonumber(ARGV[4]), tonumber(ARGV[5])
local isBegun = ARGV[6] == '1' or redis.call('ZSCORE', KEYS[3], id)
for i = 1, 3 do redis.call('ZREMRANGEBYSCORE', KEYS[i], '-inf', now) end
if not isBegun and not redis.call('ZSCORE', KEYS[1], id) then return 'void' end
if not redis.call('ZSCORE', KEYS[3], id) and redis.call('ZCARD', KEYS[3]) >= limit then return 'held' end
redis.call('ZREM', KEYS[1], id)
redis.call('ZADD', KEYS[2], deadline, id)
redis.call('ZADD', KEYS[3], deadline, id)
redis.call('PEXPIRE', KEYS[3], deadline - now)
redis.call('HSET', KEYS[4], 'now', math.max(tag, tonumber(redis.call('HGET', KEYS[4], 'now') or 0)))
return 'painting'
`)

const Started = t.keyof({ painting: null, held: null, void: null })

const OTHER: Readonly<Record<Tier, Tier>> = { free: 'premium', premium: 'free' }

export const redisPlaces = ({ key, run }: RedisStore): RedisPlaces => {
  const waiting = (tier: Tier) => key(`jobs:waiting:${tier}`)
  const painting = key('jobs:painting')
  const slotsKey = key('jobs:slots')
  const time = key('jobs:time')
  const times = key('jobs:times')
  const ownedBy = ({ owner, tier }: Pick<PlacedJob, 'owner' | 'tier'>) =>
    key(`jobs:owner:${tier}`, owner)
  const slotsOf = (worker: string, slots: number) =>
    Array.from({ length: slots }, (_, n) => `${worker} ${n}`)
  return {
    async admit(id, tier, capacity, now) {
      const keys = [waiting(tier), waiting(OTHER[tier]), painting, slotsKey, time]
      const args = [now, now + JOB_MS, id, tier, capacity, STEP[tier], MAX_TAG]
      const tag = Number(await run((redis) => ADMIT(redis, keys, args)))
      return tag === 0 ? undefined : tag
    },
    async start(job, perOwner, isTakenOver, now) {
      const { id, tier, tag } = job
      const keys = [waiting(tier), painting, ownedBy(job), time]
      const args = [now, now + LEASE_MS, id, tag, perOwner, isTakenOver ? 1 : 0]
      const started = await run((redis) => START(redis, keys, args))
      if (!Started.is(started)) throw new Error('The script returned an unexpected reply')
      return started
    },
    async renew(job, now) {
      const owned = ownedBy(job)
      await run((redis) =>
        redis
          .multi()
          .zadd(painting, 'XX', now + LEASE_MS, job.id)
          .zadd(owned, 'XX', now + LEASE_MS, job.id)
          .pexpire(owned, LEASE_MS)
          .exec(),
      )
    },
    async handBack(job, now) {
      await run((redis) =>
        redis
          .multi()
          .zrem(painting, job.id)
          .zrem(ownedBy(job), job.id)
          .zadd(waiting(job.tier), now + JOB_MS, job.id)
          .exec(),
      )
    },
    async leave(job) {
      await run((redis) =>
        redis
          .multi()
          .zrem(waiting(job.tier), job.id)
          .zrem(painting, job.id)
          .zrem(ownedBy(job), job.id)
          .exec(),
      )
    },
    isPainting: async (id) => (await run((redis) => redis.zscore(painting, id))) !== null,
    async counts(now) {
      const alive = `(${now}`
      const [free, premium, busy, slots] = await run((redis) =>
        Promise.all([
          redis.zcount(waiting('free'), alive, '+inf'),
          redis.zcount(waiting('premium'), alive, '+inf'),
          redis.zcount(painting, alive, '+inf'),
          redis.zcount(slotsKey, alive, '+inf'),
        ]),
      )
      return { waiting: { free, premium }, painting: busy, slots }
    },
    async keepSlots(worker, slots, now) {
      const scores = slotsOf(worker, slots).flatMap((slot) => [now + LEASE_MS, slot])
      await run((redis) => redis.zadd(slotsKey, ...scores))
    },
    async dropSlots(worker, slots) {
      await run((redis) => redis.zrem(slotsKey, ...slotsOf(worker, slots)))
    },
    async took(ms) {
      await run((redis) =>
        redis
          .multi()
          .lpush(times, Math.round(ms))
          .ltrim(times, 0, RECENT_PICTURES - 1)
          .exec(),
      )
    },
    recentMs: async () => (await run((redis) => redis.lrange(times, 0, -1))).map(Number),
  }
}
