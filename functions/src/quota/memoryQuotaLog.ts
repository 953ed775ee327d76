import { randomUUID } from 'node:crypto'
import { availableAt, withinWindow } from '@dramatis/catalogue'
import * as E from 'fp-ts/lib/Either.js'
import {
  DEDUP_MS,
  MAX_HEIRS,
  reservedBy,
  tokenOf,
  UNCOUNTED,
  type Allowance,
  type Exhausted,
  type QuotaLog,
  type Reserved,
} from './QuotaLog.ts'

/** When each reservation of a key was made, by its id. */
type Counted = ReadonlyMap<string, number>

/** A quota log in this process's memory, exact for one process. Expired keys are dropped. */
export const memoryQuotaLog = (): QuotaLog & { readonly size: number } => {
  // Ordered by the latest reservation, so those that expire first come first.
  const log = new Map<string, Counted>()

  const timesOf = (key: string): readonly number[] => [...(log.get(key)?.values() ?? [])]

  const dropExpired = (now: number) => {
    for (const key of log.keys()) {
      if (withinWindow(timesOf(key), now).length > 0) return
      log.delete(key)
    }
  }

  const count = (key: string, id: string, now: number) => {
    const current = [...(log.get(key) ?? [])].filter(([, at]) => withinWindow([at], now).length > 0)
    log.delete(key)
    log.set(key, new Map([...current, [id, now]]))
  }

  /** Removes a reservation, or leaves its place to its heir. */
  const uncount = (key: string, id: string, heir?: string) => {
    const left = [...(log.get(key) ?? [])].flatMap(([one, at]): [string, number][] => {
      if (one !== id) return [[one, at]]
      return heir === undefined ? [] : [[heir, at]]
    })
    if (left.length > 0) log.set(key, new Map(left))
    else log.delete(key)
  }

  /** A counted request and its repetitions, which have its time. */
  const sharing = (dedupKey: string, time: number | undefined): readonly string[] =>
    [...(log.get(dedupKey) ?? [])].flatMap(([id, at]) => (at === time ? [id] : []))

  const release = (token: string) => {
    const { id, keys } = reservedBy(token)
    const [heir] = keys
      .filter(isDedupKey)
      .flatMap((key) => sharing(key, log.get(key)?.get(id)).filter((one) => one !== id))
    for (const key of keys) uncount(key, id, isDedupKey(key) ? undefined : heir)
    return Promise.resolve()
  }

  return {
    get size() {
      return log.size
    },
    // No await between reading and writing, so that it is exact for parallel requests.
    reserve(allowances, now, dedupKey, dedupMs = DEDUP_MS) {
      dropExpired(now)
      if (allowances.length === 0) return Promise.resolve(E.right(UNCOUNTED))
      const reserved: Reserved = {
        id: randomUUID(),
        keys: [
          ...allowances.map(keyOf),
          ...(dedupKey === undefined ? [] : [`${DEDUP_PREFIX}${dedupKey}`]),
        ],
      }
      const token = tokenOf(reserved)
      const reservation = { token, counted: true, release: () => release(token) }
      for (const key of reserved.keys.filter(isDedupKey)) {
        const time = withinWindow(timesOf(key), now, dedupMs).at(-1)
        if (time === undefined) continue
        if (sharing(key, time).length <= MAX_HEIRS) {
          log.set(key, new Map([...(log.get(key) ?? []), [reserved.id, time]]))
        }
        return Promise.resolve(E.right({ ...reservation, counted: false }))
      }
      const blocking = latest(
        allowances.map((allowance) => ({
          quota: allowance.quota,
          retryAt: availableAt(timesOf(keyOf(allowance)), allowance.limit, now),
        })),
      )
      if (blocking !== undefined && blocking.retryAt > now) return Promise.resolve(E.left(blocking))
      for (const key of reserved.keys) count(key, reserved.id, now)
      return Promise.resolve(E.right(reservation))
    },
    release,
  }
}

const DEDUP_PREFIX = 'dedup '
const isDedupKey = (key: string): boolean => key.startsWith(DEDUP_PREFIX)

const keyOf = ({ quota, holder }: Allowance): string => `${quota} ${holder}`

const latest = (exhausted: readonly Exhausted[]): Exhausted | undefined =>
  exhausted.toSorted((a, b) => b.retryAt - a.retryAt)[0]
