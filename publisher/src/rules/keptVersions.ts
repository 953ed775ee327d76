import type { KeptVersion, VersionHistory } from './VersionHistory.ts'

/** The versions that the page names now. */
export interface Named {
  /** The one that everyone gets. */
  readonly current: string
  readonly all: readonly string[]
}

/** How many of the latest versions are kept, however old. */
const KEPT_VERSIONS = 5
const DAY_MS = 24 * 60 * 60 * 1000
/** How long the files of any version are kept for pages that are still open, in milliseconds. */
const KEPT_MS = 30 * DAY_MS

export const EMPTY_HISTORY: VersionHistory = { version: 1, versions: [] }

/** The history with a version that is about to be published; unchanged if it has the version already. */
export const addVersion = (
  history: VersionHistory,
  { version, files }: Pick<KeptVersion, 'version' | 'files'>,
  now: Date,
): VersionHistory =>
  history.versions.some((kept) => kept.version === version)
    ? history
    : {
        ...history,
        versions: [{ version, publishedAt: now.toISOString(), files }, ...history.versions],
      }

/**
 * The history after a change to the versions that the page names. It depends on the versions named now, and not on the
 * change itself, so any publisher can complete an interrupted publication.
 */
export const noteNamed = (
  history: VersionHistory,
  { current, all }: Named,
  now: Date,
): VersionHistory => {
  const time = now.toISOString()
  const wasLive = liveVersionIn(history)?.version
  const versions = history.versions.map(({ retiredAt, ...kept }): KeptVersion => {
    if (!all.includes(kept.version)) return { ...kept, retiredAt: retiredAt ?? time }
    return kept.version === current && wasLive !== current ? { ...kept, liveSince: time } : kept
  })
  return { ...history, versions }
}

/** The versions whose files can be deleted. */
export const expiredVersions = ({ versions }: VersionHistory, now: Date): readonly KeptVersion[] =>
  versions
    .slice(KEPT_VERSIONS)
    .filter(
      ({ retiredAt }) => retiredAt !== undefined && now.getTime() - Date.parse(retiredAt) > KEPT_MS,
    )

/** The version that everyone gets, according to the history. */
export const liveVersionIn = ({ versions }: VersionHistory): KeptVersion | undefined =>
  versions
    .filter(({ liveSince }) => liveSince !== undefined)
    .toSorted((one, other) => ((one.liveSince ?? '') < (other.liveSince ?? '') ? 1 : -1))[0]

/**
 * The version that `version` replaced: the older one that was retired last or is not retired. A version withdrawn in
 * between was retired earlier.
 */
export const versionBefore = (
  { versions }: VersionHistory,
  version: string,
): KeptVersion | undefined => {
  const index = versions.findIndex((kept) => kept.version === version)
  return versions
    .slice(index + 1)
    .filter(({ liveSince }) => liveSince !== undefined)
    .toSorted((one, other) => (retirement(one) < retirement(other) ? 1 : -1))[0]
}

const retirement = ({ retiredAt }: KeptVersion): number =>
  retiredAt === undefined ? Infinity : Date.parse(retiredAt)
