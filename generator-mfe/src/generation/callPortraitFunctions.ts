import { defined } from '@dramatis/catalogue'
import { callFunction, traceparentFor, type CallContext } from '@dramatis/functions/client'
import { charPrompt, type CharPromptRequest } from '@dramatis/functions/contract'
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
 * picture drawn as a job may take longer, as long as the functions report on it. Whoever wants another take waits for
 * a row of takes, and gets another seed without one.
 */
const TIME_LIMITS_MS = { describing: 60_000, creating: 180_000, preview: 60_000, takes: 10_000 }

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
  const { description } = request
  if (description !== undefined) return right({ ...request, description })
  const written = await requestDescription(calls, request)
  if (isLeft(written)) return written
  const { description: response, descriptionLanguage } = written.right
  return right({ ...request, description: response, ...defined({ descriptionLanguage }) })
}

/** A description that the functions have written. */
export interface Described {
  readonly description: string
  readonly descriptionLanguage?: string
}

/**
 * Has the functions write a description.
 *
 * @param more what to write it from, besides the name
 * @returns also the words of a change that change nothing
 */
export const requestDescription = async (
  calls: Calls,
  { character, aspect, style }: Pick<PortraitRequest, 'character' | 'aspect' | 'style'>,
  more: Pick<CharPromptRequest, 'description' | 'change' | 'seed' | 'spec'> = {},
): Promise<Either<Failure, Described & { readonly unread: readonly string[] }>> => {
  const { subscriber } = calls.store.getState()
  const called = await callFunction(contextOf(calls, 'describing'), charPrompt, {
    prompt: character,
    aspect_ratio: aspect,
    style,
    language: language(),
    ...more,
    ...defined({ email: isPremium(subscriber) ? emailOf(subscriber) : undefined }),
  })
  if (isLeft(called)) return failureAt('describing', called.left)
  const { response, signature, language: descriptionLanguage, unread = [] } = called.right
  if (signature !== undefined) signatures.set(response, signature)
  return right({ description: response, unread, ...defined({ descriptionLanguage }) })
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
