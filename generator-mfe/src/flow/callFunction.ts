import { ErrorResponse, PROOF_HEADER, VISITOR_HEADER } from '@dramatis/functions/contract'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Decoder } from 'io-ts'
import { retryAt } from './retryAt.ts'

/** Why a call brought nothing. */
export type CallFailure =
  /** No answer arrived: no server, or the call was aborted. */
  | { readonly type: 'unreachable' }
  /** No answer arrived, and the browser knows of no network. */
  | { readonly type: 'offline' }
  /** `error` is the server's own sentence, when it sent one. */
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
  /** The signed proof of owning the saved address, or an empty string. */
  readonly proof: () => string
  /** Takes the token that an answer hands out. */
  readonly keepVisitorToken: (token: string) => void
  readonly signal: AbortSignal
}

/** POSTs `body` as JSON to one of the product's functions and decodes its answer. */
export const callFunction = <A>(
  context: CallContext,
  name: 'charPrompt' | 'characterSD' | 'characterPreview',
  body: object,
  codec: Decoder<unknown, A>,
): TE.TaskEither<CallFailure, A> =>
  pipe(
    TE.tryCatch(
      () => fetch(`${context.functionsUrl}/.netlify/functions/${name}`, request(context, body)),
      (): CallFailure => ({ type: isOffline() ? 'offline' : 'unreachable' }),
    ),
    TE.tapIO((response) => () => keepToken(context, response)),
    TE.chain((response) => (response.ok ? answer(response, codec) : refusal(response))),
  )

/** Only a browser knows. */
const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false

const request = ({ visitorToken, proof, signal }: CallContext, body: object): RequestInit => {
  const token = visitorToken()
  const signed = proof()
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== '' && { [VISITOR_HEADER]: token }),
      ...(signed !== '' && { [PROOF_HEADER]: signed }),
    },
    body: JSON.stringify(body),
    signal,
  }
}

const keepToken = ({ keepVisitorToken }: CallContext, { headers }: Response): void => {
  const token = headers.get(VISITOR_HEADER)
  if (token !== null) keepVisitorToken(token)
}

const answer = <A>(response: Response, codec: Decoder<unknown, A>): TE.TaskEither<CallFailure, A> =>
  pipe(
    TE.tryCatch(
      (): Promise<unknown> => response.json(),
      (): CallFailure => ({ type: 'unreadable' }),
    ),
    TE.chainEitherK((body) =>
      pipe(
        codec.decode(body),
        E.mapLeft((): CallFailure => ({ type: 'unreadable' })),
      ),
    ),
  )

const refusal = (response: Response): TE.TaskEither<CallFailure, never> =>
  response.status === 429
    ? TE.left(rateLimited(retryAt(response.headers.get('retry-after'), Date.now())))
    : pipe(
        answer(response, ErrorResponse),
        TE.foldW(
          () => TE.left({ type: 'refused', status: response.status } as const),
          ({ error }) => TE.left({ type: 'refused', status: response.status, error } as const),
        ),
      )

const rateLimited = (at: number | undefined): CallFailure => ({
  type: 'rateLimited',
  ...(at !== undefined && { retryAt: at }),
})
