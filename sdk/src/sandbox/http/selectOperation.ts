import type { Problem } from '../Problem.ts'
import { unknownVersion } from '../Problem.ts'
import type { Version } from '../Version.ts'
import { UNNAMED } from '../Version.ts'
import type { Match } from './matchOperation.ts'
import { matchOperation } from './matchOperation.ts'
import type { Route } from './Route.ts'

/**
 * A request's operation, or the methods that its URL allows instead, or a 404 for a version that does not exist.
 */
type Selection =
  Match<Route> | { readonly allowed: readonly string[] } | { readonly problem: Problem }

export type SelectOperation = (request: Pick<Request, 'method' | 'url' | 'headers'>) => Selection

/**
 * Returns a function that finds a request's operation in the version that its header names. A request without the
 * header gets 2025-03. As on the platform, the header cannot name that version.
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
