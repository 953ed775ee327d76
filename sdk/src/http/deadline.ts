import { RequestAbortedError, RequestTimeoutError } from '../BillingError.ts'

// A timer's delay is a signed 32-bit integer; with a longer delay, the timer fires immediately.
const MAX_TIMER_MS = 2 ** 31 - 1

/**
 * Runs `work` until it is done, the caller aborts or the time is up, whichever comes first. This does
 * not rely on `fetch` alone, which in some runtimes loses its signal to garbage collection once the
 * headers have arrived: the listener and the timer here are referenced until the work is done.
 */
export const withDeadline = async <A>(
  signal: AbortSignal | undefined,
  timeoutMs: number | undefined,
  work: (signal: AbortSignal | undefined) => Promise<A>,
): Promise<A> => {
  // A signal makes `fetch` slower, so a call that cannot be aborted does not get one.
  const hasTimer = timeoutMs !== undefined && timeoutMs > 0 && timeoutMs <= MAX_TIMER_MS
  if (!signal && !hasTimer) return work(undefined)
  if (signal?.aborted) throw new RequestAbortedError(signal.reason)
  const controller = new AbortController()
  const ended = new Promise<never>((_, reject) => {
    // The reason is always one of the two errors that `abort` is called with below.
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason as Error))
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
      reject(signal?.reason as Error)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop)
  })
