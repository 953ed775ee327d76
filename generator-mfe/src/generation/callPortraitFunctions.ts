import { defined } from '@dramatis/catalogue'
import { callFunction, traceparentFor, type CallContext } from '@dramatis/functions/client'
import { charPrompt } from '@dramatis/functions/contract'
import { emailOf, isPremium, proofOf, type PageStore } from '@dramatis/store'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { language } from '../messages.ts'
import type { Step, StepFailure } from './failureMessage.ts'
import type { DescribedRequest, PortraitRequest } from './PortraitRequest.ts'
import { signatures } from './signatures.ts'

/** Why a step failed. */
export interface Failure {
  readonly step: Step
  readonly reason: StepFailure
}

/**
 * How long to wait for each response, in milliseconds: well beyond the functions' own limits, queue included. A
 * picture drawn as a job may take longer, as long as the functions report on it.
 */
const TIME_LIMITS_MS = { describing: 60_000, creating: 180_000, preview: 60_000 }

export interface Calls {
  readonly store: PageStore
  readonly functionsUrl: string
  /** The public key of the partner whose page this is; empty on our own. */
  readonly partner?: string
  readonly signal: AbortSignal
  readonly timeLimitsMs?: typeof TIME_LIMITS_MS
  /** How long to wait for a response before requesting a preview, in milliseconds. */
  readonly previewDelayMs?: number
}

/** Has the functions write the description, unless the request already has one. */
export const describe = async (
  calls: Calls,
  request: PortraitRequest,
): Promise<Either<Failure, DescribedRequest>> => {
  const { character, aspect, style, description } = request
  if (description !== undefined) return right({ ...request, description })
  const { subscriber } = calls.store.getState()
  const called = await callFunction(contextOf(calls, 'describing'), charPrompt, {
    prompt: character,
    aspect_ratio: aspect,
    style,
    language: language(),
    ...defined({ email: isPremium(subscriber) ? emailOf(subscriber) : undefined }),
  })
  if (isLeft(called)) return failureAt('describing', called.left)
  const { response, signature, language: descriptionLanguage } = called.right
  if (signature !== undefined) signatures.set(response, signature)
  return right({
    ...request,
    description: response,
    ...defined({ descriptionLanguage }),
  })
}

export const contextOf = (
  { store, functionsUrl, partner, signal, timeLimitsMs = TIME_LIMITS_MS }: Calls,
  call: keyof typeof TIME_LIMITS_MS,
): CallContext => ({
  functionsUrl,
  signal,
  traceparent: traceparentFor(functionsUrl, signal),
  language,
  timeLimitMs: timeLimitsMs[call],
  visitorToken: () => store.getState().visitorToken,
  proof: () => proofOf(store.getState().subscriber),
  keepVisitorToken: (token) => store.getState().setVisitorToken(token),
  ...defined({ partner: partner === '' ? undefined : partner }),
})

export const failureAt = (step: Step, reason: StepFailure): Either<Failure, never> =>
  left({ step, reason })
