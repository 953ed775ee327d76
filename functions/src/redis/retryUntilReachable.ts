import { setTimeout as delay } from 'node:timers/promises'
import { StateError } from '../errors/StateError.ts'

const RETRY_MS = 500

/** Retries work while it rejects with a `StateError`. Once `signal` has aborted, rejects with that error. */
export const retryUntilReachable = async <A>(
  work: () => Promise<A>,
  signal = new AbortController().signal,
): Promise<A> => {
  for (;;) {
    try {
      return await work()
    } catch (thrown) {
      if (!(thrown instanceof StateError) || signal.aborted) throw thrown
      await delay(RETRY_MS)
    }
  }
}
