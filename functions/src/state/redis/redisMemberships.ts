import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as J from 'fp-ts/lib/Json.js'
import * as t from 'io-ts'
import { TTL_MS } from '../../billing/createMemberships.ts'
import type { Membership } from '../../billing/Membership.ts'
import type { MembershipMemory } from '../../billing/MembershipMemory.ts'
import { script, type RedisStore } from '../../redis/RedisStore.ts'

/** KEYS: the epoch, the address's cached membership, and the keys under which the customer is cached, if known. */
const REMEMBER = script(`
if (redis.call('GET', KEYS[1]) or '0') ~= ARGV[1] then return end
redis.call('SET', KEYS[2], ARGV[2], 'PX', ARGV[3])
if KEYS[3] then
  redis.call('SADD', KEYS[3], KEYS[2])
  redis.call('PEXPIRE', KEYS[3], ARGV[4])
end
`)

/** KEYS: the epoch, the address's cached membership, and the keys under which the customer is cached. */
const FORGET = script(`
redis.call('INCR', KEYS[1])
redis.call('DEL', KEYS[2], KEYS[3], unpack(redis.call('SMEMBERS', KEYS[3])))
`)

const FORGET_ALL = script(`
redis.call('SET', KEYS[2], redis.call('INCR', KEYS[1]))
`)

/** Longer than anything about a customer may be cached, in milliseconds. */
const CUSTOMER_MS = 2 * Math.max(...Object.values(TTL_MS))

/** No address and no customer has this name. */
const NOBODY = ''

const Remembered = t.intersection([
  t.type({ since: t.number, tier: t.keyof({ free: null, premium: null }) }),
  t.partial({ customerId: t.string, endedAt: t.string }),
])

/** Memberships that any number of processes cache together: if one drops something, all do. */
export const redisMemberships = ({ key, run }: RedisStore): MembershipMemory => {
  const EPOCH = key('membership-epoch')
  /** The epoch in which everything was dropped; older entries are void. */
  const SINCE = key('membership-since')
  const keyOf = (email: string) => key('membership', email)
  const customerKeyOf = (customerId: string) => key('membership-customer', customerId)
  return {
    async recall(email) {
      const [epoch, since, text] = await run((redis) => redis.mget(EPOCH, SINCE, keyOf(email)))
      const value = membershipOf(text ?? '', Number(since ?? 0))
      return { epoch: Number(epoch ?? 0), value }
    },
    async remember(email, { tier, customerId, endedAt }, { epoch, ttlMs }) {
      const text = JSON.stringify({ since: epoch, tier, customerId, endedAt })
      const keys = [
        EPOCH,
        keyOf(email),
        ...(customerId === undefined ? [] : [customerKeyOf(customerId)]),
      ]
      await run((redis) => REMEMBER(redis, keys, [epoch, text, ttlMs, CUSTOMER_MS]))
    },
    async forget({ email = NOBODY, customerId = NOBODY }) {
      const keys = [EPOCH, keyOf(email), customerKeyOf(customerId)]
      await run((redis) => FORGET(redis, keys, []))
    },
    async forgetAll() {
      await run((redis) => FORGET_ALL(redis, [EPOCH, SINCE], []))
    },
  }
}

const membershipOf = (text: string, since: number): Membership | undefined =>
  pipe(
    J.parse(text),
    E.filterOrElseW(Remembered.is, () => undefined),
    E.filterOrElseW(
      (remembered) => remembered.since >= since,
      () => undefined,
    ),
    E.matchW(
      () => undefined,
      ({ tier, customerId, endedAt }) => ({ tier, customerId, endedAt }),
    ),
  )
