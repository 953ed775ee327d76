import { chainW, isLeft, left, mapLeft, tryCatch, type Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Decoder } from 'io-ts'
import { ErrorResponse } from '../contract/error.ts'
import { PARTNER_HEADER, PROOF_HEADER, VISITOR_HEADER } from '../contract/headers.ts'
import { pathOf, type Route } from '../contract/route.ts'
import { retryAt } from './retryAt.ts'

/** Why a call failed. */
export type CallFailure =
  /** No response: no server, one that took too long, or the call was aborted. */
  | { readonly type: 'unreachable' }
  /** No response, and the browser reports no network. */
  | { readonly type: 'offline' }
  /** `error` is the server's own sentence, if it sent one; it is never empty. */
  | { readonly type: 'refused'; readonly status: number; readonly error?: string }
  /** `retryAt` is in milliseconds since the epoch, if the server said so. */
  | { readonly type: 'rateLimited'; readonly retryAt?: number }
  /** The response is not what the contract promises. */
  | { readonly type: 'unreadable' }

export interface CallContext {
  /** Base of the functions, without a slash at its end; empty for the page's own origin. */
  readonly functionsUrl: string
  /** The visitor's signed token, or an empty string for a visitor who has none yet. */
  readonly visitorToken: () => string
  /** Stores the token that a response issues. */
  readonly keepVisitorToken: (token: string) => void
  /** The signed proof of owning the address that the call is about, or an empty string. */
  readonly proof: () => string
  /** The public key of the partner whose page this is; absent on our own. */
  readonly partner?: string | undefined
  /** Milliseconds until the response has to be complete. */
  readonly timeLimitMs: number
  /** Aborts the call. */
  readonly signal?: AbortSignal
}

/** POSTs `body` to a route and decodes the response. Never rejects. */
export const callFunction = async <Q, A>(
  context: CallContext,
  route: Route<string, Q, A>,
  body: NoInfer<Q>,
): Promise<Either<CallFailure, A>> => {
  const sentToken = context.visitorToken()
  const response = await post(context, route, body, sentToken).catch(() => undefined)
  if (response === undefined) return left(noAnswer())
  const token = response.headers.get(VISITOR_HEADER)
  // Of several first calls at once, the first answer decides who the visitor is.
  if (token !== null && context.visitorToken() === sentToken) context.keepVisitorToken(token)
  return response.ok ? answerOf(response, route.response) : left(await refusal(response))
}

const post = async <Q, A>(
  { functionsUrl, proof, partner, timeLimitMs, signal }: CallContext,
  { name, request }: Route<string, Q, A>,
  body: Q,
  token: string,
): Promise<Response> => {
  const signed = proof()
  const limit = AbortSignal.timeout(timeLimitMs)
  return fetch(`${functionsUrl}${pathOf(name)}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== '' && { [VISITOR_HEADER]: token }),
      ...(signed !== '' && { [PROOF_HEADER]: signed }),
      ...(partner !== undefined && { [PARTNER_HEADER]: partner }),
    },
    body: JSON.stringify(request.encode(body)),
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  })
}

/** Only a browser knows; Node 20 has no `navigator`, later ones have one without `onLine`. */
const isOffline = (): boolean =>
  typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine

const noAnswer = (): CallFailure => ({ type: isOffline() ? 'offline' : 'unreachable' })

/** A response that does not end is none. */
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
      (): unknown => (text === '' ? undefined : JSON.parse(text)),
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
