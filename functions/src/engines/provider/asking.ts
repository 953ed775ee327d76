import { APICallError, RetryError } from 'ai'
import { EngineError } from '../EngineError.ts'

/**
 * Asks the provider under a time limit that covers its retries (429 and 5xx, twice, with back-off,
 * done by `ai`), and turns what it throws into one kind of error.
 *
 * The limit and the visitor's `signal` hold by themselves, whatever becomes of the work: on a busy machine
 * Node's `fetch` may not settle although its signal was aborted.
 */
export const asking = async <A>(
  timeoutMs: number,
  signal: AbortSignal,
  ask: (signal: AbortSignal) => Promise<A>,
): Promise<A> => {
  signal.throwIfAborted()
  const end = new AbortController()
  const ended = new Promise<never>((_, reject) => {
    end.signal.addEventListener('abort', () => reject(end.signal.reason))
  })
  const leave = () => end.abort(signal.reason)
  signal.addEventListener('abort', leave)
  const timer = setTimeout(
    () => end.abort(new EngineError('timedOut', `No answer within ${timeoutMs} ms`)),
    timeoutMs,
  )
  try {
    return await Promise.race([ended, ask(end.signal)])
  } catch (thrown) {
    end.signal.throwIfAborted()
    throw engineErrorOf(thrown)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', leave)
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
