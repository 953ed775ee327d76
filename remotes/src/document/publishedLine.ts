import { defined } from '@dramatis/catalogue'
import type { PublishedRemote, RemoteVersion } from './PublishedRemote.ts'

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
  container,
  publishedAt,
}: RemoteVersion): RemoteVersion =>
  defined({ version, entry, integrity, contract, container, publishedAt })
