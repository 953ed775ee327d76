import { sentenceOf, type CallFailure } from '@dramatis/functions/client'
import { t, type Translate } from '../messages.ts'

export type Step = 'describing' | 'creating'

/** Why a step failed; `broken` means that the image cannot be shown. */
export type StepFailure = CallFailure | { readonly type: 'broken' }

/** A message either in the page's current language, with the key of its translations, or in a language of its own. */
export type FailureMessage =
  | { readonly message: string; readonly key: FailureKey }
  | { readonly message: string; readonly language: string }

/** The keys of the messages about a failure. */
const FAILURE_KEYS = [
  'unreachable',
  'offline',
  'rateLimit',
  'addressLimit',
  'everyoneLimit',
  'descriptionMissing',
  'imageMissing',
  'failed',
  'describingFailed',
  'creatingFailed',
] as const
export type FailureKey = (typeof FAILURE_KEYS)[number]

/** The message about a failed step (message-4): the server's, or else our own. */
export const failureMessage = (step: Step, failure: StepFailure): FailureMessage => {
  const sentence = failure.type === 'broken' ? undefined : sentenceOf(failure)
  return sentence === undefined
    ? ownMessage(keyOf(step, failure))
    : { message: sentence.text, language: sentence.language }
}

export const ownMessage = (key: FailureKey): FailureMessage => ({ message: t(key), key })

/** Translates a failure's message, unless it has no key or an unknown one. */
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
      return failure.limit === undefined ? 'rateLimit' : `${failure.limit}Limit`
    case 'unreadable':
      return step === 'describing' ? 'descriptionMissing' : 'imageMissing'
    case 'broken':
      return 'failed'
    case 'refused':
      return step === 'describing' ? 'describingFailed' : 'creatingFailed'
  }
}
