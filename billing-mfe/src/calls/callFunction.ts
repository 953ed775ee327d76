import { ErrorResponse, PROOF_HEADER, VISITOR_HEADER } from '@dramatis/functions/contract'
import { pageStore } from '@dramatis/store'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Decoder } from 'io-ts'

/** Why a call brought nothing. */
export type CallFailure =
  /** No answer arrived, or none that the contract promises. */
  | { readonly type: 'unavailable' }
  /** Tried too often. */
  | { readonly type: 'rateLimited' }
  /** `error` is the server's own sentence. */
  | { readonly type: 'refused'; readonly status: number; readonly error: string }

type FunctionName = 'subscription' | 'emailCode' | 'proveEmail' | 'checkout'

/** No call is waited for longer, in milliseconds. */
const TIMEOUT_MS = 20_000

/**
 * POSTs `body` as JSON to one of the product's functions and decodes its answer. The visitor's token goes
 * along and is renewed by the answer.
 *
 * @param functionsUrl base of the functions, without a slash at its end
 * @param proof the signed proof of owning the address that the call is about, or an empty string
 */
export const callFunction = <A>(
  functionsUrl: string,
  name: FunctionName,
  body: object,
  codec: Decoder<unknown, A>,
  proof = '',
): TE.TaskEither<CallFailure, A> =>
  pipe(
    TE.tryCatch(
      () => fetch(`${functionsUrl}/.netlify/functions/${name}`, request(body, proof)),
      () => unavailable,
    ),
    TE.tapIO((response) => () => keepVisitorToken(response)),
    TE.chain((response) => (response.ok ? decoded(response, codec) : refusal(response))),
  )

const unavailable: CallFailure = { type: 'unavailable' }

const request = (body: object, proof: string): RequestInit => {
  const { visitorToken } = pageStore.getState()
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(visitorToken !== '' && { [VISITOR_HEADER]: visitorToken }),
      ...(proof !== '' && { [PROOF_HEADER]: proof }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }
}

const keepVisitorToken = ({ headers }: Response): void => {
  const token = headers.get(VISITOR_HEADER)
  if (token !== null) pageStore.getState().setVisitorToken(token)
}

const decoded = <A>(
  response: Response,
  codec: Decoder<unknown, A>,
): TE.TaskEither<CallFailure, A> =>
  pipe(
    TE.tryCatch(
      (): Promise<unknown> => response.json(),
      () => unavailable,
    ),
    TE.chainEitherK((body) =>
      pipe(
        codec.decode(body),
        E.mapLeft(() => unavailable),
      ),
    ),
  )

const refusal = (response: Response): TE.TaskEither<CallFailure, never> =>
  response.status === 429
    ? TE.left({ type: 'rateLimited' })
    : pipe(
        decoded(response, ErrorResponse),
        TE.chain(({ error }) =>
          TE.left<CallFailure>({ type: 'refused', status: response.status, error }),
        ),
      )
