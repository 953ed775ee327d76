import type { BillingError } from '@dramatis/sdk/2025-03'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'

/** Returns the platform's response, or throws its failure. */
export const getOrThrow = <A>(result: Either<BillingError, A>): A => {
  if (isLeft(result)) throw result.left
  return result.right
}
