import { defined } from '@dramatis/catalogue'
import { chainW, isLeft, left, mapLeft, right, tryCatch, type Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Decoder } from 'io-ts'
import { ErrorResponse, SharedLimit } from '../contract/error.ts'
import { PARTNER_HEADER, PROOF_HEADER, VISITOR_HEADER } from '../contract/headers.ts'
import { pathOf, type Route } from '../contract/route.ts'
import { retryAt } from '../limits/retryAt.ts'
import type { Sentence } from './sentenceIn.ts'

/** Why a call failed. */
export type CallFailure =
  /** No response: the server could not be reached or took too long, or the call was aborted. */
  | { readonly type: 'unreachable' }
  /** No response, and the browser reports no network. */
  | { readonly type: 'offline' }
  /**
   * `error` is the server's own sentence in English, if it sent one; it is never empty. `sentence` is the one to show
   * to a visitor, if the reason concerns visitors.
   */
  | {
      readonly type: 'refused'
      readonly status: number
      readonly error?: string
      readonly sentence?: Sentence
    }
  /**
   * `retryAt` is when to try again, in milliseconds since the epoch, if the server said. `limit` says whom the limit
   * counts besides the visitor; it is absent if it is the visitor's own, or if the server did not say.
   */
  | { readonly type: 'rateLimited'; readonly retryAt?: number; readonly limit?: SharedLimit }
  /** The response is not what the contract promises. */
  | { readonly type: 'unreadable' }

export interface CallContext {
  /** The base URL of the functions, without a trailing slash; empty for the page's own origin. */
  readonly functionsUrl: string
  /** The visitor's signed token, or an empty string for a visitor who has none yet. */
  readonly visitorToken: () => string
  /** Stores the token that a response issues. */
  readonly keepVisitorToken: (token: string) => void
  /** The signed proof of owning the email address in the body, or an empty string. */
  readonly proof: () => string
  /** The page's language, as a BCP 47 tag; English if absent. */
  readonly language?: (() => string) | undefined
  /** The public key of the partner whose page this is; absent on our own. */
  readonly partner?: string | undefined
  /** Names the trace that the call belongs to: see `traceparentFor`. */
  readonly traceparent?: string | undefined
  /** Milliseconds until the response must be complete. */
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
  const response = await send(context, route, body)
  return isLeft(response) ? response : decodeResponse(response.right, route.response)
}

/** POSTs `body` to a route, and returns a response with a 2xx status as it is. Never rejects. */
export const send = async <Q>(
  context: CallContext,
  route: Pick<Route<string, Q, unknown>, 'name' | 'request'>,
  body: NoInfer<Q>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Either<CallFailure, Response>> => {
  const sentToken = context.visitorToken()
  const response = await post(context, route, body, sentToken, headers).catch(() => undefined)
  if (response === undefined) return left(noResponse())
  const token = response.headers.get(VISITOR_HEADER)
  // When several first calls run at once, the first response decides who the visitor is.
  if (token !== null && context.visitorToken() === sentToken) context.keepVisitorToken(token)
  return response.ok ? right(response) : left(await refusal(response, context))
}

const post = async <Q>(
  { functionsUrl, proof, partner, traceparent, timeLimitMs, signal }: CallContext,
  { name, request }: Pick<Route<string, Q, unknown>, 'name' | 'request'>,
  body: Q,
  token: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response> => {
  const signed = proof()
  const limit = AbortSignal.timeout(timeLimitMs)
  return fetch(`${functionsUrl}${pathOf(name)}`, {
    method: 'POST',
    headers: defined({
      ...headers,
      'content-type': 'application/json',
      [VISITOR_HEADER]: token || undefined,
      [PROOF_HEADER]: signed || undefined,
      [PARTNER_HEADER]: partner,
      traceparent,
    }),
    body: JSON.stringify(request.encode(body)),
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  })
}

/** False in Node, which cannot tell: version 20 has no `navigator`, and later ones have no `navigator.onLine`. */
export const isOffline = (): boolean =>
  typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine

export const noResponse = (): CallFailure => ({ type: isOffline() ? 'offline' : 'unreachable' })

/** Reads and decodes a response. An incomplete one counts as no response. Never rejects. */
export const decodeResponse = async <A>(
  response: Response,
  codec: Decoder<unknown, A>,
): Promise<Either<CallFailure, A>> => {
  const text = await response.text().catch(() => undefined)
  return text === undefined ? left(noResponse()) : decodeJson(text, codec)
}

/** Parses JSON and decodes the value, which is undefined for empty text. */
export const decodeJson = <A>(text: string, codec: Decoder<unknown, A>): Either<CallFailure, A> =>
  pipe(
    tryCatch(
      (): unknown => (text === '' ? undefined : JSON.parse(text)),
      () => undefined,
    ),
    chainW(codec.decode),
    mapLeft(() => ({ type: 'unreadable' })),
  )

const refusal = async (
  response: Response,
  context: Pick<CallContext, 'language'>,
): Promise<CallFailure> => {
  const { status, headers } = response
  const at = retryAt(headers.get('retry-after'), Date.now())
  const error = await decodeResponse(response, ErrorResponse)
  return failureOf(context, status, isLeft(error) ? EMPTY_ERROR : error.right, at)
}

const EMPTY_ERROR: ErrorResponse = { error: '' }

/**
 * Turns a refusal into a failure.
 *
 * @param at when the server allows the next attempt, in milliseconds since the epoch
 */
export const failureOf = async (
  { language = () => 'en' }: Pick<CallContext, 'language'>,
  status: number,
  { error, reason, values }: ErrorResponse,
  at: number | undefined,
): Promise<CallFailure> => {
  if (status === 429) {
    const limit = SharedLimit.is(values?.limit) ? values.limit : undefined
    return { type: 'rateLimited', ...defined({ retryAt: at, limit }) }
  }
  const sentence =
    reason === undefined
      ? undefined
      : await import('./sentenceIn.ts')
          .then(({ sentenceIn }) => sentenceIn(language(), { error, reason, values }))
          // If the sentences cannot be loaded, the server's own is used.
          .catch(() => undefined)
  return { type: 'refused', status, ...(error !== '' && { error }), ...(sentence && { sentence }) }
}

/**
 * The sentence to show to the visitor. For a reason that this client does not know, it is the server's own, but only
 * with a 4xx status, which the visitor can do something about. Undefined if there is none.
 */
export const sentenceOf = (failure: CallFailure): Sentence | undefined => {
  if (failure.type !== 'refused') return undefined
  const { status, error, sentence } = failure
  return (
    sentence ?? (error !== undefined && status < 500 ? { text: error, language: 'en' } : undefined)
  )
}
