import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** The next content of a file, written beside it. */
export interface DraftFile {
  /** Appends to the draft; what has been written is on the disk when it resolves. */
  readonly write: (content: string | Uint8Array) => Promise<void>
  /** The bytes written so far. */
  readonly length: () => number
  /** Replaces the file atomically: even after a power failure it has the old or the new content. */
  readonly commit: () => Promise<void>
  /** Leaves the file as it is. */
  readonly discard: () => Promise<void>
}

/** Begins the next content of a file, whose folder is created if it is missing. */
export const draftFile = async (path: string): Promise<DraftFile> => {
  const temporary = `${path}.${randomUUID()}.tmp`
  await mkdir(dirname(path), { recursive: true })
  const file = await open(temporary, 'wx', 0o600)
  let length = 0
  return {
    write: async (content) => {
      const bytes = Buffer.from(content)
      await file.appendFile(bytes)
      await file.datasync()
      length += bytes.length
    },
    length: () => length,
    commit: async () => {
      await file.close()
      await rename(temporary, path)
      await syncFolder(dirname(path))
    },
    discard: async () => {
      await file.close().catch(() => undefined) // A failed commit has closed it already.
      await rm(temporary, { force: true })
    },
  }
}

/** Replaces a file atomically. */
export const replaceFile = async (path: string, content: Uint8Array): Promise<void> => {
  const draft = await draftFile(path)
  try {
    await draft.write(content)
    await draft.commit()
  } catch (error) {
    await draft.discard()
    throw error
  }
}

/** Deletes the drafts of a file whose process was killed. */
export const removeDrafts = async (path: string): Promise<void> => {
  const [folder, start] = [dirname(path), `${basename(path)}.`]
  const names = await readdir(folder).catch(() => [])
  const drafts = names.filter(
    (name) => name.startsWith(start) && DRAFT.test(name.slice(start.length)),
  )
  await Promise.all(drafts.map((name) => rm(join(folder, name), { force: true })))
}

/** The suffix after the file's name and a dot. */
const DRAFT = /^[0-9a-f-]{36}\.tmp$/

/** Makes a rename survive a power failure, where the system can sync a folder. */
const syncFolder = async (folder: string): Promise<void> => {
  const opened = await open(folder).catch(() => undefined)
  await opened?.sync().catch(() => undefined)
  await opened?.close()
}
