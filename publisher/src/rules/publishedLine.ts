import { defined } from '@dramatis/catalogue'
import {
  lineOf,
  versionsIn,
  type CanaryVersion,
  type PublishedRemote,
  type RemotesDocument,
  type RemoteVersion,
} from '@dramatis/remotes/document'
import { PublishingRefused } from '../errors/PublishingRefused.ts'

/** The maximum number of released versions in a line: the current one and the fallbacks. */
export const MAX_RELEASED = 5

/**
 * The line of a remote that must have one.
 *
 * @throws {PublishingRefused} if it has none
 */
export const existingLineOf = (document: RemotesDocument, name: string): PublishedRemote => {
  const line = lineOf(document, name)
  if (!line) throw new PublishingRefused(`${name} has not been published yet.`)
  return line
}

/**
 * The document with a new line for a remote, which names at most {@link MAX_RELEASED} released versions. A canary that
 * has become the current version is dropped.
 */
export const withLine = (
  document: RemotesDocument,
  name: string,
  [current, previous, ...older]: readonly [RemoteVersion, ...RemoteVersion[]],
  canary: CanaryVersion | null | undefined,
): RemotesDocument => ({
  ...document,
  remotes: {
    ...document.remotes,
    [name]: defined({
      ...current,
      previous: previous ?? null,
      older: older.length > 0 ? older.slice(0, MAX_RELEASED - 2) : undefined,
      canary: canary && canary.version !== current.version ? canary : undefined,
    }),
  },
})

/**
 * A build with the time of its first publication: the one in the line if that has the version already, otherwise
 * `now`.
 *
 * @throws {PublishingRefused} if the line has another build of the same version
 */
export const datedBuild = (
  line: PublishedRemote | undefined,
  name: string,
  build: RemoteVersion,
  now: Date,
): RemoteVersion => {
  const known = line && versionsIn(line).find(({ version }) => version === build.version)
  if (known?.integrity && build.integrity && known.integrity !== build.integrity) {
    throw new PublishingRefused(
      `${name} ${build.version} has already been published with different files. Build it again with a new version.`,
    )
  }
  return { ...known, ...build, publishedAt: known?.publishedAt ?? now.toISOString() }
}
