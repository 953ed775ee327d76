import { callFunction, type CallContext } from '@dramatis/functions/client'
import { characterPreview, characterSD, charPrompt } from '@dramatis/functions/contract'
import { emailOf, isBusy, isPremium, proofOf, type PageStore, type Portrait } from '@dramatis/store'
import { isLeft, isRight, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { Step, StepFailure } from './failureMessage.ts'
import type { DescribedRequest, PortraitRequest } from './PortraitRequest.ts'

/** Why a step failed. */
export interface Failure {
  readonly step: Step
  readonly reason: StepFailure
}

/** How long to wait for each response, in milliseconds: well beyond the functions' own limits, queue included. */
const TIME_LIMITS_MS = { describing: 60_000, creating: 180_000, preview: 60_000 }

export interface Calls {
  readonly store: PageStore
  readonly functionsUrl: string
  /** The public key of the partner whose page this is; empty on our own. */
  readonly partner?: string
  readonly signal: AbortSignal
  readonly timeLimitsMs?: typeof TIME_LIMITS_MS
}

/** Adds the description, unless the request already has one. */
export const describe = async (
  calls: Calls,
  request: PortraitRequest,
): Promise<Either<Failure, DescribedRequest>> => {
  const { character, aspect, style, description } = request
  if (description !== undefined) return right({ ...request, description })
  const response = await callFunction(contextOf(calls, 'describing'), charPrompt, {
    prompt: character,
    aspect_ratio: aspect,
    style,
  })
  return isLeft(response)
    ? failed('describing', response.left)
    : right({ ...request, description: response.right.response })
}

/**
 * Draws the portrait.
 *
 * @param canShow whether this browser can show an image; a portrait with another is a failure
 */
export const draw = async (
  calls: Calls,
  { character, aspect, style, description, rewritten, seed }: DescribedRequest,
  canShow: (image: string) => Promise<boolean>,
): Promise<Either<Failure, Portrait>> => {
  const { subscriber } = calls.store.getState()
  const assumedPremium = isPremium(subscriber)
  const response = await callFunction(contextOf(calls, 'creating'), characterSD, {
    prompt: description,
    premium: assumedPremium,
    aspect_ratio: aspect,
    style,
    character,
    email: emailOf(subscriber),
    seed,
  })
  if (isLeft(response)) return failed('creating', response.left)
  const { result, engine, alt, premium = assumedPremium } = response.right
  const image = typeof result === 'string' ? result : result[0]
  if (image === undefined || image === '') return failed('creating', { type: 'unreadable' })
  if (!(await canShow(image))) return failed('creating', { type: 'broken' })
  return right({
    image,
    character,
    style,
    aspect,
    description,
    premium,
    ...(rewritten && { rewritten }),
    ...(engine && { engine }),
    ...(alt !== undefined && { alt }),
    ...(seed !== undefined && { seed }),
  })
}

/**
 * Shows a small version of the portrait, if it arrives first. Failures are ignored: the portrait is still coming.
 *
 * @returns what is shown now, or undefined
 */
export const preview = async (
  calls: Calls,
  { aspect, style, description, seed }: DescribedRequest,
): Promise<string | undefined> => {
  const { subscriber, generation: started } = calls.store.getState()
  const response = await callFunction(contextOf(calls, 'preview'), characterPreview, {
    prompt: description,
    aspect_ratio: aspect,
    style,
    email: emailOf(subscriber),
    seed,
  })
  const { generation, setGeneration } = calls.store.getState()
  if (!isRight(response) || generation !== started || !isBusy(started)) return undefined
  const { result } = response.right
  setGeneration({ ...started, preview: result })
  return result
}

const contextOf = (
  { store, functionsUrl, partner, signal, timeLimitsMs = TIME_LIMITS_MS }: Calls,
  call: keyof typeof TIME_LIMITS_MS,
): CallContext => ({
  functionsUrl,
  signal,
  timeLimitMs: timeLimitsMs[call],
  visitorToken: () => store.getState().visitorToken,
  proof: () => proofOf(store.getState().subscriber),
  keepVisitorToken: (token) => store.getState().setVisitorToken(token),
  ...(partner && { partner }),
})

const failed = (step: Step, reason: StepFailure): Either<Failure, never> => left({ step, reason })
