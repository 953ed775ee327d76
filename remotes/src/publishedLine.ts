import { PublishingRefused } from './PublishingRefused.ts'
import type {
  CanaryVersion,
  PublishedRemote,
  RemotesDocument,
  RemoteVersion,
} from './remotesDocument.ts'

/** The maximum number of released versions in a line: the current one and the fallbacks. */
export const MAX_RELEASED = 5

/** A remote's line in `remotes.json`: its current version, the fallbacks and the canary. Undefined if it has none. */
export const lineOf = (document: RemotesDocument, name: string): PublishedRemote | undefined =>
  Object.hasOwn(document.remotes, name) ? document.remotes[name] : undefined

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

/** The versions that a line has released to everyone, newest first. */
export const releasedIn = (line: PublishedRemote): readonly [RemoteVersion, ...RemoteVersion[]] => [
  versionOnly(line),
  ...(line.previous ? [line.previous] : []),
  ...(line.older ?? []),
]

/** All versions that a line names, the canary last. */
export const versionsIn = (line: PublishedRemote): readonly RemoteVersion[] => [
  ...releasedIn(line),
  ...(line.canary ? [versionOnly(line.canary)] : []),
]

/** A version without the additional properties of a line or a canary. */
export const versionOnly = ({
  version,
  entry,
  integrity,
  contract,
  publishedAt,
}: RemoteVersion): RemoteVersion => ({
  version,
  entry,
  ...(integrity !== undefined && { integrity }),
  ...(contract !== undefined && { contract }),
  ...(publishedAt !== undefined && { publishedAt }),
})

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
    [name]: {
      ...current,
      previous: previous ?? null,
      ...(older.length > 0 && { older: older.slice(0, MAX_RELEASED - 2) }),
      ...(canary && canary.version !== current.version && { canary }),
    },
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
