import type * as t from 'io-ts'

/** An endpoint that takes POST requests: its name, and the codecs of the request's body and of the response. */
export interface Route<N extends string, Q, A> {
  readonly name: N
  readonly request: t.Type<Q, unknown>
  /** A response of `undefined` is a 204 without a body. */
  readonly response: t.Type<A, unknown>
  /** The content types that a request may have; its body is JSON in all of them. */
  readonly mediaTypes: readonly string[]
  /** A longer body is refused with 413. */
  readonly maxBodyBytes: number
}

/** The maximum size of a request's body in bytes, unless a route says otherwise. */
export const MAX_BODY_BYTES = 64 * 1024

/** Where the functions are mounted, on every host. */
export const FUNCTIONS_PATH = '/.netlify/functions'

export const route = <N extends string, Q, A>(
  name: N,
  request: t.Type<Q, unknown>,
  response: t.Type<A, unknown>,
  {
    mediaTypes = ['application/json'],
    maxBodyBytes = MAX_BODY_BYTES,
  }: Partial<Pick<Route<N, Q, A>, 'mediaTypes' | 'maxBodyBytes'>> = {},
): Route<N, Q, A> => ({ name, request, response, mediaTypes, maxBodyBytes })

/** The path of a function, such as `/.netlify/functions/subscription`. */
export const pathOf = (name: string): string => `${FUNCTIONS_PATH}/${name}`
