/** The work took longer than its deadline. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError'
}

/**
 * Runs work that must end within `ms` milliseconds. Rejects with a `TimeoutError` if it does not, and with the
 * reason of `signal` if that aborts. Both abort the work's own signal.
 *
 * It rejects even if the work ignores its signal: on a busy machine Node's `fetch` may not settle after an abort.
 */
export const withDeadline = async <A>(
  ms: number,
  work: (signal: AbortSignal) => Promise<A>,
  signal = new AbortController().signal,
): Promise<A> => {
  signal.throwIfAborted()
  const end = new AbortController()
  const abort = () => {
    end.abort(signal.reason)
  }
  signal.addEventListener('abort', abort)
  const timer = setTimeout(() => {
    end.abort(new TimeoutError(`No result within ${ms} ms`))
  }, ms)
  try {
    return await Promise.race([abortOf(end.signal), work(end.signal)])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
}

const abortOf = async (signal: AbortSignal): Promise<never> => {
  for (;;) {
    await new Promise((resolve) => {
      signal.addEventListener('abort', resolve, { once: true })
    })
    signal.throwIfAborted()
  }
}
