import { RequestAbortedError, RequestTimeoutError } from '../BillingError.ts'

// Timers take 32 bits; beyond that they fire at once.
const LONGEST_TIMER = 2 ** 31 - 1

/**
 * Does `work` until it is done, the caller aborts or the time is up, whichever comes first. The race
 * is ours: a runtime's `fetch` can lose a signal to garbage collection once the headers are in, but
 * the listener and the timer here are held until the work is done.
 */
export const withDeadline = async <A>(
  signal: AbortSignal | undefined,
  timeoutMs: number | undefined,
  work: (signal: AbortSignal | undefined) => Promise<A>,
): Promise<A> => {
  // A signal slows a runtime's `fetch` down, so a call that nothing can end goes without.
  const hasTimer = timeoutMs !== undefined && timeoutMs > 0 && timeoutMs <= LONGEST_TIMER
  if (!signal && !hasTimer) return work(undefined)
  if (signal?.aborted) throw new RequestAbortedError(signal.reason)
  const controller = new AbortController()
  const ended = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason))
  })
  const onAbort = () => controller.abort(new RequestAbortedError(signal?.reason))
  signal?.addEventListener('abort', onAbort)
  const timer = hasTimer
    ? setTimeout(() => controller.abort(new RequestTimeoutError(timeoutMs)), timeoutMs)
    : undefined
  try {
    return await Promise.race([ended, work(controller.signal)])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  }
}

/** Waits `ms` milliseconds, or rejects with the signal's reason. */
export const sleep = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop)
  })
