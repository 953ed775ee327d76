import type { BillingError } from '@dramatis/sdk/2025-03'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'

/** The platform's response; throws its failure. */
export const getOrThrow = <A>(result: Either<BillingError, A>): A => {
  if (isLeft(result)) throw result.left
  return result.right
}
