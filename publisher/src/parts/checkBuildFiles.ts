import { hashesIn } from '@dramatis/remotes/manifest'
import { PublishingRefused } from '../errors/PublishingRefused.ts'
import type { Files } from '../storage/Files.ts'
import { integrityOf } from '../storage/integrityOf.ts'

/**
 * Checks that a build's scripts and stylesheets have not changed since the build: those that the manifest lists must
 * match their hashes there, and all others must match hashes in the container, if it has any.
 *
 * @param container the path of the container's script
 * @param hashes the hashes in the manifest, by path
 * @throws {PublishingRefused} if a file is missing or has changed
 */
export const checkBuildFiles = (
  folder: string,
  files: Files,
  container: string,
  hashes: ReadonlyMap<string, string>,
): void => {
  const listed = (file: string) => {
    const content = files.get(file)
    if (content) return content
    throw new PublishingRefused(
      `${folder} lacks ${file}, which its manifest names. Build it again.`,
    )
  }
  const script = listed(container)
  for (const [file, hash] of hashes) {
    if (integrityOf(listed(file)) !== hash) throw notAsBuilt(folder, file, 'its manifest')
  }
  const loaded = new Set(hashesIn(script.toString()))
  if (loaded.size === 0) return
  const found = new Set<string>()
  for (const [file, content] of files) {
    if (file === container || !/\.(js|css)$/.test(file)) continue
    const hash = integrityOf(content)
    if (!loaded.has(hash)) throw notAsBuilt(folder, file, container)
    found.add(hash)
  }
  if (found.size < loaded.size) {
    throw new PublishingRefused(
      `${folder} lacks ${loaded.size - found.size} of the files that ${container} loads. Build it again.`,
    )
  }
}

const notAsBuilt = (folder: string, file: string, where: string): PublishingRefused =>
  new PublishingRefused(
    `${folder}/${file} is not the file that was built: its hash differs from the one in ${where}. Build it again.`,
  )
