import { isVersion, PublishingRefused, readBuild, readManifest } from '@dramatis/remotes'
import { checkBuildFiles } from './checkBuildFiles.ts'
import { readFiles, type Files } from './Files.ts'
import { integrityOf } from './integrityOf.ts'

/** The production build of a remote. */
export interface RemoteBuild {
  readonly name: string
  /** The version that it was built as, which is part of the names of its globals and classes. */
  readonly version: string
  readonly contract?: string
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
  const manifest = bytes && parseManifest(bytes)
  const read = manifest && readManifest(manifest)
  if (!bytes || !read || manifest.name !== name) {
    throw new PublishingRefused(
      `${folder} is not a build of ${name}: it has no ${MANIFEST} with that name. Build it with "npm run build".`,
    )
  }
  const version = manifest.metaData?.buildInfo?.buildVersion
  if (typeof version !== 'string' || !isVersion(version)) {
    throw new PublishingRefused(`${folder}/${MANIFEST} has no valid version. Build it again.`)
  }
  const { contract, integrity } = readBuild(manifest)
  checkBuildFiles(folder, files, read.file, integrity)
  return {
    name,
    version,
    ...(contract !== undefined && { contract }),
    integrity: integrityOf(bytes),
    files,
  }
}

interface ManifestJson {
  readonly name?: unknown
  readonly metaData?: { readonly buildInfo?: { readonly buildVersion?: unknown } }
}

const parseManifest = (bytes: Buffer): ManifestJson | undefined => {
  try {
    const json: unknown = JSON.parse(bytes.toString())
    return typeof json === 'object' && json !== null ? json : undefined
  } catch {
    return undefined
  }
}
