import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { isRecord } from '../../codec/entity.ts'
import type { World } from '../World.ts'
import { DataFileError } from './DataFileError.ts'
import type { DraftFile } from './draftFile.ts'
import { draftFile } from './draftFile.ts'
import { snapshotLines } from './journalRecord.ts'

/** How much a journal may grow beyond twice its snapshot, in bytes, before it is compacted. */
const SLACK = 1_000_000

/** How a data file is appended to, and replaced by a snapshot. Its methods must not run at the same time. */
export class Journal {
  readonly #path: string
  /** The bytes of all records that have been written to their end. */
  #length: number
  /** About how long a snapshot would be. */
  #snapshot: number
  /** Whether the file may end with a part of a record, as it may when it is opened. */
  #isTorn = true
  /** How often the file has been replaced. */
  #generation = 0

  constructor(path: string, length: number, snapshot: number) {
    this.#path = path
    this.#length = length
    this.#snapshot = snapshot
  }

  get length(): number {
    return this.#length
  }

  /** Whether it should be compacted. */
  get isLong(): boolean {
    return this.#length > 2 * this.#snapshot + SLACK
  }

  /** Lets it grow further after a compaction has failed. */
  postpone(): void {
    this.#snapshot = this.#length
  }

  /**
   * Appends a line; it survives a kill and a power failure once this resolves. If it rejects, the line does not count.
   * If the file is gone, it is written anew.
   *
   * @throws {DataFileError} if another program has changed the file
   */
  async append(line: string, world: World): Promise<void> {
    const bytes = Buffer.from(line)
    // Opened each time, without creating it: a file that was moved away must not swallow changes.
    const file = await open(this.#path, constants.O_RDWR | constants.O_APPEND).catch(
      (error: unknown) => {
        if (isRecord(error) && error.code === 'ENOENT') return undefined
        throw error
      },
    )
    if (!file) return this.replace(world)
    try {
      const { size } = await file.stat()
      if (this.#isTorn && size > this.#length) await file.truncate(this.#length)
      else if (size !== this.#length) {
        throw new DataFileError(this.#path, 'was changed by another program in the meantime')
      }
      this.#isTorn = true
      await file.appendFile(bytes)
      await file.datasync()
      this.#isTorn = false
      this.#length += bytes.length
    } finally {
      await file.close()
    }
  }

  /** Replaces the file with a snapshot. */
  async replace(world: World): Promise<void> {
    const draft = await this.#draft(world, new AbortController().signal)
    await this.#commit(draft)
  }

  /**
   * Writes a snapshot while others append, and returns a function that adds what they have appended and replaces the
   * file. That function must have its turn.
   */
  async compaction(world: World, signal: AbortSignal): Promise<() => Promise<void>> {
    const [start, generation] = [this.#length, this.#generation]
    const draft = await this.#draft(world, signal)
    return async () => {
      if (signal.aborted || generation !== this.#generation) return draft.discard()
      const tail = await this.#read(start).catch(async (error: unknown) => {
        await draft.discard()
        throw error
      })
      await this.#commit(draft, tail)
    }
  }

  async #draft(world: World, signal: AbortSignal): Promise<DraftFile> {
    const lines = snapshotLines(world)
    const draft = await draftFile(this.#path)
    try {
      for (const line of lines) {
        if (signal.aborted) break
        await draft.write(line)
      }
      return draft
    } catch (error) {
      await draft.discard()
      throw error
    }
  }

  async #commit(draft: DraftFile, tail?: Uint8Array): Promise<void> {
    const snapshot = draft.length()
    try {
      if (tail) await draft.write(tail)
      await draft.commit()
    } catch (error) {
      await draft.discard()
      throw error
    }
    this.#generation++
    this.#isTorn = false
    this.#snapshot = snapshot
    this.#length = draft.length()
  }

  async #read(start: number): Promise<Uint8Array> {
    const file = await open(this.#path)
    try {
      const bytes = Buffer.alloc(this.#length - start)
      await file.read(bytes, 0, bytes.length, start)
      return bytes
    } finally {
      await file.close()
    }
  }
}
