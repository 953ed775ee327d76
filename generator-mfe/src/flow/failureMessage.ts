import type { CallFailure } from '@dramatis/functions/client'
import { t, type Translate } from '../messages.ts'

export type Step = 'describing' | 'creating'

/** Why a step brought nothing; `broken`: the image that came can not be shown. */
export type StepFailure = CallFailure | { readonly type: 'broken' }

/**
 * `message` is in the page's language at present, and `key` finds it in another; or `language`, a BCP 47 tag,
 * is its own.
 */
export type FailureMessage =
  | { readonly message: string; readonly key: FailureKey }
  | { readonly message: string; readonly language: 'en' }

/** The texts about a failure, by their keys in the catalogues. */
const FAILURE_KEYS = [
  'unreachable',
  'offline',
  'rateLimit',
  'descriptionMissing',
  'imageMissing',
  'failed',
  'describingFailed',
  'creatingFailed',
] as const
export type FailureKey = (typeof FAILURE_KEYS)[number]

/**
 * What a failed step says to the visitor (spec, section 8). A refusal of the visitor's own request (4xx)
 * is explained best by the server's sentence, which is English; what went wrong on the server (5xx) is not.
 */
export const failureMessage = (step: Step, failure: StepFailure): FailureMessage =>
  failure.type === 'refused' && failure.status < 500 && failure.error !== undefined
    ? { message: failure.error, language: 'en' }
    : ownMessage(keyOf(step, failure))

export const ownMessage = (key: FailureKey): FailureMessage => ({ message: t(key), key })

/** The message of a failure in the language of `translate`, as far as it has words of its own for it. */
export const translated = (
  translate: Translate,
  { message, key }: { readonly message: string; readonly key?: string },
): string => {
  const known = FAILURE_KEYS.find((it) => it === key)
  return known === undefined ? message : translate(known)
}

const keyOf = (step: Step, failure: StepFailure): FailureKey => {
  switch (failure.type) {
    case 'unreachable':
    case 'offline':
      return failure.type
    case 'rateLimited':
      return 'rateLimit'
    case 'unreadable':
      return step === 'describing' ? 'descriptionMissing' : 'imageMissing'
    case 'broken':
      return 'failed'
    case 'refused':
      return step === 'describing' ? 'describingFailed' : 'creatingFailed'
  }
}
