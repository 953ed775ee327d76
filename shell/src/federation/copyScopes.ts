/** Shared packages by scope, name and version, as the federation runtime keeps them. */
type Scopes<Shared> = Readonly<Record<string, Readonly<Record<string, Versions<Shared>>>>>
type Versions<Shared> = Readonly<Record<string, Shared>>

/**
 * Copies the share scopes for one remote. Whatever its container then does to them, the page and the other remotes keep
 * theirs. The packages themselves are not copied.
 */
export const copyScopes = <Shared extends { readonly useIn: readonly string[] }>(
  scopes: Scopes<Shared>,
) =>
  mapValues(scopes, (packages) =>
    mapValues(packages, (versions) =>
      mapValues(versions, (shared) => ({ ...shared, useIn: [...shared.useIn] })),
    ),
  )

const mapValues = <A, B>(
  record: Readonly<Record<string, A>>,
  change: (value: A) => B,
): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
