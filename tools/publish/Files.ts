import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** Contents by path, with `/` between folders. */
export type Files = ReadonlyMap<string, Buffer>

/** All files of a folder, except hidden ones. */
export const readFiles = async (folder: string): Promise<Files> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  return new Map(
    await Promise.all(
      names
        .sort()
        .map(
          async (name) => [name.replaceAll(sep, '/'), await readFile(join(folder, name))] as const,
        ),
    ),
  )
}

/** The same files in a folder. */
export const filesIn = (folder: string, files: Files): Files =>
  new Map([...files].map(([path, bytes]) => [`${folder}/${path}`, bytes]))
