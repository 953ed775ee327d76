import { createHash } from 'node:crypto'
import { PublishingRefused } from '../errors/PublishingRefused.ts'
import { siteHeaders } from '../headers/siteHeaders.ts'
import { withoutLinks } from '@dramatis/remotes/manifest'
import { liveVersionIn, type Named } from '../rules/keptVersions.ts'
import type { KeptVersion, VersionHistory } from '../rules/VersionHistory.ts'
import { readFiles, type Files } from '../storage/Files.ts'
import { integrityOf } from '../storage/integrityOf.ts'
import { overwrite } from '../storage/overwrite.ts'
import type { Target } from '../storage/Target.ts'
import {
  keepVersion,
  noteVersions,
  previousVersion,
  readHistory,
  settleHistory,
  wasLive,
} from './history.ts'
import { copiesOfMoving, copyOf, readMoving } from './movingFiles.ts'
import { writePage } from './writePage.ts'

/** The name of the shell in commands and histories. */
export const SHELL = 'shell'

/** The production build of the shell. */
export interface ShellBuild {
  /** The content of `index.html`. */
  readonly html: Buffer
  /** All other files. */
  readonly files: Files
}

/**
 * Reads a build from its folder.
 * @throws {PublishingRefused} if the folder has none
 */
export const readShellBuild = async (folder: string): Promise<ShellBuild> => {
  const files = new Map(await readFiles(folder).catch(() => []))
  const html = files.get('index.html')
  if (!html) throw new PublishingRefused(`${folder} has no page. Run "npm run build" first.`)
  files.delete('index.html')
  return { html, files }
}

/**
 * Publishes a build of the shell: first the files whose names have a hash, then the others, the page itself last.
 * Earlier builds' hashed files stay for the pages that are still open. A build that has been live before is not made
 * live again, because one that was rolled back must not return with the next deployment.
 *
 * @returns the build's version, and the one that is live
 * @throws {PublishingRefused} if a file of the same name has been published with different content
 */
export const publishShell = async (
  page: Target,
  { html, files }: ShellBuild,
  now: Date,
): Promise<{ readonly version: string; readonly live: string }> => {
  const own = new Map([...files].filter(([path]) => !isDerived(path)))
  const hashed = new Map([...own].filter(([path]) => isImmutable(path)))
  const moving = new Map([[PAGE, html], ...[...own].filter(([path]) => !hashed.has(path))])
  const version = versionOf([...hashed, ...moving])
  const part = { name: SHELL, page, files: page }
  const before = await readSettled(page, now)
  const known = wasLive(before, version) ? liveVersionIn(before)?.version : undefined
  const live = known ?? version
  if (live === version) {
    const kept = new Map([...hashed, ...copiesOfMoving(SHELL, version, moving)])
    await keepVersion(part, version, kept, now)
    for (const [path, bytes] of files) if (isDerived(path)) await overwrite(page, path, bytes)
    await writeMoving(page, moving)
  }
  await settleHistory(part, namedBy(live), before, now)
  return { version, live }
}

/**
 * Makes the build before the current one live again.
 *
 * @returns its version
 * @throws {PublishingRefused} if there is none, or if the copies of its files are missing or have changed
 */
export const rollBackShell = async (page: Target, now: Date): Promise<string> => {
  const previous = previousVersion(SHELL, await readSettled(page, now))
  await writeMoving(page, await readMoving(page, SHELL, previous))
  await noteVersions(page, SHELL, namedBy(previous.version), now)
  return previous.version
}

/** The history, with the page's version as the live one even if whoever made it live was interrupted. */
const readSettled = async (page: Target, now: Date): Promise<VersionHistory> => {
  const history = await readHistory(page, SHELL)
  const stored = await page.read(PAGE)
  const hash = stored && integrityOf(Buffer.from(withoutLinks(stored.bytes.toString())))
  const isThere = ({ version, files }: KeptVersion) =>
    Object.entries(files).some(
      ([path, kept]) => kept === hash && path === copyOf(SHELL, version, PAGE),
    )
  const live = liveVersionIn(history)
  if (live && isThere(live)) return history
  const there = history.versions.find(isThere)
  return there ? noteVersions(page, SHELL, namedBy(there.version), now) : history
}

const namedBy = (version: string): Named => ({ current: version, all: [version] })

const PAGE = 'index.html'

/** The page comes last, since it refers to the others. */
const writeMoving = async (page: Target, moving: Files): Promise<void> => {
  for (const [path, bytes] of moving) if (path !== PAGE) await overwrite(page, path, bytes)
  await writePage(page, moving.get(PAGE))
}

/** The version of a shell build: a hash of its files. */
const versionOf = (files: Iterable<readonly [string, Buffer]>): string => {
  const hash = createHash('sha256')
  for (const [path, bytes] of files) hash.update(path).update('\0').update(bytes)
  return hash.digest('hex').slice(0, 12)
}

const isImmutable = (path: string): boolean =>
  siteHeaders(`/${path}`, NOWHERE)['Cache-Control']?.includes('immutable') ?? false

const NOWHERE = { remotes: [], services: [] }

/** Whether a file is a source map or a compressed copy, which may differ between builds of the same file. */
export const isDerived = (path: string): boolean => /\.(map|br)$/.test(path)
