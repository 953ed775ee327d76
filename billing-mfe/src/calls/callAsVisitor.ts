import { callFunction, type CallFailure } from '@dramatis/functions/client'
import type { Route } from '@dramatis/functions/contract'
import { pageStore } from '@dramatis/store'
import type { Either } from 'fp-ts/lib/Either.js'
import { language } from '../messages.ts'

/** The time limit of each call, in milliseconds. */
const TIMEOUT_MS = 20_000

/**
 * Calls one of the product's functions with `body`. Sends the visitor's token, and saves the one in the response.
 *
 * @param functionsUrl base URL of the functions, without a trailing slash
 * @param proof the signed proof that the visitor owns the address in `body`, or an empty string
 * @returns the decoded response, or why the call failed; never rejects
 */
export const callAsVisitor = <Q, A>(
  functionsUrl: string,
  route: Route<string, Q, A>,
  body: NoInfer<Q>,
  proof = '',
): Promise<Either<CallFailure, A>> =>
  callFunction(
    {
      functionsUrl,
      visitorToken: () => pageStore.getState().visitorToken,
      keepVisitorToken: (token) => pageStore.getState().setVisitorToken(token),
      proof: () => proof,
      language,
      timeLimitMs: TIMEOUT_MS,
    },
    route,
    body,
  )
