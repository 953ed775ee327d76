import { chainW, isLeft, left, mapLeft, tryCatch, type Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Decoder } from 'io-ts'
import { ErrorResponse } from '../contract/error.ts'
import { PROOF_HEADER } from '../contract/proof.ts'
import { VISITOR_HEADER } from '../contract/visitor.ts'
import { retryAt } from './retryAt.ts'

export type FunctionName =
  | 'charPrompt'
  | 'characterPreview'
  | 'characterSD'
  | 'checkout'
  | 'emailCode'
  | 'proveEmail'
  | 'subscription'

/** Why a call brought nothing. */
export type CallFailure =
  /** No answer arrived: no server, one that takes too long, or the call was aborted. */
  | { readonly type: 'unreachable' }
  /** No answer arrived, and the browser knows of no network. */
  | { readonly type: 'offline' }
  /** `error` is the server's own sentence, when it sent one; it is never empty. */
  | { readonly type: 'refused'; readonly status: number; readonly error?: string }
  /** `retryAt` is in milliseconds since the epoch, when the server said it. */
  | { readonly type: 'rateLimited'; readonly retryAt?: number }
  /** The answer is not what the contract promises. */
  | { readonly type: 'unreadable' }

export interface CallContext {
  /** Base of the functions, without a slash at its end; empty for the page's own origin. */
  readonly functionsUrl: string
  /** The visitor's signed token, or an empty string for a visitor who has none yet. */
  readonly visitorToken: () => string
  /** Takes the token that an answer hands out. */
  readonly keepVisitorToken: (token: string) => void
  /** The signed proof of owning the address that the call is about, or an empty string. */
  readonly proof: () => string
  /** How long an answer is waited for, to its end, in milliseconds. */
  readonly timeLimitMs: number
  /** Ends the call early. */
  readonly signal?: AbortSignal
}

/** POSTs `body` as JSON to one of the product's functions and decodes its answer. Never rejects. */
export const callFunction = async <A>(
  context: CallContext,
  name: FunctionName,
  body: object,
  codec: Decoder<unknown, A>,
): Promise<Either<CallFailure, A>> => {
  const response = await post(context, name, body).catch(() => undefined)
  if (response === undefined) return left(noAnswer())
  const token = response.headers.get(VISITOR_HEADER)
  if (token !== null) context.keepVisitorToken(token)
  return response.ok ? answerOf(response, codec) : left(await refusal(response))
}

const post = async (
  { functionsUrl, visitorToken, proof, timeLimitMs, signal }: CallContext,
  name: FunctionName,
  body: object,
): Promise<Response> => {
  const token = visitorToken()
  const signed = proof()
  const limit = AbortSignal.timeout(timeLimitMs)
  return fetch(`${functionsUrl}/.netlify/functions/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== '' && { [VISITOR_HEADER]: token }),
      ...(signed !== '' && { [PROOF_HEADER]: signed }),
    },
    body: JSON.stringify(body),
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  })
}

/** Only a browser knows. */
const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false

const noAnswer = (): CallFailure => ({ type: isOffline() ? 'offline' : 'unreachable' })

/** An answer whose end does not come is none. */
const answerOf = async <A>(
  response: Response,
  codec: Decoder<unknown, A>,
): Promise<Either<CallFailure, A>> => {
  const text = await response.text().catch(() => undefined)
  return text === undefined ? left(noAnswer()) : decoded(text, codec)
}

const decoded = <A>(text: string, codec: Decoder<unknown, A>): Either<CallFailure, A> =>
  pipe(
    tryCatch(
      (): unknown => JSON.parse(text),
      () => undefined,
    ),
    chainW(codec.decode),
    mapLeft(() => ({ type: 'unreadable' })),
  )

const refusal = async (response: Response): Promise<CallFailure> => {
  const { status, headers } = response
  if (status === 429) {
    const at = retryAt(headers.get('retry-after'), Date.now())
    return { type: 'rateLimited', ...(at !== undefined && { retryAt: at }) }
  }
  const answer = await answerOf(response, ErrorResponse)
  const error = isLeft(answer) ? '' : answer.right.error
  return { type: 'refused', status, ...(error !== '' && { error }) }
}
