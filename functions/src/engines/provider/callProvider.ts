import { APICallError } from '@ai-sdk/provider'
import { DelegateBackoff, handleWhen, retry } from 'cockatiel'
import type { Pay } from '../../budget/createBudget.ts'
import { TimeoutError, withDeadline } from '../../limits/withDeadline.ts'
import { EngineError } from '../../errors/EngineError.ts'
import { isDeclined } from './isDeclined.ts'
import { retryAfterOf } from './retryAfterOf.ts'

/** How many times a failed call is retried. */
const RETRIES = 2

/** Milliseconds until the first retry, if the provider does not say; doubled for the next. */
const FIRST_DELAY_MS = 2000

/**
 * Calls the provider under a deadline that covers its retries (429 and 5xx, twice, after as long as the provider
 * says), and turns any error into an `EngineError`. A provider that asks for more time than is left is not retried.
 * Rejects with the reason of `signal` when that aborts.
 * @param pay called before each try
 */
export const callProvider = async <A>(
  timeoutMs: number,
  signal: AbortSignal,
  pay: Pay,
  call: (signal: AbortSignal) => Promise<A>,
): Promise<A> => {
  const end = performance.now() + timeoutMs
  const fitsIn = (thrown: unknown) => (retryAfterOf(thrown) ?? 0) < end - performance.now()
  const retrying = retry(
    handleWhen((thrown) => isRetryable(thrown) && fitsIn(thrown)),
    {
      maxAttempts: RETRIES,
      backoff: new DelegateBackoff(
        ({ attempt, result }) =>
          ('error' in result ? retryAfterOf(result.error) : undefined) ??
          FIRST_DELAY_MS * 2 ** (attempt - 1),
      ),
    },
  ).dangerouslyUnref()
  try {
    return await withDeadline(
      timeoutMs,
      (limited) =>
        retrying.execute(async () => {
          await pay()
          return call(limited)
        }, limited),
      signal,
    )
  } catch (thrown) {
    signal.throwIfAborted()
    throw engineErrorOf(thrown)
  }
}

const isRetryable = (thrown: unknown): boolean =>
  APICallError.isInstance(thrown) && thrown.isRetryable && finalErrorIn(thrown) === undefined

/**
 * What our own code has thrown, such as `guardedFetch`. The client libraries wrap it, and where a lost connection is
 * behind it they would repeat the call, which is paid for.
 */
const finalErrorIn = (thrown: unknown): EngineError | undefined => {
  if (thrown instanceof EngineError) return thrown
  return thrown instanceof Error ? finalErrorIn(thrown.cause) : undefined
}

const engineErrorOf = (cause: unknown): EngineError => {
  const final = finalErrorIn(cause)
  if (final !== undefined) return final
  if (cause instanceof TimeoutError) return new EngineError('timedOut', cause.message)
  if (isDeclined(cause)) {
    return new EngineError('moderated', 'The provider declined the prompt', { cause })
  }
  const retryAfterMs = retryAfterOf(cause)
  return retryAfterMs === undefined
    ? new EngineError('failed', 'The provider failed', { cause })
    : new EngineError('busy', 'The provider asks for a pause', { cause, retryAfterMs })
}
