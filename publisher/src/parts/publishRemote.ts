import { defined } from '@dramatis/catalogue'
import { versionsIn, type RemotesDocument, type RemoteVersion } from '@dramatis/remotes/document'
import { PublishingRefused } from '../errors/PublishingRefused.ts'
import { startCanary } from '../rules/changeCanary.ts'
import type { Named } from '../rules/keptVersions.ts'
import { existingLineOf } from '../rules/publishedLine.ts'
import { publishVersion } from '../rules/publishVersion.ts'
import { filesIn } from '../storage/Files.ts'
import { integrityOf } from '../storage/integrityOf.ts'
import { request } from '../storage/request.ts'
import type { Target } from '../storage/Target.ts'
import { keepVersion, noteVersions, readHistory, settleHistory } from './history.ts'
import { MANIFEST, type RemoteBuild } from './RemoteBuild.ts'
import { changeRemotes, readRemotes } from './remotesFile.ts'
import { writePage } from './writePage.ts'

/** Where a remote is published. */
export interface Destination {
  /** The site: `remotes.json`, the page and the histories. */
  readonly page: Target
  /** Where the files go if not into the site, and the URL at which they are served. */
  readonly elsewhere?: { readonly files: Target; readonly address: string }
}

/**
 * Publishes a build: first its files, then its line in `remotes.json`, then the page's preloads. Expired versions
 * are deleted.
 *
 * @param share the percentage of visitors who get it; everyone by default
 * @returns the versions that were deleted
 * @throws {PublishingRefused} if the version exists with different files, a canary is not possible, someone else
 *   publishes the remote at the same time, or its manifest cannot be read at the address of `elsewhere`
 */
export const publishRemote = async (
  { page, elsewhere }: Destination,
  build: RemoteBuild,
  share: number | undefined,
  now: Date,
): Promise<readonly string[]> => {
  const { name, version } = build
  const folder = `remotes/${name}/${version}`
  const published = publishedVersion(build, `${elsewhere?.address ?? ''}/${folder}/${MANIFEST}`)
  const change = (document: RemotesDocument) =>
    share === undefined
      ? publishVersion(document, name, published, now)
      : startCanary(document, name, published, share, now)

  const { document: before } = await readRemotes(page)
  change(before) // Throws if the change is not allowed, before anything is written.
  const part = { name, page, files: elsewhere?.files ?? page }
  const history = await readHistory(page, name)
  await keepVersion(part, version, filesIn(folder, build.files), now)
  if (elsewhere) await checkServed(published)
  const document = await changeRemotes(page, name, before, change)
  await writePage(page)
  return settleHistory(part, namedIn(document, name), history, now)
}

/**
 * Changes a published remote's line in `remotes.json`, and the page's preloads.
 *
 * @returns the document after the change
 * @throws {PublishingRefused} if the change is refused, or someone else changes the remote at the same time
 */
export const changeRemote = async (
  page: Target,
  name: string,
  change: (document: RemotesDocument) => RemotesDocument,
  now: Date,
): Promise<RemotesDocument> => {
  const { document: before } = await readRemotes(page)
  const document = await changeRemotes(page, name, before, change)
  await writePage(page)
  await noteVersions(page, name, namedIn(document, name), now)
  return document
}

const publishedVersion = (
  { version, integrity, contract, container }: RemoteBuild,
  entry: string,
): RemoteVersion => defined({ version, entry, integrity, contract, container })

const namedIn = (document: RemotesDocument, name: string): Named => {
  const line = existingLineOf(document, name)
  return { current: line.version, all: versionsIn(line).map(({ version }) => version) }
}

/** Checks that pages can read a manifest on another origin, before any page names it. */
const checkServed = async ({ entry, integrity }: RemoteVersion): Promise<void> => {
  const refusal = (what: string) =>
    new PublishingRefused(
      `${entry} ${what}. The files have been written, but no page uses them yet.`,
    )
  const response = await request(entry, SERVED_TIMEOUT_MS)
  if (!response.ok) throw refusal(`responds with ${response.status}`)
  if (response.headers.get('access-control-allow-origin') !== '*') {
    throw refusal('lacks the header "Access-Control-Allow-Origin: *"')
  }
  if (integrityOf(Buffer.from(await response.arrayBuffer())) !== integrity) {
    throw refusal('differs from the published file')
  }
}

const SERVED_TIMEOUT_MS = 10_000
