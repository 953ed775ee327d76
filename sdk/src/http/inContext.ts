import type { BillingError } from '../BillingError.ts'

/** Adds the operation's name and facts about the response to an error's message and stack. */
export const inContext = (error: BillingError, operation: string): BillingError => {
  const { message, stack, requestId, retryAfter } = error
  const context = [
    operation,
    'statusCode' in error && `status ${error.statusCode}`,
    requestId && `request ${requestId}`,
    retryAfter !== undefined && `retry after ${retryAfter} s`,
  ]
  const whole = `${message} (${context.filter(Boolean).join(', ')})`
  // The stack still has the old message.
  return Object.assign(error, {
    operation,
    message: whole,
    stack: stack?.replace(message, () => whole),
  })
}
