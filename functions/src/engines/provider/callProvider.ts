import { APICallError, RetryError } from 'ai'
import { TimeoutError, withDeadline } from '../../withDeadline.ts'
import { EngineError } from '../EngineError.ts'

/**
 * Calls the provider under a deadline that covers its retries (429 and 5xx, twice, with back-off, done by
 * `ai`), and turns whatever it throws into an `EngineError`. Rejects with the reason of `signal` when that
 * aborts.
 */
export const callProvider = async <A>(
  timeoutMs: number,
  signal: AbortSignal,
  call: (signal: AbortSignal) => Promise<A>,
): Promise<A> => {
  try {
    return await withDeadline(timeoutMs, call, signal)
  } catch (thrown) {
    signal.throwIfAborted()
    throw engineErrorOf(thrown)
  }
}

const engineErrorOf = (thrown: unknown): EngineError => {
  if (thrown instanceof EngineError) return thrown
  if (thrown instanceof TimeoutError) return new EngineError('timedOut', thrown.message)
  const cause = RetryError.isInstance(thrown) ? thrown.lastError : thrown
  return isModeration(cause)
    ? new EngineError('moderated', 'The provider declined the prompt', { cause })
    : new EngineError('failed', 'The provider failed', { cause })
}

/** Providers decline with status 400 and a code or message of their own; these words are common to all. */
const isModeration = (thrown: unknown): boolean =>
  APICallError.isInstance(thrown) &&
  thrown.statusCode === 400 &&
  /moderation|content.?policy|content.?filter|safety/i.test(thrown.responseBody ?? thrown.message)
