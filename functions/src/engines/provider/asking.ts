import { APICallError, RetryError } from 'ai'
import { EngineError } from '../EngineError.ts'

/**
 * Asks the provider under a time limit that covers its retries (429 and 5xx, twice, with back-off,
 * done by `ai`), and turns what it throws into one kind of error.
 */
export const asking = async <A>(
  timeoutMs: number,
  signal: AbortSignal,
  ask: (signal: AbortSignal) => Promise<A>,
): Promise<A> => {
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    return await ask(AbortSignal.any([signal, timeout]))
  } catch (thrown) {
    signal.throwIfAborted()
    if (timeout.aborted) throw new EngineError('timedOut', `No answer within ${timeoutMs} ms`)
    throw engineErrorOf(thrown)
  }
}

const engineErrorOf = (thrown: unknown): EngineError => {
  if (thrown instanceof EngineError) return thrown
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
