import { publishedContainer, Version, type PublishedContainer } from '@dramatis/remotes/document'
import * as t from 'io-ts'
import { readBuild, readManifest } from '@dramatis/remotes/manifest'
import { PublishingRefused } from '../errors/PublishingRefused.ts'
import { readFiles, type Files } from '../storage/Files.ts'
import { integrityOf } from '../storage/integrityOf.ts'
import { checkBuildFiles } from './checkBuildFiles.ts'

/** The production build of a remote. */
export interface RemoteBuild {
  readonly name: string
  /** The version that it was built as, which is part of the names of its globals and classes. */
  readonly version: string
  readonly contract: string | undefined
  readonly container: PublishedContainer | undefined
  /** SHA-384 of the manifest. */
  readonly integrity: string
  /** By path relative to the manifest. */
  readonly files: Files
}

export const MANIFEST = 'mf-manifest.json'

/**
 * Reads a build from its folder.
 *
 * @throws {PublishingRefused} if the folder has no such build, or its files do not match the manifest
 */
export const readRemoteBuild = async (name: string, folder: string): Promise<RemoteBuild> => {
  const files = await readFiles(folder).catch((error: unknown) => {
    throw new PublishingRefused(`${folder} cannot be read: ${String(error)}`)
  })
  const bytes = files.get(MANIFEST)
  const manifest = bytes && parsed(bytes)
  const read = readManifest(manifest)
  if (!bytes || !read || !t.type({ name: t.literal(name) }).is(manifest)) {
    throw new PublishingRefused(
      `${folder} is not a build of ${name}: it has no ${MANIFEST} with that name. Build it with "npm run build".`,
    )
  }
  if (!WithVersion.is(manifest)) {
    throw new PublishingRefused(`${folder}/${MANIFEST} has no valid version. Build it again.`)
  }
  const { contract, integrity } = readBuild(manifest)
  checkBuildFiles(folder, files, read.file, integrity)
  const version = manifest.metaData.buildInfo.buildVersion
  const container = publishedContainer(manifest)
  return { name, version, contract, container, integrity: integrityOf(bytes), files }
}

const WithVersion = t.type({
  metaData: t.type({ buildInfo: t.type({ buildVersion: Version }) }),
})

/** Undefined if the bytes are not JSON. */
const parsed = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}
