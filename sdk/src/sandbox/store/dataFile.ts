import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isRecord } from '../../codec/entity.ts'
import { run, sentence } from '../../codec/Run.ts'
import { messageOf } from '../messageOf.ts'
import type { World } from '../World.ts'
import { DataFileError } from './DataFileError.ts'
import type { RowOf, TableName } from './schema.ts'
import { schema } from './schema.ts'

const FORMAT = 'dramatis-sandbox'
const VERSION = 1

/** The delay before a write, in milliseconds, to collect further changes. */
const SAVE_DELAY = 100

/** A file with the state of a sandbox. */
export interface DataFile {
  /** Schedules a write, for changes that nobody waits for: one for all until then. */
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
  return now
}

/** Saves a world to a file from now on. Each write replaces the whole file, or fails. */
export const keepDataFile = (
  world: World,
  path: string,
  report: (error: unknown) => void,
): DataFile => {
  const encode = rowEncoder()
  let isDirty = false
  let waiting: NodeJS.Timeout | undefined
  let queue: Promise<void> = Promise.resolve()

  const writeOnce = async () => {
    clearTimeout(waiting)
    waiting = undefined
    if (!isDirty) return
    isDirty = false
    try {
      await replaceFile(path, contentOf(world, encode))
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
  if (content.version !== VERSION) {
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
    const attempt = run(true)
    const row = schema[name].codec.read(wire, attempt)
    const [issue] = attempt.issues
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
    const text = JSON.stringify(schema[name].codec.write(row, run(false)))
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

/** Replaces the file atomically: even after a power failure it has the old or the new content. */
const replaceFile = async (path: string, content: string): Promise<void> => {
  const temporary = `${path}.${randomUUID()}.tmp`
  await mkdir(dirname(path), { recursive: true })
  try {
    const file = await open(temporary, 'wx', 0o600)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}
