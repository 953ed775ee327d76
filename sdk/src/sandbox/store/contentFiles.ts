import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { World } from '../World.ts'
import { DataFileError } from './DataFileError.ts'
import type { FilePartRow } from './FileRow.ts'
import { replaceFile } from './draftFile.ts'

/** The contents of uploaded files, stored beside a data file, so that saving it does not rewrite all of them. */
export interface ContentFiles {
  /** Writes the contents of `parts` that are not on the disk. Call it before the data file refers to them. */
  readonly write: (parts: readonly FilePartRow[]) => Promise<void>
  /** Deletes the contents of other parts. Call it once the data file no longer refers to them. */
  readonly deleteOthers: (parts: readonly FilePartRow[]) => Promise<void>
}

export const contentFiles = (world: World, path: string): ContentFiles => {
  const folder = folderOf(path)
  const written = new Set<string>()
  let kept = namesOf(world.state.fileParts.all())
  return {
    write: async (parts) => {
      for (const part of parts) {
        const name = nameOf(part)
        if (name === undefined || part.content === null || written.has(name)) continue
        const file = join(folder, name)
        if (!existsSync(file)) await replaceFile(file, Buffer.from(part.content, 'base64'))
        written.add(name)
      }
    },
    deleteOthers: async (parts) => {
      const needed = namesOf(parts)
      for (const name of kept) {
        if (!needed.has(name)) await rm(join(folder, name), { force: true })
      }
      kept = needed
    },
  }
}

/** Reads the contents that a data file refers to, and deletes all others. */
export const loadContentFiles = async (world: World, path: string): Promise<void> => {
  const folder = folderOf(path)
  const parts = world.state.fileParts.all()
  for (const part of parts) {
    const name = nameOf(part)
    if (name === undefined || part.content !== null) continue
    const content = await readFile(join(folder, name)).catch(() => {
      throw new DataFileError(path, `is damaged: ${join(folder, name)} cannot be read`)
    })
    world.state.fileParts.update(part, { content: content.toString('base64') })
  }
  const needed = namesOf(parts)
  const names = await readdir(folder).catch(() => [])
  const others = names.filter((name) => !needed.has(name))
  await Promise.all(others.map((name) => rm(join(folder, name), { force: true })))
}

const folderOf = (path: string): string => `${path}.files`

/** The file's name contains its checksum, so a part that is uploaded again gets another file. */
const nameOf = ({ id, etag }: FilePartRow): string | undefined =>
  etag === null ? undefined : `${id}-${etag.replaceAll('"', '')}`

const namesOf = (parts: readonly FilePartRow[]): ReadonlySet<string> =>
  new Set(parts.flatMap((part) => nameOf(part) ?? []))
