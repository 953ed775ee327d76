import { isRecord } from '../../codec/entity.ts'
import { run, sentence } from '../../codec/Run.ts'
import type { World } from '../World.ts'
import type { RowOf, TableName } from './schema.ts'
import { schema, tableNames } from './schema.ts'

/*
 * A data file is a journal in JSON lines. The first line names the format; each other line is a record:
 *
 *     {"now":"2026-01-31T12:00:00.000Z","deleted":{"meters":["<id>"]},"put":{"customers":[{…}]}}
 *
 * A record deletes rows and then adds or replaces others, all of them or none: a line that was not written to its end
 * does not count. `now` is the sandbox's time. A journal begins with a snapshot: records that together have all rows.
 */

const FORMAT = 'dramatis-sandbox'
/** Files of the versions 1 and 2 are a single JSON object, see `readOldFile`. */
export const VERSION = 3

const HEADER = `${JSON.stringify({ format: FORMAT, version: VERSION })}\n`

/** Whether a parsed line or file is from a sandbox. */
export const isOurs = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isRecord(value) && value.format === FORMAT

type ByTable<A> = readonly (readonly [table: TableName, values: readonly A[]])[]

export interface JournalRecord {
  readonly now: Date
  readonly deleted: ByTable<string>
  readonly put: ByTable<RowOf<TableName>>
}

export const lineOf = ({ now, deleted, put }: JournalRecord): string => {
  const wire = put.map(([table, rows]) => [table, rows.map((row) => wireOf(table, row))] as const)
  return `${JSON.stringify({ now, deleted: nonEmpty(deleted), put: nonEmpty(wire) })}\n`
}

/** How many rows a record of a snapshot has: writing one of them does not delay a request noticeably. */
const SNAPSHOT_ROWS = 200

/** The lines of a new journal. They have the rows as of this call, even if the world changes before they are read. */
export const snapshotLines = (world: World): Iterable<string> => {
  const now = world.now()
  const tables = tableNames.map((table) => {
    const rows: readonly RowOf<TableName>[] = world.state[table].all()
    return [table, rows] as const
  })
  return (function* lines() {
    yield HEADER + lineOf({ now, deleted: [], put: [] })
    for (const [table, rows] of tables) {
      for (let start = 0; start < rows.length; start += SNAPSHOT_ROWS) {
        const part = rows.slice(start, start + SNAPSHOT_ROWS)
        yield lineOf({ now, deleted: [], put: [[table, part]] })
      }
    }
  })()
}

/** Applies a parsed line to a world. Returns its time and how many rows it puts, or what is wrong with it. */
export const applyRecord = (
  world: World,
  record: unknown,
): { readonly now: number; readonly rows: number } | { readonly fault: string } => {
  if (!isRecord(record)) return { fault: 'is damaged' }
  const now = Date.parse(String(record.now))
  const { deleted = {}, put = {} } = record
  if (Number.isNaN(now) || !isRecord(deleted) || !isRecord(put)) return { fault: 'is damaged' }
  for (const [table, ids] of Object.entries(deleted)) {
    if (!isTable(table)) return unknownTable(table)
    if (!Array.isArray(ids)) return { fault: `is damaged: ${table} is not a list` }
    for (const id of ids) world.state[table].delete(String(id))
  }
  let count = 0
  for (const [table, rows] of Object.entries(put)) {
    if (!isTable(table)) return unknownTable(table)
    if (!Array.isArray(rows)) return { fault: `is damaged: ${table} is not a list` }
    const fault = putRows(world, table, rows)
    if (fault !== undefined) return { fault }
    count += rows.length
  }
  return { now, rows: count }
}

const isTable = (name: string): name is TableName => Object.hasOwn(schema, name)

const unknownTable = (name: string) => ({
  fault: `contains ${name}, which this version does not know`,
})

/** Puts rows from the wire into a table; returns what is wrong with one of them. */
const putRows = (world: World, name: TableName, rows: readonly unknown[]): string | undefined => {
  const table: { readonly put: (row: never) => unknown } = world.state[name]
  for (const [index, wire] of rows.entries()) {
    const pass = run(true)
    const row = schema[name].codec.read(wire, pass)
    const [issue] = pass.issues
    if (issue) {
      return `is damaged: ${sentence({ ...issue, path: [name, index, ...issue.path] })}`
    }
    table.put(row as never)
  }
  return undefined
}

/** The content of an uploaded file has a file of its own, see `contentFiles`. */
const wireOf = <N extends TableName>(table: N, row: RowOf<N>): unknown =>
  schema[table].codec.write('content' in row ? { ...row, content: null } : row, run(false))

/** An object of the lists that are not empty, or undefined, which JSON leaves out. */
const nonEmpty = (lists: ByTable<unknown>): object | undefined => {
  const entries = lists.filter(([, values]) => values.length > 0)
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}
