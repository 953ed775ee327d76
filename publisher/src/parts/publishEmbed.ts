import * as t from 'io-ts'
import { PublishingRefused } from '../errors/PublishingRefused.ts'
import { versionBefore, type Named } from '../rules/keptVersions.ts'
import type { VersionHistory } from '../rules/VersionHistory.ts'
import { filesIn, readFiles, type Files } from '../storage/Files.ts'
import { decoded, jsonBytes, readDocument } from '../storage/json.ts'
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
import { copiesOfMoving, readMoving } from './movingFiles.ts'
import { isDerived } from './publishShell.ts'

/** The name of the embed in commands and histories. */
export const EMBED = 'embed'

/** The production build of the embed. */
export interface EmbedBuild {
  /** The content of its `embed.json`. */
  readonly release: Release
  /** The files in this version's own folder. */
  readonly files: Files
  /** The files at the address that partners use, which refer to this version. */
  readonly moving: Files
}

/** The script that a loader loads. */
const Core = t.type({
  version: t.string,
  /** Its path, relative to `/embed/v1/`. */
  core: t.string,
  /** The SHA-384 of the core. */
  integrity: t.string,
})
interface Core extends t.TypeOf<typeof Core> {}

/** `embed.json` */
const Release = t.type(
  {
    ...Core.props,
    /** The version to load if this one fails. */
    previous: t.union([Core, t.null]),
  },
  'a description of an embed',
)
interface Release extends t.TypeOf<typeof Release> {}

const MOVING = 'embed/v1'

/** The paths of the files that have the same name in every release. */
export const movingEmbedPaths = ({ moving }: EmbedBuild): readonly string[] => [
  ...filesIn(MOVING, moving).keys(),
  INTEGRITY_PATH,
]

/** The hashes of all kept versions' scripts, for pages that pin a version. */
const INTEGRITY_PATH = 'embed/integrity.json'

/**
 * Reads a build from its folder.
 * @throws {PublishingRefused} if the folder has none
 */
export const readEmbedBuild = async (folder: string): Promise<EmbedBuild> => {
  const files = await readFiles(folder).catch(() => new Map<string, Buffer>())
  const moving = below('v1', files)
  if (!moving.has(DESCRIPTION)) {
    throw new PublishingRefused(`${folder} has no embed. Run "npm run build" first.`)
  }
  const release = releaseIn(moving)
  return { release, files: below(release.version, files), moving }
}

/**
 * Publishes a build of the embed: first the files of its version, then those at the address that partners use, whose
 * scripts fall back to the previous version. A version that has been live before is not made live again, because one
 * that was rolled back must not return with the next deployment.
 *
 * @returns the SHA-384 of each script of the version
 * @throws {PublishingRefused} if the version has already been published with different files
 */
export const publishEmbed = async (
  page: Target,
  { release, files, moving }: EmbedBuild,
  now: Date,
): Promise<Readonly<Record<string, string>>> => {
  const { version } = release
  const part = { name: EMBED, page, files: page }
  const before = await readSettled(page, now)
  const placed = [...filesIn(`embed/${version}`, files)]
  const own = new Map(placed.filter(([path]) => !isDerived(path)))
  await keepVersion(
    part,
    version,
    new Map([...own, ...copiesOfMoving(EMBED, version, moving)]),
    now,
  )
  for (const [path, bytes] of placed) if (isDerived(path)) await overwrite(page, path, bytes)
  const live = await readRelease(page)
  if (live === undefined || !wasLive(before, version)) {
    const renewed = withPrevious(release, live)
    await writeMoving(page, moving, renewed)
    await settleHistory(part, namedBy(renewed), before, now)
  }
  const table = await integrityTable(page)
  await overwrite(page, INTEGRITY_PATH, jsonBytes(table))
  return table[version] ?? {}
}

/**
 * Switches the address that partners use to the previous version, which falls back to the one before it.
 *
 * @returns the version that is live again
 * @throws {PublishingRefused} if there is none, or if the copies of its files are missing or have changed
 */
export const rollBackEmbed = async (page: Target, now: Date): Promise<string> => {
  const history = await readSettled(page, now)
  const previous = previousVersion(EMBED, history)
  const older = versionBefore(history, previous.version)
  const moving = await readMoving(page, EMBED, previous)
  const release = withPrevious(
    releaseIn(moving),
    older && releaseIn(await readMoving(page, EMBED, older)),
  )
  await writeMoving(page, moving, release)
  await noteVersions(page, EMBED, namedBy(release), now)
  return release.version
}

/** The history, with the site's release as the live version even if whoever made it live was interrupted. */
const readSettled = async (page: Target, now: Date): Promise<VersionHistory> => {
  const live = await readRelease(page)
  return live ? noteVersions(page, EMBED, namedBy(live), now) : readHistory(page, EMBED)
}

const DESCRIPTION = 'embed.json'

const readRelease = async (page: Target): Promise<Release | undefined> =>
  (await readDocument(page, `${MOVING}/${DESCRIPTION}`, Release, undefined)).value

const releaseIn = (moving: Files): Release =>
  decoded(Release, moving.get(DESCRIPTION) ?? Buffer.from('null'))

const writeMoving = async (page: Target, moving: Files, release: Release): Promise<void> => {
  for (const [path, bytes] of moving) {
    if (path === DESCRIPTION) continue
    const content = isScript(path) ? withFallback(bytes, release) : bytes
    await overwrite(page, `${MOVING}/${path}`, content)
  }
  await overwrite(page, `${MOVING}/${DESCRIPTION}`, jsonBytes(release))
}

const namedBy = ({ version, previous }: Release): Named => ({
  current: version,
  all: previous ? [version, previous.version] : [version],
})

/** Makes the live version the fallback. A version that is published again keeps the fallback that it has. */
const withPrevious = (release: Release, live: Release | undefined): Release => {
  if (live === undefined) return release
  if (live.version === release.version) return { ...release, previous: live.previous }
  const { version, core, integrity } = live
  return { ...release, previous: { version, core, integrity } }
}

/** Adds the fallback to a loader, which lists its cores in one string: see `embed/src/loader/build.ts`. */
const withFallback = (script: Buffer, { core, integrity, previous }: Release): Buffer => {
  const current = `${core} ${integrity}`
  const text = script.toString()
  return previous === null
    ? script
    : Buffer.from(text.replaceAll(current, `${current},${previous.core} ${previous.integrity}`))
}

/** The SHA-384 hashes of the published scripts, by version and file name. */
const integrityTable = async (
  page: Target,
): Promise<Readonly<Record<string, Readonly<Record<string, string>>>>> => {
  const { versions } = await readHistory(page, 'embed')
  return Object.fromEntries(
    versions.map(({ version, files }) => [
      version,
      Object.fromEntries(
        Object.entries(files)
          .filter(([path]) => isScript(path) && path.startsWith(`embed/${version}/`))
          .map(([path, hash]) => [path.slice(`embed/${version}/`.length), hash]),
      ),
    ]),
  )
}

const isScript = (path: string): boolean => path.endsWith('.js')

const below = (folder: string, files: Files): Files =>
  new Map(
    [...files]
      .filter(([path]) => path.startsWith(`${folder}/`))
      .map(([path, bytes]) => [path.slice(folder.length + 1), bytes]),
  )
