import { createHash } from 'node:crypto'
import { PublishingRefused, siteHeaders } from '@dramatis/remotes'
import { readFiles, type Files } from './Files.ts'
import { keepVersion, settleHistory } from './history.ts'
import type { Target } from './Target.ts'
import { overwrite } from './overwrite.ts'
import { writePage } from './writePage.ts'

/** The production build of the shell. */
export interface ShellBuild {
  /** `index.html` */
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
 * Earlier builds' hashed files stay for the pages that are still open.
 */
export const publishShell = async (
  page: Target,
  { html, files }: ShellBuild,
  now: Date,
): Promise<void> => {
  const hashed = new Map([...files].filter(([path]) => isImmutable(path) && !isDerived(path)))
  const version = versionOf(hashed)
  const part = { name: 'shell', page, files: page }
  await keepVersion(part, version, hashed, now)
  for (const [path, bytes] of files) {
    if (!hashed.has(path)) await overwrite(page, path, bytes)
  }
  await writePage(page, html)
  await settleHistory(part, { current: version, all: [version] }, now)
}

/** A build of the shell is named by its content. */
const versionOf = (files: Files): string => {
  const hash = createHash('sha256')
  for (const [path, bytes] of files) hash.update(path).update('\0').update(bytes)
  return hash.digest('hex').slice(0, 12)
}

const isImmutable = (path: string): boolean =>
  siteHeaders(`/${path}`, NOWHERE)['Cache-Control']?.includes('immutable') ?? false

const NOWHERE = { remotes: [], services: [] }

/** Another build may have other source maps and compressed copies of the very same files. */
export const isDerived = (path: string): boolean => /\.(map|br)$/.test(path)
