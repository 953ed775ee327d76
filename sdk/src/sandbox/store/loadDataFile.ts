import type { FileHandle } from 'node:fs/promises'
import { open, readFile } from 'node:fs/promises'
import { isRecord } from '../../codec/entity.ts'
import { messageOf } from '../messageOf.ts'
import type { World } from '../World.ts'
import { loadContentFiles } from './contentFiles.ts'
import { DataFileError } from './DataFileError.ts'
import { applyRecord, isOurs, VERSION } from './journalRecord.ts'
import { linesOf } from './linesOf.ts'
import { tableNames } from './schema.ts'

/** What a data file contained. */
export interface Loaded {
  /** The sandbox's time when it was last written, in milliseconds since 1970. */
  readonly now: number
  /** The bytes of its whole records; undefined for a file of an older version, which must be replaced. */
  readonly length: number | undefined
  /** About how many bytes a snapshot of its rows takes. */
  readonly snapshot: number
}

/**
 * Loads a file into an empty world; returns undefined if there is no such file.
 *
 * @throws {DataFileError} if it cannot be read and written, or is damaged
 */
export const loadDataFile = async (world: World, path: string): Promise<Loaded | undefined> => {
  const file = await open(path, 'r+').catch((error: unknown) => {
    if (isRecord(error) && error.code === 'ENOENT') return undefined
    throw new DataFileError(path, `cannot be opened (${messageOf(error)})`)
  })
  if (!file) return undefined
  try {
    const loaded =
      (await loadJournal(world, path, file)) ??
      loadOldFile(world, path, await readFile(path, 'utf8'))
    await loadContentFiles(world, path)
    return loaded
  } finally {
    await file.close()
  }
}

/** Loads a journal; returns undefined if the file is none. Its last line does not count if it is torn. */
const loadJournal = async (
  world: World,
  path: string,
  file: FileHandle,
): Promise<Loaded | undefined> => {
  let [number, length, rows] = [0, 0, 0]
  let now: number | undefined
  let isBroken = false
  for await (const line of linesOf(file)) {
    if (isBroken) throw new DataFileError(path, `is damaged: line ${number} is not JSON`)
    number++
    const value = line.isWhole ? parsed(line.text) : undefined
    if (number === 1) {
      if (!isOurs(value) || OLD.includes(value.version)) return undefined
      if (value.version !== VERSION) throw new DataFileError(path, versionFault(value.version))
    } else if (value === undefined) {
      isBroken = true
      continue
    } else {
      const applied = applyRecord(world, value)
      if ('fault' in applied) throw new DataFileError(path, `${applied.fault} (line ${number})`)
      now = applied.now
      rows += applied.rows
    }
    length = line.end
  }
  if (now === undefined) return undefined
  const left = tableNames.reduce((sum, name) => sum + world.state[name].size, 0)
  return { now, length, snapshot: rows === 0 ? length : (length * left) / rows }
}

/** The versions of files that are a single JSON object. Those of version 1 have the contents of uploaded files. */
const OLD: readonly unknown[] = [1, 2]

const loadOldFile = (world: World, path: string, text: string): Loaded => {
  const content = parsed(text)
  // The parser's message would contain a part of the file, which may be a token.
  if (content === undefined) throw new DataFileError(path, 'is damaged: it is not JSON')
  if (!isOurs(content)) throw new DataFileError(path, 'was not written by the sandbox')
  if (!OLD.includes(content.version)) throw new DataFileError(path, versionFault(content.version))
  const applied = applyRecord(world, { now: content.now, put: content.tables ?? null })
  if ('fault' in applied) throw new DataFileError(path, applied.fault)
  return { now: applied.now, length: undefined, snapshot: 0 }
}

const versionFault = (version: unknown) => `has version ${String(version)}, not ${VERSION}`

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
