import { isLeft, isRight, left, map, right, type Either } from 'fp-ts/lib/Either.js'
import {
  characterSD,
  type CharacterSDRequest,
  type CharacterSDResponse,
} from '../contract/characterSD.ts'
import { features } from '../contract/features.ts'
import { PREFER_HEADER, RESPOND_ASYNC } from '../contract/job.ts'
import {
  decodeResponse,
  callFunction,
  send,
  type CallContext,
  type CallFailure,
} from './callFunction.ts'
import { isOwnOrigin } from './isOwnOrigin.ts'

/** A picture, or the id of its job. */
export type RequestedPicture =
  { readonly picture: CharacterSDResponse } | { readonly jobId: string }

const ACCEPTED = 202

/** URLs of functions on other origins whose CORS rules do not let a page request a job. */
const withoutJobs = new Set<string>()

/** Requests a picture as a job, to be followed with `followJob`. A host without jobs responds with the picture. */
export const requestPicture = async (
  context: CallContext,
  body: CharacterSDRequest,
): Promise<Either<CallFailure, RequestedPicture>> => {
  const asJob = !withoutJobs.has(context.functionsUrl)
  const preference = asJob ? { [PREFER_HEADER]: RESPOND_ASYNC } : {}
  const sent = await send(context, characterSD, body, preference)
  if (isLeft(sent)) {
    if (!asJob || sent.left.type !== 'unreachable' || !(await knowsNoJobs(context))) return sent
    withoutJobs.add(context.functionsUrl)
    return requestPicture(context, body)
  }
  const response = sent.right
  if (response.status !== ACCEPTED) {
    return map((picture: CharacterSDResponse) => ({ picture }))(
      await decodeResponse(response, characterSD.response),
    )
  }
  const jobId = response.headers.get('location')?.split('/').at(-1)
  return jobId ? right({ jobId }) : left({ type: 'unreadable' })
}

/**
 * Whether the functions may predate jobs, and so forbid the header `prefer` in the preflight, which looks like a
 * network failure. Such functions do not list jobs among their features. They never received the request itself, so
 * sending it again does not draw the picture twice.
 */
const knowsNoJobs = async (context: CallContext): Promise<boolean> => {
  if (isOwnOrigin(context.functionsUrl)) return false
  const response = await callFunction(context, features, {})
  return isRight(response) ? response.right.jobs === undefined : response.left.type === 'refused'
}
