import { readRow, type Row, rowsIn } from './readRows.ts'
import { wordIn } from './wordIn.ts'

type Table<Key extends string, Value> = Readonly<Record<Key, Value>>

/** The tables of a data file, each under its heading, with rows of the form `key: value`. */
export interface Tables {
  /**
   * A table that has a row for each of `keys` and no other, in the order of the file.
   *
   * @throws {Error} if not, or if `read` throws
   */
  readonly every: <Key extends string, Value>(
    heading: string,
    keys: readonly Key[],
    read: (text: string) => Value,
  ) => Table<Key, Value>
  /** Like `every`, but rows may be missing. */
  readonly some: <Key extends string, Value>(
    heading: string,
    keys: readonly Key[],
    read: (text: string) => Value,
  ) => Partial<Table<Key, Value>>
}

export const readTables = (file: string, text: string): Tables => {
  const rows = rowsIn(file, text)
  const some: Tables['some'] = (heading, keys, read) =>
    tableOf(
      rows.filter((row) => row.heading === heading),
      (key) => wordIn(keys, key, heading),
      read,
    )
  const every: Tables['every'] = (heading, keys, read) => {
    const table = some(heading, keys, read)
    if (!isFull(table, keys)) {
      const missing = keys.filter((key) => table[key] === undefined)
      throw new RangeError(`${file}: no row for ${missing.join(', ')} under “${heading}”`)
    }
    return table
  }
  return { some, every }
}

const tableOf = <Key extends string, Value>(
  rows: readonly Row[],
  keyOf: (text: string) => Key,
  read: (text: string) => Value,
): Partial<Record<Key, Value>> => {
  const table: Partial<Record<Key, Value>> = {}
  for (const row of rows) {
    readRow(row, (text) => {
      const [, key = '', value = ''] = /^(.+?):(?: (.*))?$/u.exec(text) ?? []
      table[keyOf(key)] = read(value)
    })
  }
  return table
}

const isFull = <Key extends string, Value>(
  table: Partial<Record<Key, Value>>,
  keys: readonly Key[],
): table is Record<Key, Value> => keys.every((key) => table[key] !== undefined)

/** The phrases of a row, separated by commas. */
export const phrasesIn = (text: string): readonly [string, ...string[]] => {
  const [first = '', ...others] = text.split(', ')
  return [first, ...others]
}
