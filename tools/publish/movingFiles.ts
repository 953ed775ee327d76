import { PublishingRefused, type KeptVersion } from '@dramatis/remotes'
import { filesIn, type Files } from './Files.ts'
import { readPublished } from './readPublished.ts'
import type { Source } from './Target.ts'

/**
 * Copies of the files whose content changes with a release while their names stay. They are kept with the version,
 * so that it can become the current one again.
 */
export const copiesOfMoving = (name: string, version: string, moving: Files): Files =>
  filesIn(folderOfCopies(name, version), moving)

/**
 * Reads the copies.
 * @throws {PublishingRefused} if the site has no copies, or different ones
 */
export const readMoving = async (
  site: Source,
  name: string,
  { version, files }: KeptVersion,
): Promise<Files> => {
  const folder = `${folderOfCopies(name, version)}/`
  const copies = Object.entries(files).filter(([path]) => path.startsWith(folder))
  if (copies.length === 0) {
    throw new PublishingRefused(
      `${name} ${version} was published before such copies were kept. Build it again and publish that.`,
    )
  }
  const read = copies.map(
    async ([path, hash]) =>
      [path.slice(folder.length), await readPublished(site, path, hash)] as const,
  )
  return new Map(await Promise.all(read))
}

const folderOfCopies = (name: string, version: string): string => `history/${name}/${version}`
