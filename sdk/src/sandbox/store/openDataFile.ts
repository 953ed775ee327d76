import { messageOf } from '../messageOf.ts'
import type { World } from '../World.ts'
import type { Change } from './Change.ts'
import { contentFiles } from './contentFiles.ts'
import { DataFileError } from './DataFileError.ts'
import { removeDrafts } from './draftFile.ts'
import { Journal } from './Journal.ts'
import { lineOf } from './journalRecord.ts'
import { loadDataFile } from './loadDataFile.ts'
import { lockDataFile } from './lockDataFile.ts'
import { PendingChanges } from './PendingChanges.ts'

/** A data file that no other sandbox can use until it is closed. */
export interface DataFile {
  /** Schedules a single write, for changes that no request is waiting for. */
  readonly save: (changes?: readonly Change[]) => void
  /** Writes pending changes now; rejects if that fails. */
  readonly flush: () => Promise<void>
  /** Its length in bytes. */
  readonly length: () => number
  /** Writes pending changes, and lets others use the file, even if that fails. */
  readonly close: () => Promise<void>
}

/**
 * Loads a data file into an empty world, moves the clock to the time at which the file was last written, unless the
 * clock is already ahead, and keeps the file up to date from then on.
 *
 * @throws {DataFileError} if the file cannot be used
 */
export const openDataFile = async (
  world: World,
  clock: { readonly moveTo: (moment: number) => void },
  path: string,
  report: (error: unknown) => void,
): Promise<DataFile> => {
  const release = await lockDataFile(path)
  try {
    await removeDrafts(path)
    const loaded = await loadDataFile(world, path)
    if (loaded) clock.moveTo(loaded.now)
    const journal = new Journal(path, loaded?.length ?? 0, loaded?.snapshot ?? 0)
    if (loaded?.length === undefined) {
      await contentFiles(world, path).write(world.state.fileParts.all())
      await journal.replace(world).catch((error: unknown) => {
        throw new DataFileError(path, `cannot be written (${messageOf(error)})`, UNWRITABLE)
      })
    }
    return keep(world, path, journal, report, release)
  } catch (error) {
    await release()
    throw error
  }
}

const UNWRITABLE = 'Choose another file with --data.'

/** The delay before a write, in milliseconds, to collect further changes. */
const SAVE_DELAY = 100

/** More changed rows than this are not appended: the file is replaced instead, a few rows at a time. */
const MAX_ROWS = 5000

const keep = (
  world: World,
  path: string,
  journal: Journal,
  report: (error: unknown) => void,
  release: () => Promise<void>,
): DataFile => {
  const contents = contentFiles(world, path)
  const closing = new AbortController()
  let pending = new PendingChanges()
  let isDirty = false
  let waiting: NodeJS.Timeout | undefined
  let compacting: Promise<void> | undefined
  let queue: Promise<unknown> = Promise.resolve()

  /** One after the other, even if the previous one failed. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = queue.then(work, work)
    queue = done
    return done
  }

  const write = async () => {
    clearTimeout(waiting)
    waiting = undefined
    if (!isDirty) return
    const changes = pending
    pending = new PendingChanges()
    isDirty = false
    try {
      // All is taken before the first write, since the world may change during it.
      const parts = changes.touches('fileParts') ? world.state.fileParts.all() : undefined
      const line = changes.size > MAX_ROWS ? undefined : lineOf(changes.record(world))
      if (parts) await contents.write(parts)
      await (line === undefined ? journal.replace(world) : journal.append(line, world))
      if (parts) await contents.deleteOthers(parts)
    } catch (error) {
      pending = changes.followedBy(pending)
      isDirty = true
      throw error
    }
    if (journal.isLong) compacting ??= compact()
  }

  const compact = async () => {
    try {
      await inTurn(await journal.compaction(world, closing.signal))
    } catch (error) {
      journal.postpone()
      report(error)
    } finally {
      compacting = undefined
    }
  }

  const flush = () => inTurn(write)
  const save = (changes: readonly Change[] = []) => {
    pending.add(changes)
    isDirty = true
    waiting ??= setTimeout(() => {
      flush().catch(report)
    }, SAVE_DELAY)
  }
  world.watchers.add(save)
  return {
    save,
    flush,
    length: () => journal.length,
    close: async () => {
      try {
        await flush()
      } finally {
        closing.abort()
        await compacting
        await release()
      }
    },
  }
}
