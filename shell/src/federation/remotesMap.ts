import type { Either } from 'fp-ts/lib/Either.js'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as t from 'io-ts'

/** One published build of a remote. */
export interface RemoteVersion {
  /** The version that its publisher gave it. */
  readonly version: string
  /** URL of its federation manifest, absolute. */
  readonly entry: string
}

/**
 * `remotes.json`: which version of each remote the page composes. A remote's own part is decoded when
 * that remote is asked for, so that a mistake in one leaves the others alone.
 */
export const RemotesMap = t.type({ version: t.literal(1), remotes: t.UnknownRecord })
export type RemotesMap = t.TypeOf<typeof RemotesMap>

/**
 * The versions of a remote to try, the current one first.
 *
 * @param base the page's URL, against which relative entries are resolved
 * @returns or what is wrong with the map, for the console
 */
export const versionsOf = (
  { remotes }: RemotesMap,
  name: string,
  base: string,
): Either<string, readonly RemoteVersion[]> =>
  pipe(
    PublishedRemote.decode(remotes[name]),
    E.mapLeft(() => `remotes.json: "remotes.${name}" needs a version, an entry and a previous one`),
    E.map(({ version, entry, previous }) => [
      { version, entry },
      ...(previous ? [{ version: previous.version, entry: previous.entry }] : []),
    ]),
    E.chain(
      E.traverseArray(({ version, entry }) =>
        pipe(
          absolute(entry, base),
          E.map((url) => ({ version, entry: url })),
        ),
      ),
    ),
  )

const Published = t.type({ version: t.string, entry: t.string })
const PublishedRemote = t.intersection([
  Published,
  t.partial({ previous: t.union([Published, t.null]) }),
])

const absolute = (entry: string, base: string): Either<string, string> => {
  const wrong = `remotes.json: "${entry}" is no http or https URL of a manifest`
  return pipe(
    E.tryCatch(
      () => new URL(entry, base),
      () => wrong,
    ),
    E.filterOrElse(
      ({ protocol }) => protocol === 'http:' || protocol === 'https:',
      () => wrong,
    ),
    E.map(({ href }) => href),
  )
}
