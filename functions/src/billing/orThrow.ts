import type { BillingError } from '@dramatis/sdk'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'

/** The platform's answer, or its failure thrown. */
export const orThrow = <A>(answer: Either<BillingError, A>): A => {
  if (isLeft(answer)) throw answer.left
  return answer.right
}
