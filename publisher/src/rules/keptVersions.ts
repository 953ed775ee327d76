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
 * change itself, so any publisher can complete an interrupted publication. Clocks decide nothing but dates.
 */
export const noteNamed = (
  history: VersionHistory,
  { current, all }: Named,
  now: Date,
): VersionHistory => {
  const time = now.toISOString()
  const retirement = latest([time, newestTimeIn(history)])
  const before = releasedIn(history)
  const versions = history.versions.map(({ retiredAt, ...kept }): KeptVersion => {
    if (!all.includes(kept.version)) return { ...kept, retiredAt: retiredAt ?? retirement }
    return kept.version === current && before[0] !== current ? { ...kept, liveSince: time } : kept
  })
  const place = before.indexOf(current)
  return {
    ...history,
    versions,
    released: place === -1 ? [current, ...before] : before.slice(place),
  }
}

/**
 * The versions whose files can be deleted. The days are counted up to the newest entry, so a clock that is ahead
 * expires nothing.
 *
 * @param before the history before this publication
 */
export const expiredVersions = (
  { versions }: VersionHistory,
  before: VersionHistory,
  now: Date,
): readonly KeptVersion[] => {
  const time = Math.min(now.getTime(), Date.parse(newestTimeIn(before)))
  return versions
    .slice(KEPT_VERSIONS)
    .filter(({ retiredAt }) => retiredAt !== undefined && time - Date.parse(retiredAt) > KEPT_MS)
}

/** The version that everyone gets, according to the history. */
export const liveVersionIn = (history: VersionHistory): KeptVersion | undefined =>
  keptIn(history, releasedIn(history)[0])

/** The version to return to from `version`, which is the live one or one before it. */
export const versionBefore = (
  history: VersionHistory,
  version: string,
): KeptVersion | undefined => {
  const released = releasedIn(history)
  return keptIn(history, released[released.indexOf(version) + 1])
}

const keptIn = ({ versions }: VersionHistory, version: string | undefined) =>
  versions.find((kept) => kept.version === version)

/** The versions in {@link VersionHistory.released} that are kept. */
const releasedIn = ({ released, versions }: VersionHistory): readonly string[] =>
  (released ?? releasedByDates(versions)).filter((version) =>
    versions.some((kept) => kept.version === version),
  )

/**
 * What a history of an earlier publisher, which has only dates, says: the version that became live last, and before each
 * the older one that was retired last.
 */
const releasedByDates = (versions: readonly KeptVersion[]): readonly string[] => {
  const wasLive = versions.filter(({ liveSince }) => liveSince !== undefined)
  const [live] = wasLive.toSorted((one, other) => compare(other.liveSince, one.liveSince))
  return live ? [live.version, ...fallbacksByDates(wasLive, live)] : []
}

const fallbacksByDates = (
  versions: readonly KeptVersion[],
  version: KeptVersion,
): readonly string[] => {
  const older = versions.slice(versions.indexOf(version) + 1)
  const [next] = older.toSorted((one, other) =>
    compare(other.retiredAt ?? NEVER, one.retiredAt ?? NEVER),
  )
  return next ? [next.version, ...fallbacksByDates(older, next)] : []
}

/** Later than any ISO 8601 time, as a text. */
const NEVER = '~'

const compare = (one = '', other = ''): number => {
  if (one === other) return 0
  return one < other ? -1 : 1
}

const newestTimeIn = ({ versions }: VersionHistory): string =>
  latest(
    versions.flatMap(({ publishedAt, liveSince = publishedAt, retiredAt = publishedAt }) => [
      publishedAt,
      liveSince,
      retiredAt,
    ]),
  )

/** The latest of some ISO 8601 times in UTC; {@link EPOCH} if there are none. */
const latest = (times: readonly string[]): string =>
  times.reduce((one, other) => (one < other ? other : one), EPOCH)

const EPOCH = new Date(0).toISOString()
