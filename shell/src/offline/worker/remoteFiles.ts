import { readBuild, readManifest } from '@dramatis/remotes/manifest'

export interface RemoteFile {
  readonly url: string
  /** As in an `integrity` attribute; empty when the manifest has no hash for the file. */
  readonly integrity: string
}

/**
 * The files that a remote's exposed modules need, its container first; none when the document is not a manifest.
 * What the remote would share with the host is left out, because the host has its own.
 *
 * @param manifestUrl the base of the files' URLs
 * @param document the parsed JSON
 */
export const remoteFiles = (manifestUrl: string, document: unknown): readonly RemoteFile[] => {
  const manifest = readManifest(document)
  if (!manifest) return []
  const files = manifest.exposes.flatMap(({ scripts, styles }) => [
    ...scripts.sync,
    ...scripts.async,
    ...styles.sync,
    ...styles.async,
  ])
  const { integrity } = readBuild(document)
  return [...new Set([manifest.file, ...files])].map((file) => ({
    url: new URL(file, manifestUrl).href,
    integrity: integrity.get(file) ?? '',
  }))
}
