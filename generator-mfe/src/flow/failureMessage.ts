import { messages } from '../messages.ts'
import type { CallFailure } from './callFunction.ts'

export type Step = 'describing' | 'creating'

/** Why a step brought nothing; `broken`: the image that came can not be shown. */
export type StepFailure = CallFailure | { readonly type: 'broken' }

/**
 * What a failed step says to the visitor (spec, section 8). A refusal of the visitor's own request (4xx)
 * is explained best by the server's sentence; what went wrong on the server (5xx) is not.
 */
export const failureMessage = (step: Step, failure: StepFailure): string => {
  switch (failure.type) {
    case 'unreachable':
      return messages.unreachable
    case 'offline':
      return messages.offline
    case 'rateLimited':
      return messages.rateLimit
    case 'unreadable':
      return step === 'describing' ? messages.descriptionMissing : messages.imageMissing
    case 'broken':
      return messages.failed
    case 'refused':
      return failure.status < 500 && failure.error !== undefined && failure.error !== ''
        ? failure.error
        : step === 'describing'
          ? messages.describingFailed
          : messages.creatingFailed
  }
}
