import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { codeOf } from '../errors/codeOf.ts'
import { integrityOf } from './integrityOf.ts'
import type { StoredFile, Target } from './Target.ts'

/**
 * A folder that a static host serves. A file is written under a temporary name and then put in place with `link` or
 * `rename`, so nobody reads a partial file. While a file is being replaced, a lock file next to it keeps other publishers
 * out.
 */
export const folderTarget = (folder: string): Target => {
  const read = async (path: string): Promise<StoredFile | undefined> => {
    try {
      const bytes = await readFile(join(folder, path))
      return { bytes, tag: integrityOf(bytes) }
    } catch (error) {
      if (ABSENT.has(codeOf(error))) return undefined
      throw error
    }
  }
  return {
    label: folder,
    read,
    write: async (path, bytes, tag) => {
      const file = join(folder, path)
      await mkdir(dirname(file), { recursive: true })
      const written = join(dirname(file), `.${randomUUID()}.tmp`)
      await writeFile(written, bytes)
      try {
        if (tag === undefined) return await linkUnlessTaken(written, file)
        return await withLock(file, async () => {
          if ((await read(path))?.tag !== tag) return false
          await rename(written, file)
          return true
        })
      } finally {
        await rm(written, { force: true })
      }
    },
    remove: (path) => rm(join(folder, path), { force: true }),
  }
}

/** Error codes for a path without a file. */
const ABSENT: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR'])

/** Gives a temporary file its final name; returns false if that name is taken. */
const linkUnlessTaken = async (written: string, file: string): Promise<boolean> => {
  try {
    await link(written, file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

const withLock = async <A>(file: string, work: () => Promise<A>): Promise<A> => {
  const lock = `${file}.lock`
  await acquire(lock, Date.now() + LOCK_TIMEOUT_MS)
  try {
    return await work()
  } finally {
    await rm(lock, { force: true })
  }
}

const acquire = async (lock: string, deadline: number): Promise<void> => {
  try {
    await (await open(lock, 'wx')).close()
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    if (Date.now() > deadline) {
      throw new Error(
        `Another publisher is at work, or was interrupted: ${lock} exists. If nobody else is publishing, delete that file and try again.`,
        { cause: error },
      )
    }
    await pause(LOCK_POLL_MS)
    await acquire(lock, deadline)
  }
}

/** Ample, since a lock is only held for one read and one rename. */
const LOCK_TIMEOUT_MS = 10_000
const LOCK_POLL_MS = 20
