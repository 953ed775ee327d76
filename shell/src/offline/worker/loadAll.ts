import { hashesIn } from '@dramatis/remotes/manifest'
import type { RemoteFile } from './remoteFiles.ts'

/**
 * Loads a remote's files, the container first: a file for which the manifest has no hash must match one of the hashes
 * in the container. Files that do not load are skipped; if the container does not load, all others are.
 */
export const loadAll = async (
  [container, ...files]: readonly RemoteFile[],
  load: (file: RemoteFile) => Promise<Response>,
): Promise<void> => {
  if (!container) return
  const script = await load(container).then(
    (response) => response.clone().text(),
    () => undefined,
  )
  if (script === undefined) return
  const others = hashesIn(script).join(' ')
  await Promise.allSettled(
    files.map(({ url, integrity }) => load({ url, integrity: integrity || others })),
  )
}
