/** A line of a data file. */
export interface Row {
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  /** The last heading above it. */
  readonly heading: string
  readonly text: string
}

/** The rows of a data file. Empty lines and comments, which begin with `//`, are skipped; a heading begins with `#`. */
export const rowsIn = (file: string, text: string): Row[] => {
  let heading = ''
  const rows: Row[] = []
  for (const [at, line] of text.split('\n').entries()) {
    if (line.startsWith('# ')) heading = line.slice(2)
    else if (line !== '' && !line.startsWith('//'))
      rows.push({ file, line: at + 1, heading, text: line })
  }
  return rows
}

/**
 * What `read` makes of each row of a data file.
 *
 * @throws {Error} with the file, the line and the message of whatever `read` throws
 */
export const readRows = <Value>(
  file: string,
  text: string,
  read: (row: string, heading: string) => Value,
): Value[] => rowsIn(file, text).map((row) => readRow(row, read))

/** Like `readRows`, for one row. */
export const readRow = <Value>(
  { file, line, heading, text }: Row,
  read: (row: string, heading: string) => Value,
): Value => {
  try {
    return read(text, heading)
  } catch (error) {
    throw new Error(`${file}:${line}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}
