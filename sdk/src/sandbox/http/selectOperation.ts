import type { Problem } from '../Problem.ts'
import { unknownVersion } from '../Problem.ts'
import type { Version } from '../Version.ts'
import type { Match } from './matchOperation.ts'
import { matchOperation } from './matchOperation.ts'
import type { RequestVersion } from './requestVersion.ts'
import type { Route } from './Route.ts'

/**
 * A request's operation, or the methods that its URL allows instead, or a 404 for a version that is not served.
 */
type Selection =
  Match<Route> | { readonly allowed: readonly string[] } | { readonly problem: Problem }

export type SelectOperation = (request: Pick<Request, 'method' | 'url' | 'headers'>) => Selection

/** Returns a function that finds a request's operation in the version that answers it. */
export const selectOperation = (
  apis: Readonly<Record<Version, readonly Route[]>>,
  versionOf: RequestVersion,
): SelectOperation => {
  const matches = new Map(
    Object.entries(apis).map(([version, routes]) => [version, matchOperation(routes)]),
  )
  return ({ method, url, headers }) => {
    const match = matches.get(versionOf(headers) ?? '')
    return match?.(method, new URL(url).pathname) ?? { problem: unknownVersion() }
  }
}
