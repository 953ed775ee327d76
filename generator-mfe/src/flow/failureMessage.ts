import type { CallFailure } from '@dramatis/functions/client'
import { t } from '../messages.ts'

export type Step = 'describing' | 'creating'

/** Why a step brought nothing; `broken`: the image that came can not be shown. */
export type StepFailure = CallFailure | { readonly type: 'broken' }

export interface FailureMessage {
  readonly message: string
  /** A BCP 47 tag, where it is not the page's language. */
  readonly language?: string
}

/**
 * What a failed step says to the visitor (spec, section 8). A refusal of the visitor's own request (4xx)
 * is explained best by the server's sentence, which is English; what went wrong on the server (5xx) is not.
 */
export const failureMessage = (step: Step, failure: StepFailure): FailureMessage =>
  failure.type === 'refused' && failure.status < 500 && failure.error !== undefined
    ? { message: failure.error, language: 'en' }
    : { message: ownMessage(step, failure) }

const ownMessage = (step: Step, failure: StepFailure): string => {
  switch (failure.type) {
    case 'unreachable':
      return t('unreachable')
    case 'offline':
      return t('offline')
    case 'rateLimited':
      return t('rateLimit')
    case 'unreadable':
      return step === 'describing' ? t('descriptionMissing') : t('imageMissing')
    case 'broken':
      return t('failed')
    case 'refused':
      return step === 'describing' ? t('describingFailed') : t('creatingFailed')
  }
}
