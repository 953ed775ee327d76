import { PublishingRefused } from '../errors/PublishingRefused.ts'
import type { KeptVersion } from '../rules/VersionHistory.ts'
import { filesIn, type Files } from '../storage/Files.ts'
import { readPublished } from '../storage/readPublished.ts'
import type { Source } from '../storage/Target.ts'

/**
 * Copies of a version's moving files: those that have the same name in every release, such as `index.html`. They are
 * kept with the version, so that it can become the current one again.
 */
export const copiesOfMoving = (name: string, version: string, moving: Files): Files =>
  filesIn(folderOfCopies(name, version), moving)

/** The path of the copy of one of a version's moving files. */
export const copyOf = (name: string, version: string, path: string): string =>
  `${folderOfCopies(name, version)}/${path}`

/**
 * Reads the copies of a version's moving files.
 * @throws {PublishingRefused} if the site has no copies, or one is missing or has changed
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
      `${name} ${version} was published without the copies that a rollback needs. Build that version again and publish it.`,
    )
  }
  const read = copies.map(
    async ([path, hash]) =>
      [path.slice(folder.length), await readPublished(site, path, hash)] as const,
  )
  return new Map(await Promise.all(read))
}

const folderOfCopies = (name: string, version: string): string => `history/${name}/${version}`
