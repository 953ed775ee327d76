import { PublishingRefused } from '../errors/PublishingRefused.ts'
import {
  addVersion,
  EMPTY_HISTORY,
  expiredVersions,
  liveVersionIn,
  noteNamed,
  versionBefore,
  type Named,
} from '../rules/keptVersions.ts'
import { onlyVersion } from '../rules/rollBack.ts'
import { VersionHistory, type KeptVersion } from '../rules/VersionHistory.ts'
import type { Files } from '../storage/Files.ts'
import { forEachLimited } from '../storage/forEachLimited.ts'
import { integrityOf } from '../storage/integrityOf.ts'
import { changeDocument, readDocument } from '../storage/json.ts'
import type { Source, Target } from '../storage/Target.ts'

/** A part of a site whose versions are kept: a remote, the shell or the embed. */
export interface Part {
  readonly name: string
  /** Where the page and the part's history are. */
  readonly page: Target
  /** Where the part's files are. */
  readonly files: Target
}

export const historyPath = (name: string): string => `history/${name}.json`

export const readHistory = async (source: Source, name: string): Promise<VersionHistory> =>
  (await readDocument(source, historyPath(name), VersionHistory, EMPTY_HISTORY)).value

/**
 * Writes the files of a version and adds the version to the history. No page uses it yet.
 *
 * @param immutable the files of the version; a file that already exists must be the same
 * @throws {PublishingRefused} if the version or one of its files already exists with different content
 */
export const keepVersion = async (
  { name, page, files }: Part,
  version: string,
  immutable: Files,
  now: Date,
): Promise<void> => {
  const hashes = hashesOf(immutable)
  const history = await readHistory(page, name)
  const known = history.versions.find((kept) => kept.version === version)
  if (known && !isEqual(known.files, hashes)) throw otherBytes(name, version)
  await forEachLimited(immutable, async ([path, bytes]) => {
    if (await files.write(path, bytes, undefined)) return
    const stored = await files.read(path)
    if (!stored?.bytes.equals(bytes)) throw otherBytes(name, version)
  })
  await changeHistory(page, name, (it) => addVersion(it, { version, files: hashes }, now))
}

/**
 * Records which versions of a part the page uses, and deletes those that have expired, with their files.
 *
 * @param before the history before the publication
 * @returns the versions that were deleted
 */
export const settleHistory = async (
  { name, page, files }: Part,
  named: Named,
  before: VersionHistory,
  now: Date,
): Promise<readonly string[]> => {
  const history = await noteVersions(page, name, named, now)
  await Promise.all([page, files].map((target) => target.tidy()))
  const expired = expiredVersions(history, before, now)
  if (expired.length === 0) return []
  const kept = history.versions.filter((version) => !expired.includes(version))
  const needed = new Set(kept.flatMap((version) => Object.keys(version.files)))
  const paths = expired.flatMap((version) => Object.keys(version.files))
  await forEachLimited(paths.filter((path) => !needed.has(path)).flatMap(withDerived), files.remove)
  const names = expired.map(({ version }) => version)
  await changeHistory(page, name, (it) => ({
    ...it,
    versions: it.versions.filter(({ version }) => !names.includes(version)),
  }))
  return names
}

/** Records which versions of a part the page uses, and deletes nothing. */
export const noteVersions = (
  page: Target,
  name: string,
  named: Named,
  now: Date,
): Promise<VersionHistory> => changeHistory(page, name, (it) => noteNamed(it, named, now))

/** Whether a version has ever been live for everyone. */
export const wasLive = ({ versions }: VersionHistory, version: string): boolean =>
  versions.some((kept) => kept.version === version && kept.liveSince !== undefined)

/**
 * The version that a rollback returns to.
 * @throws {PublishingRefused} if there is none
 */
export const previousVersion = (name: string, history: VersionHistory): KeptVersion => {
  const live = liveVersionIn(history)?.version
  if (live === undefined) throw new PublishingRefused(`No ${name} has been published.`)
  const previous = versionBefore(history, live)
  if (!previous) throw onlyVersion(name, live)
  return previous
}

/** A file, its source map and the compressed copies of both. */
const withDerived = (path: string): readonly string[] =>
  ['', '.map', '.br', '.map.br'].map((ending) => `${path}${ending}`)

const changeHistory = (
  page: Target,
  name: string,
  change: (history: VersionHistory) => VersionHistory,
): Promise<VersionHistory> =>
  changeDocument(page, historyPath(name), VersionHistory, EMPTY_HISTORY, change)

const hashesOf = (files: Files): Readonly<Record<string, string>> =>
  Object.fromEntries([...files].map(([path, bytes]) => [path, integrityOf(bytes)]))

const isEqual = (
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([path, hash]) => other[path] === hash)

const otherBytes = (name: string, version: string): PublishingRefused =>
  new PublishingRefused(
    `${name} ${version} has already been published with different files. Build it again with a new version.`,
  )
