import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** The contents of files by path; `/` separates folders on every system. */
export type Files = ReadonlyMap<string, Buffer>

/** Reads all files in a folder and its subfolders, except hidden ones. Paths are relative to the folder. */
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

/** The same files, with the folder in front of each path. */
export const filesIn = (folder: string, files: Files): Files =>
  new Map([...files].map(([path, bytes]) => [`${folder}/${path}`, bytes]))
