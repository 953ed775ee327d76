import type { Problem } from '../Problem.ts'
import { unknownVersion } from '../Problem.ts'
import type { Version } from '../Version.ts'
import { UNNAMED } from '../Version.ts'
import type { Match } from './matchOperation.ts'
import { matchOperation } from './matchOperation.ts'
import type { Route } from './Route.ts'

/**
 * A request's operation; or the methods that its URL allows instead; or the problem that the version does not
 * exist.
 */
type Selection =
  Match<Route> | { readonly allowed: readonly string[] } | { readonly problem: Problem }

export type SelectOperation = (request: Pick<Request, 'method' | 'url' | 'headers'>) => Selection

/**
 * A function that finds the operation that a request asks for, in the version that its header names. The platform
 * does not know the older one by name: requests without the header used to get it.
 */
export const selectOperation = (
  apis: Readonly<Record<Version, readonly Route[]>>,
): SelectOperation => {
  const matches = new Map(
    Object.entries(apis).map(([version, routes]) => [version, matchOperation(routes)]),
  )
  return ({ method, url, headers }) => {
    const named = headers.get('polar-version')
    const match = named === UNNAMED ? undefined : matches.get(named ?? UNNAMED)
    return match?.(method, new URL(url).pathname) ?? { problem: unknownVersion(named ?? '') }
  }
}
