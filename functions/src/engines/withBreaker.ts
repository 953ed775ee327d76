import { circuitBreaker, ConsecutiveBreaker, handleWhen, isBrokenCircuitError } from 'cockatiel'
import { EngineError } from './EngineError.ts'

/** Failures in a row after which a provider is left alone. */
export const FAILURES = 5

/** Milliseconds until one request tries it again. */
const REST_MS = 30_000

/** A call to a provider that fails at once, with `busy`, while the provider has been failing. */
export const withBreaker = <P extends readonly unknown[], A>(
  call: (...args: P) => Promise<A>,
): ((...args: P) => Promise<A>) => {
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: REST_MS,
    breaker: new ConsecutiveBreaker(FAILURES),
  })
  return async (...args) => {
    try {
      return await breaker.execute(() => call(...args))
    } catch (thrown) {
      if (!isBrokenCircuitError(thrown)) throw thrown
      throw new EngineError('busy', 'The provider has been failing', { retryAfterMs: REST_MS })
    }
  }
}

const isOutage = (thrown: unknown): boolean =>
  thrown instanceof EngineError && thrown.failure !== 'moderated'
