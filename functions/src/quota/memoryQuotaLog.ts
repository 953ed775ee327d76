import * as E from 'fp-ts/lib/Either.js'
import { keyOf, type Allowance, type Exhausted, type QuotaLog } from './QuotaLog.ts'
import { withinWindow, availableAt } from './rollingWindow.ts'

/** A quota log in this process's memory, exact for one process. Expired keys are dropped. */
export const memoryQuotaLog = (): QuotaLog & { readonly size: number } => {
  // In the order of the latest reservation, so what expires first comes first.
  const log = new Map<string, readonly number[]>()

  const put = (key: string, times: readonly number[]) => {
    log.delete(key)
    if (times.length > 0) log.set(key, times)
  }

  const dropExpired = (now: number) => {
    for (const [key, times] of log) {
      if (withinWindow(times, now).length > 0) return
      log.delete(key)
    }
  }

  const count = (allowance: Allowance, now: number) => {
    const key = keyOf(allowance)
    put(key, [...withinWindow(log.get(key) ?? [], now), now])
  }

  const uncount = (allowance: Allowance, time: number) => {
    const key = keyOf(allowance)
    const times = log.get(key) ?? []
    const index = times.lastIndexOf(time)
    const rest = times.filter((_, at) => at !== index)
    if (rest.length > 0) log.set(key, rest)
    else log.delete(key)
  }

  return {
    get size() {
      return log.size
    },
    // No await between reading and writing: that makes it exact for parallel requests.
    reserve(allowances, now) {
      dropExpired(now)
      const blocking = latest(
        allowances.map((allowance) => ({
          quota: allowance.quota,
          retryAt: availableAt(log.get(keyOf(allowance)) ?? [], allowance.limit, now),
        })),
      )
      if (blocking !== undefined && blocking.retryAt > now) return Promise.resolve(E.left(blocking))
      for (const allowance of allowances) count(allowance, now)
      return Promise.resolve(E.right({ release: releaseOnce(allowances, now) }))
    },
  }

  function releaseOnce(allowances: readonly Allowance[], now: number) {
    let given = false
    return () => {
      if (!given) for (const allowance of allowances) uncount(allowance, now)
      given = true
      return Promise.resolve()
    }
  }
}

const latest = (exhausted: readonly Exhausted[]): Exhausted | undefined =>
  exhausted.toSorted((a, b) => b.retryAt - a.retryAt)[0]
