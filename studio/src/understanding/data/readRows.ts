/** A line of a data file. */
export interface Row {
  /** The file and the line, for errors. */
  readonly place: string
  /** The last heading above it. */
  readonly heading: string
  readonly text: string
}

/** The rows of a data file. Empty lines and comments, which begin with `//`, are skipped; a heading begins with `#`. */
export const rowsIn = (file: string, text: string): Row[] => {
  let heading = ''
  return text.split('\n').flatMap((line, at) => {
    if (line === '' || line.startsWith('//')) return []
    if (!line.startsWith('# ')) return [{ place: `${file}:${at + 1}`, heading, text: line }]
    heading = line.slice(2)
    return []
  })
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
  { place, heading, text }: Row,
  read: (row: string, heading: string) => Value,
): Value => {
  try {
    return read(text, heading)
  } catch (error) {
    throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}
