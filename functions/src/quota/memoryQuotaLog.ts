import * as E from 'fp-ts/lib/Either.js'
import type { Allowance, QuotaLog } from './QuotaLog.ts'
import { counted, possibleAt } from './rollingWindow.ts'

/** A quota log in this process's memory, exact for one process. Keys whose times have expired are dropped. */
export const memoryQuotaLog = (): QuotaLog & { readonly size: number } => {
  // Kept in the order of the latest reservation, so that what expires first stands first.
  const log = new Map<string, readonly number[]>()

  const put = (key: string, times: readonly number[]) => {
    log.delete(key)
    if (times.length > 0) log.set(key, times)
  }

  const dropExpired = (now: number) => {
    for (const [key, times] of log) {
      if (counted(times, now).length > 0) return
      log.delete(key)
    }
  }

  const count = ({ key }: Allowance, now: number) => {
    put(key, [...counted(log.get(key) ?? [], now), now])
  }

  const uncount = ({ key }: Allowance, time: number) => {
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
    // No await between reading and writing: that is what makes it exact under parallel requests.
    reserve(allowances, now) {
      dropExpired(now)
      const at = Math.max(
        now,
        ...allowances.map(({ key, limit }) => possibleAt(log.get(key) ?? [], limit, now)),
      )
      if (at > now) return Promise.resolve(E.left(at))
      for (const allowance of allowances) count(allowance, now)
      return Promise.resolve(E.right({ giveBack: givingBackOnce(allowances, now) }))
    },
  }

  function givingBackOnce(allowances: readonly Allowance[], now: number) {
    let given = false
    return () => {
      if (!given) for (const allowance of allowances) uncount(allowance, now)
      given = true
      return Promise.resolve()
    }
  }
}
