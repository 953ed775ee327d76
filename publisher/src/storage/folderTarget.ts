import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { codeOf } from '../errors/codeOf.ts'
import { HIDDEN_FOLDER } from '../headers/hiddenFolder.ts'
import { isLinked, withLock } from './fileLock.ts'
import { integrityOf } from './integrityOf.ts'
import type { StoredFile, Target } from './Target.ts'

/**
 * A folder that a static host serves. A file is written under a temporary name and then put in place with `link` or
 * `rename`, so nobody reads a partial file. While a file is being replaced, a lock keeps other publishers out.
 */
export const folderTarget = (folder: string): Target => {
  const hidden = join(folder, HIDDEN_FOLDER)
  const read = async (path: string): Promise<StoredFile | undefined> => {
    try {
      const bytes = await readFile(join(folder, path))
      return { bytes, tag: integrityOf(bytes) }
    } catch (error) {
      if (ABSENT.has(codeOf(error))) return undefined
      throw error
    }
  }
  const now = async (): Promise<Date> => {
    const written = temporaryIn(hidden)
    try {
      await mkdir(hidden)
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return new Date() // There is no site yet.
      if (codeOf(error) !== 'EEXIST') throw error
    }
    try {
      await writeFile(written, '')
      return (await stat(written)).mtime
    } finally {
      await rm(written, { force: true })
    }
  }
  return {
    label: folder,
    read,
    write: async (path, bytes, tag) => {
      const file = join(folder, path)
      await mkdir(hidden, { recursive: true })
      const written = temporaryIn(hidden)
      await writeFile(written, bytes)
      try {
        if (tag === undefined) return await inFolderOf(file, () => isLinked(written, file))
        return await withLock(join(hidden, `.${encodeURIComponent(path)}.lock`), async (isHeld) => {
          if ((await read(path))?.tag !== tag || !(await isHeld())) return false
          await rename(written, file)
          return true
        })
      } finally {
        await rm(written, { force: true })
      }
    },
    remove: async (path) => {
      await rm(join(folder, path), { force: true })
      await removeEmpty(folder, dirname(path))
    },
    now,
    tidy: async () => {
      const time = (await now()).getTime()
      const names = await readdir(folder, { recursive: true })
      for (const name of names.filter((path) => TEMPORARY.test(basename(path)))) {
        const file = join(folder, name)
        const written = (await stat(file).catch(() => undefined))?.mtimeMs ?? time
        if (time - written > ABANDONED_MS) await rm(file, { force: true })
      }
    },
  }
}

/** Error codes for a path without a file. */
const ABSENT: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR'])

const temporaryIn = (hidden: string): string => join(hidden, `.${randomUUID()}.tmp`)
const TEMPORARY = /^\.[\da-f-]{36}\.tmp$/
/** No write takes an hour. */
const ABANDONED_MS = 60 * 60 * 1000

/** Does something in the folder of a file, which is created; again if another publisher has just deleted it, empty. */
const inFolderOf = async <A>(file: string, work: () => Promise<A>): Promise<A> => {
  for (let attempt = 1; ; attempt += 1) {
    await mkdir(dirname(file), { recursive: true })
    try {
      return await work()
    } catch (error) {
      if (codeOf(error) !== 'ENOENT' || attempt === MAX_ATTEMPTS) throw error
    }
  }
}

const MAX_ATTEMPTS = 10

/** Deletes a folder of the site, and those around it, if they are empty. */
const removeEmpty = async (site: string, path: string): Promise<void> => {
  if (path === '.') return
  try {
    await rmdir(join(site, path))
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') return // It has other files.
  }
  await removeEmpty(site, dirname(path))
}
