import { randomUUID } from 'node:crypto'
import { availableAt, withinWindow } from '@dramatis/catalogue'
import * as E from 'fp-ts/lib/Either.js'
import {
  DEDUP_MS,
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

  const uncount = (key: string, id: string) => {
    const rest = [...(log.get(key) ?? [])].filter(([one]) => one !== id)
    if (rest.length > 0) log.set(key, new Map(rest))
    else log.delete(key)
  }

  const isRepeated = (dedupKey: string, now: number, dedupMs: number): boolean =>
    withinWindow(timesOf(dedupKey), now, dedupMs).length > 0

  const release = (token: string) => {
    const { id, keys } = reservedBy(token)
    for (const key of keys) uncount(key, id)
    return Promise.resolve()
  }

  return {
    get size() {
      return log.size
    },
    // No await between reading and writing, so that it is exact for parallel requests.
    reserve(allowances, now, dedupKey, dedupMs = DEDUP_MS) {
      dropExpired(now)
      const dedupKeys = dedupKey === undefined ? [] : [`dedup ${dedupKey}`]
      if (allowances.length === 0 || dedupKeys.some((key) => isRepeated(key, now, dedupMs))) {
        return Promise.resolve(E.right(UNCOUNTED))
      }
      const blocking = latest(
        allowances.map((allowance) => ({
          quota: allowance.quota,
          retryAt: availableAt(timesOf(keyOf(allowance)), allowance.limit, now),
        })),
      )
      if (blocking !== undefined && blocking.retryAt > now) return Promise.resolve(E.left(blocking))
      const reserved: Reserved = {
        id: randomUUID(),
        keys: [...allowances.map(keyOf), ...dedupKeys],
      }
      for (const key of reserved.keys) count(key, reserved.id, now)
      const token = tokenOf(reserved)
      return Promise.resolve(E.right({ token, counted: true, release: () => release(token) }))
    },
    release,
  }
}

const keyOf = ({ quota, holder }: Allowance): string => `${quota} ${holder}`

const latest = (exhausted: readonly Exhausted[]): Exhausted | undefined =>
  exhausted.toSorted((a, b) => b.retryAt - a.retryAt)[0]
