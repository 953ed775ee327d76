import type { BillingError } from '../BillingError.ts'
import { problem } from './responses.ts'

/** The response to the visitor when a call to the platform fails. */
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
