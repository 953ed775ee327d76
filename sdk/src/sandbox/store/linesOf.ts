import type { FileHandle } from 'node:fs/promises'

/** A line of a file, without its end. */
export interface Line {
  readonly text: string
  /** Whether the file has the end of the line. */
  readonly isWhole: boolean
  /** How many bytes the file has up to the end of the line. */
  readonly end: number
}

/** The lines of a file, of which one is in memory at a time. */
export async function* linesOf(file: FileHandle): AsyncIterable<Line> {
  let end = 0
  let begun: Buffer[] = []
  const take = (last: Buffer, isWhole: boolean): Line => {
    const bytes = Buffer.concat([...begun, last])
    begun = []
    end += bytes.length + (isWhole ? 1 : 0)
    return { text: bytes.toString(), isWhole, end }
  }
  for await (const chunk of file.createReadStream({
    autoClose: false,
    start: 0,
    highWaterMark: 1_000_000,
  })) {
    let rest = chunk as Buffer
    for (let at = rest.indexOf(NEWLINE); at >= 0; at = rest.indexOf(NEWLINE)) {
      yield take(rest.subarray(0, at), true)
      rest = rest.subarray(at + 1)
    }
    begun.push(rest)
  }
  const last = take(Buffer.alloc(0), false)
  if (last.text !== '') yield last
}

const NEWLINE = 10
