import { readdir, readFile, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isRecord } from '../../codec/entity.ts'
import { run, sentence } from '../../codec/Run.ts'
import { messageOf } from '../messageOf.ts'
import type { World } from '../World.ts'
import { contentFiles, loadContentFiles } from './contentFiles.ts'
import { DataFileError } from './DataFileError.ts'
import { replaceFile } from './replaceFile.ts'
import type { RowOf, TableName } from './schema.ts'
import { schema } from './schema.ts'

const FORMAT = 'dramatis-sandbox'
/** Files of version 1 also contain the contents of uploaded files. */
const VERSION = 2
const READABLE: readonly unknown[] = [1, VERSION]

/** The delay before a write, in milliseconds, to collect further changes. */
const SAVE_DELAY = 100

/** Saves the state of a sandbox to its file. */
export interface DataFile {
  /** Schedules a single write, for changes that no request is waiting for. */
  readonly save: () => void
  /** Writes pending changes now; rejects if that fails. */
  readonly flush: () => Promise<void>
}

/**
 * Loads a file into an empty world, and returns the time at which it was written, in milliseconds
 * since 1970; undefined if there is no such file. Throws a `DataFileError`.
 */
export const loadDataFile = async (world: World, path: string): Promise<number | undefined> => {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isRecord(error) && error.code === 'ENOENT') return undefined
    throw new DataFileError(path, `cannot be read (${messageOf(error)})`)
  })
  if (text === undefined) return undefined
  const { now, tables } = parse(path, text)
  for (const name of names) fill(world, path, name, tables[name] ?? [])
  await loadContentFiles(world, path)
  return now
}

/** Deletes the temporary files of a sandbox that was killed while it wrote the file. */
export const removeUnfinished = async (path: string): Promise<void> => {
  const [folder, start] = [dirname(path), `${basename(path)}.`]
  const names = await readdir(folder).catch(() => [])
  const unfinished = names.filter(
    (name) => name.startsWith(start) && UNFINISHED.test(name.slice(start.length)),
  )
  await Promise.all(unfinished.map((name) => rm(join(folder, name), { force: true })))
}

/** The suffix after the file's name and a dot, see {@link replaceFile}. */
const UNFINISHED = /^[0-9a-f-]{36}\.tmp$/

/** Returns functions that save a world to a file. Each write replaces the whole file, or fails. */
export const keepDataFile = (
  world: World,
  path: string,
  report: (error: unknown) => void,
): DataFile => {
  const encode = rowEncoder()
  const contents = contentFiles(world, path)
  let isDirty = false
  let waiting: NodeJS.Timeout | undefined
  let queue: Promise<void> = Promise.resolve()

  const writeOnce = async () => {
    clearTimeout(waiting)
    waiting = undefined
    if (!isDirty) return
    isDirty = false
    try {
      // Both are taken before the first write, since the world may change during it.
      const parts = world.state.fileParts.all()
      const text = contentOf(world, encode)
      await contents.write(parts)
      await replaceFile(path, text)
      await contents.deleteOthers(parts)
    } catch (error) {
      isDirty = true
      throw error
    }
  }
  // One write after the other, even if the previous one failed.
  const write = () => (queue = queue.then(writeOnce, writeOnce))
  const save = () => {
    isDirty = true
    waiting ??= setTimeout(() => {
      write().catch(report)
    }, SAVE_DELAY)
  }
  return { save, flush: write }
}

const names = Object.keys(schema) as TableName[]

interface Content {
  readonly now: number
  readonly tables: Readonly<Record<string, readonly unknown[]>>
}

const parse = (path: string, text: string): Content => {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    // The parser's message would contain a part of the file, which may be a token.
    throw new DataFileError(path, 'is damaged: it is not JSON')
  }
  if (!isRecord(content) || content.format !== FORMAT) {
    throw new DataFileError(path, 'was not written by the sandbox')
  }
  if (!READABLE.includes(content.version)) {
    throw new DataFileError(path, `has version ${String(content.version)}, not ${VERSION}`)
  }
  const now = Date.parse(String(content.now))
  const { tables } = content
  if (Number.isNaN(now) || !isRecord(tables)) throw new DataFileError(path, 'is damaged')
  const known = Object.entries(tables).map(([name, rows]) => {
    if (!Object.hasOwn(schema, name)) {
      throw new DataFileError(path, `contains ${name}, which this version does not know`)
    }
    if (!Array.isArray(rows)) throw new DataFileError(path, `is damaged: ${name} is not a list`)
    return [name, rows as readonly unknown[]] as const
  })
  return { now, tables: Object.fromEntries(known) }
}

const fill = (world: World, path: string, name: TableName, rows: readonly unknown[]): void => {
  const table = world.state[name] as { readonly put: (row: RowOf<TableName>) => unknown }
  for (const [index, wire] of rows.entries()) {
    const pass = run(true)
    const row = schema[name].codec.read(wire, pass)
    const [issue] = pass.issues
    if (issue) {
      const where = { ...issue, path: [name, index, ...issue.path] }
      throw new DataFileError(path, `is damaged: ${sentence(where)}`)
    }
    table.put(row)
  }
}

type RowEncoder = <N extends TableName>(name: N, row: RowOf<N>) => string

/** Rows are immutable, so each is serialized once: a save costs only what has changed. */
const rowEncoder = (): RowEncoder => {
  const texts = new WeakMap<object, string>()
  return (name, row) => {
    const known = texts.get(row)
    if (known !== undefined) return known
    const kept = 'content' in row ? { ...row, content: null } : row
    const text = JSON.stringify(schema[name].codec.write(kept, run(false)))
    texts.set(row, text)
    return text
  }
}

const contentOf = (world: World, encode: RowEncoder): string => {
  const tables = names.map((name) => {
    const rows: readonly RowOf<typeof name>[] = world.state[name].all()
    const texts = rows.map((row) => encode(name, row))
    return `${JSON.stringify(name)}:[${texts.join(',\n')}]`
  })
  const now = JSON.stringify(world.now().toISOString())
  return `{"format":"${FORMAT}","version":${VERSION},"now":${now},"tables":{\n${tables.join(',\n')}\n}}\n`
}
