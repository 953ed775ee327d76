import { APICallError } from '@ai-sdk/provider'
import { circuitBreaker, ConsecutiveBreaker, handleWhen, isBrokenCircuitError } from 'cockatiel'
import { EngineError } from './EngineError.ts'

/** Failures in a row after which a provider is left alone. */
export const FAILURES = 5

/** Milliseconds until one request tries it again. */
const OPEN_MS = 30_000

/** A call to a provider that fails at once while the circuit is open. */
export const withBreaker = <P extends readonly unknown[], A>(
  call: (...args: P) => Promise<A>,
): ((...args: P) => Promise<A>) => {
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: OPEN_MS,
    breaker: new ConsecutiveBreaker(FAILURES),
  })
  return async (...args) => {
    try {
      return await breaker.execute(() => call(...args))
    } catch (thrown) {
      if (!isBrokenCircuitError(thrown)) throw thrown
      throw new EngineError('failed', 'The provider has been failing')
    }
  }
}

/** A declined or rejected request did get a response, and one over the budget was never sent. */
const isOutage = (thrown: unknown): boolean =>
  thrown instanceof EngineError &&
  thrown.failure !== 'moderated' &&
  thrown.failure !== 'exhausted' &&
  !isRejection(thrown.cause)

const isRejection = (cause: unknown): boolean =>
  APICallError.isInstance(cause) && !cause.isRetryable
