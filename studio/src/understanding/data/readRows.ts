/**
 * Reads a data file, one row per line. Empty lines and comments, which begin with `//`, are skipped; a heading, which
 * begins with `#`, applies to the rows below it.
 *
 * @throws {Error} with the file, the line and the message of whatever `read` throws
 */
export const readRows = <Value>(
  file: string,
  text: string,
  read: (row: string, heading: string) => Value,
): Value[] => {
  let heading = ''
  const values: Value[] = []
  for (const [at, line] of text.split('\n').entries()) {
    if (line === '' || line.startsWith('//')) continue
    if (line.startsWith('# ')) heading = line.slice(2)
    else values.push(atLine(`${file}:${at + 1}`, () => read(line, heading)))
  }
  return values
}

const atLine = <Value>(place: string, read: () => Value): Value => {
  try {
    return read()
  } catch (error) {
    throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}
