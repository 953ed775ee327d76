import { APICallError } from '@ai-sdk/provider'
import { circuitBreaker, ConsecutiveBreaker, handleWhen, isBrokenCircuitError } from 'cockatiel'
import { EngineError } from '../errors/EngineError.ts'

/** Consecutive failures after which the circuit opens. */
export const FAILURES = 5

/** Milliseconds until one call tries the provider again. */
const OPEN_MS = 30_000

/** Adds a circuit breaker to the calls to a provider: while the circuit is open, they fail at once. */
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

/** A declined or rejected request is no outage, since the provider responded; one over the budget was never sent. */
const isOutage = (thrown: unknown): boolean =>
  thrown instanceof EngineError &&
  thrown.failure !== 'moderated' &&
  thrown.failure !== 'exhausted' &&
  !isRejection(thrown.cause)

const isRejection = (cause: unknown): boolean =>
  APICallError.isInstance(cause) && !cause.isRetryable
