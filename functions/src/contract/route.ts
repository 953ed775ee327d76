import type * as t from 'io-ts'

/** One of the product's calls: what is POSTed under a name, and what is answered. */
export interface Route<N extends string, Q, A> {
  readonly name: N
  readonly request: t.Type<Q, unknown>
  /** An answer of `undefined` is a 204 without a body. */
  readonly response: t.Type<A, unknown>
  /** Content types of a request; its body is JSON in any of them. */
  readonly mediaTypes: readonly string[]
}

/** Where the functions are mounted, on every host. */
export const FUNCTIONS_PATH = '/.netlify/functions'

export const route = <N extends string, Q, A>(
  name: N,
  request: t.Type<Q, unknown>,
  response: t.Type<A, unknown>,
  mediaTypes: readonly string[] = ['application/json'],
): Route<N, Q, A> => ({ name, request, response, mediaTypes })

/** Below a server's origin, such as `/.netlify/functions/subscription`. */
export const pathOf = (name: string): string => `${FUNCTIONS_PATH}/${name}`
