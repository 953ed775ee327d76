import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isRecord } from '../../codec/entity.ts'
import { run, sentence } from '../../codec/Run.ts'
import type { World } from '../World.ts'
import { DataFileError } from './DataFileError.ts'
import type { RowOf, TableName } from './schema.ts'
import { schema } from './schema.ts'

const FORMAT = 'dramatis-sandbox'
const VERSION = 1

/** The least time between two writes, in milliseconds. */
const PAUSE = 100

/** A file that keeps the state of a sandbox. */
export interface DataFile {
  /** Writes soon, once for all changes until then. */
  readonly save: () => void
  /** Writes now what is not written yet; rejects when that is not possible. */
  readonly flush: () => Promise<void>
}

/**
 * Fills an empty world with what a file holds, and gives the moment at which it was written, in
 * milliseconds since 1970; undefined when there is no such file. Throws a `DataFileError`.
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

/** Keeps a world in a file from now on. Each write replaces the file as a whole, or not at all. */
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
  // One after another, whatever became of the one before.
  const write = () => (queue = queue.then(writeOnce, writeOnce))
  const save = () => {
    isDirty = true
    waiting ??= setTimeout(() => {
      write().catch(report)
    }, PAUSE)
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
    // The parser's message would repeat a part of the file, which may be a token.
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
      throw new DataFileError(path, `holds ${name}, which this version does not know`)
    }
    if (!Array.isArray(rows)) throw new DataFileError(path, `is damaged: ${name} is not a list`)
    return [name, rows as readonly unknown[]] as const
  })
  return { now, tables: Object.fromEntries(known) }
}

const fill = <N extends TableName>(
  world: World,
  path: string,
  name: N,
  rows: readonly unknown[],
): void => {
  const table = world.state[name] as { readonly put: (row: RowOf<N>) => unknown }
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

/** A row never changes, so its text is made once: a save costs what has changed since the last. */
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

/** Whoever reads the file finds the old content or the new one, whenever the power fails. */
const replaceFile = async (path: string, content: string): Promise<void> => {
  const beside = `${path}.${randomUUID()}.tmp`
  await mkdir(dirname(path), { recursive: true })
  try {
    const file = await open(beside, 'wx', 0o600)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(beside, path)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : `${error}`)
