import type { BillingError } from '../BillingError.ts'
import { problem } from './answers.ts'

/** What the visitor hears when the platform, or the client, did not do what was asked. */
export const platformProblem = (
  error: BillingError,
  refused: (error: BillingError) => Response,
): Response => {
  switch (error._tag) {
    case 'InputValidationError':
    case 'HTTPValidationError':
    case 'ResourceNotFound':
      return refused(error)
    case 'RequestTimeoutError':
    case 'ConnectionError':
      return problem(502, 'The billing platform cannot be reached. Try again later.')
    default:
      return problem(502, 'The billing platform did not accept the request. Try again later.')
  }
}
