import { readRow, type Row, rowsIn } from './readRows.ts'
import { wordIn } from './wordIn.ts'

type Table<Key extends string, Value> = Readonly<Record<Key, Value>>

/** The tables of a data file, each under its heading. */
export interface Tables {
  /**
   * A table of rows `key: value`, one for each of `keys` and no other, in the order of the file.
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
  /** The words of rows `word, word: value`. */
  readonly words: <Value>(
    heading: string,
    read: (text: string) => Value,
  ) => (readonly [word: string, value: Value])[]
  /** The words of rows `meaning: word, word`, with what each means. */
  readonly meanings: (heading: string) => (readonly [word: string, meaning: string])[]
}

export const readTables = (file: string, text: string): Tables => {
  const rows = new Map<string, Row[]>()
  for (const row of rowsIn(file, text)) {
    const others = rows.get(row.heading)
    if (others) others.push(row)
    else rows.set(row.heading, [row])
  }
  const read = <Value>(heading: string, parse: (key: string, value: string) => Value): Value[] =>
    (rows.get(heading) ?? []).map((row) => readPair(row, parse))
  const some: Tables['some'] = (heading, keys, parse) =>
    tableOf(read(heading, (key, value) => [wordIn(keys, key, heading), parse(value)] as const))
  return {
    some,
    every: (heading, keys, parse) => {
      const table = some(heading, keys, parse)
      if (isFull(table, keys)) return table
      const missing = keys.filter((key) => table[key] === undefined)
      throw new RangeError(`${file}: no row for ${missing.join(', ')} under “${heading}”`)
    },
    words: (heading, parse) =>
      read(heading, (words, text) => {
        const value = parse(text)
        return words.split(', ').map((word) => [word, value] as const)
      }).flat(),
    meanings: (heading) =>
      read(heading, (meaning, words) =>
        words.split(', ').map((word) => [word, meaning] as const),
      ).flat(),
  }
}

const readPair = <Value>(row: Row, read: (key: string, value: string) => Value): Value =>
  readRow(row, (text) => {
    const { key, value = '' } = /^(?<key>.+?):(?: (?<value>.*))?$/u.exec(text)?.groups ?? {}
    if (key === undefined) throw new RangeError(`“${text}” has no colon`)
    return read(key, value)
  })

const tableOf = <Key extends string, Value>(
  pairs: readonly (readonly [Key, Value])[],
): Partial<Record<Key, Value>> => {
  const table: Partial<Record<Key, Value>> = {}
  for (const [key, value] of pairs) table[key] = value
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
