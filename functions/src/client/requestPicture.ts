import { isLeft, left, map, right, type Either } from 'fp-ts/lib/Either.js'
import {
  characterSD,
  type CharacterSDRequest,
  type CharacterSDResponse,
} from '../contract/characterSD.ts'
import { PREFER_HEADER, RESPOND_ASYNC } from '../contract/job.ts'
import { answerOf, send, type CallContext, type CallFailure } from './callFunction.ts'

/** A picture, or the id of the job that it is. */
export type RequestedPicture = { readonly answer: CharacterSDResponse } | { readonly jobId: string }

const ACCEPTED = 202

/** Asks for a picture as a job, to be followed by `followJob`. A host without jobs answers with the picture. */
export const requestPicture = async (
  context: CallContext,
  body: CharacterSDRequest,
): Promise<Either<CallFailure, RequestedPicture>> => {
  const sent = await send(context, characterSD, body, { [PREFER_HEADER]: RESPOND_ASYNC })
  if (isLeft(sent)) return sent
  const response = sent.right
  if (response.status !== ACCEPTED) {
    return map((answer: CharacterSDResponse) => ({ answer }))(
      await answerOf(response, characterSD.response),
    )
  }
  const jobId = response.headers.get('location')?.split('/').at(-1)
  return jobId ? right({ jobId }) : left({ type: 'unreadable' })
}
