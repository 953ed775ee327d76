import { PublishingRefused, versionBefore, type Named } from '@dramatis/remotes'
import { filesIn, readFiles, type Files } from './Files.ts'
import {
  keepVersion,
  noteVersions,
  previousVersion,
  readHistory,
  settleHistory,
  wasLive,
} from './history.ts'
import { jsonBytes, readDocument } from './json.ts'
import { copiesOfMoving, readMoving } from './movingFiles.ts'
import { overwrite } from './overwrite.ts'
import { isDerived } from './publishShell.ts'
import type { Target } from './Target.ts'

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
interface Core {
  readonly version: string
  /** Its path, relative to `/embed/v1/`. */
  readonly core: string
  /** The SHA-384 of the core. */
  readonly integrity: string
}

interface Release extends Core {
  /** The version to load if this one fails. */
  readonly previous: Core | null
}

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
  const before = await readHistory(page, EMBED)
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
    await settleHistory(part, namedBy(renewed), now)
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
  const history = await readHistory(page, EMBED)
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

const DESCRIPTION = 'embed.json'

const readRelease = async (page: Target): Promise<Release | undefined> =>
  (await readDocument(page, `${MOVING}/${DESCRIPTION}`, decode, undefined)).value

const releaseIn = (moving: Files): Release =>
  decode(JSON.parse(moving.get(DESCRIPTION)?.toString() ?? 'null'))

const writeMoving = async (page: Target, moving: Files, release: Release): Promise<void> => {
  for (const [path, bytes] of filesIn(MOVING, moving)) {
    await overwrite(page, path, isScript(path) ? withFallback(bytes, release) : bytes)
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

const decode = (json: unknown): Release => {
  if (!isCore(json)) throw new Error('it does not describe an embed')
  const previous = 'previous' in json && isCore(json.previous) ? coreOf(json.previous) : null
  return { ...coreOf(json), previous }
}

const isCore = (json: unknown): json is Core =>
  typeof json === 'object' &&
  json !== null &&
  ['version', 'core', 'integrity'].every((key) => typeof Reflect.get(json, key) === 'string')

const coreOf = ({ version, core, integrity }: Core): Core => ({ version, core, integrity })
