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
  work: (signal: AbortSignal) => Promise<A>,
): Promise<A> => {
  if (signal?.aborted) throw new RequestAbortedError(signal.reason)
  const controller = new AbortController()
  const { promise: ended, reject } = rejectable()
  const end = (error: Error) => {
    reject(error)
    controller.abort(error)
  }
  const onAbort = () => end(new RequestAbortedError(signal?.reason))
  signal?.addEventListener('abort', onAbort)
  const timer =
    timeoutMs && timeoutMs > 0 && timeoutMs <= LONGEST_TIMER
      ? setTimeout(() => end(new RequestTimeoutError(timeoutMs)), timeoutMs)
      : undefined
  try {
    return await Promise.race([ended, work(controller.signal)])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  }
}

const rejectable = () => {
  let reject: (error: Error) => void = () => undefined
  const promise = new Promise<never>((_, rejectPromise) => {
    reject = rejectPromise
  })
  return { promise, reject }
}

/** Waits `ms` milliseconds, or rejects with the signal's reason. */
export const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop)
  })
