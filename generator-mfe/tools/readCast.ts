import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The names under each source. */
type Cast = Readonly<Record<string, readonly string[]>>

/**
 * Whom the studio knows, without people who are alive: pictures of them claim no likeness.
 *
 * @param directory the studio's data
 */
export const readCast = (directory: string): Cast => {
  const characters = path.join(directory, 'characters')
  const rows = readdirSync(characters).flatMap((file) => readRows(path.join(characters, file)))
  const living = new Set(readRows(path.join(directory, 'living.txt')).map(titleOf))
  const cast = new Map<string, Set<string>>()
  for (const row of rows.filter((row) => !living.has(titleOf(row)))) {
    cast.set(row.source, (cast.get(row.source) ?? new Set()).add(row.name))
  }
  return Object.fromEntries([...cast].map(([source, names]) => [source, [...names]]))
}

interface Row {
  readonly name: string
  readonly source: string
}

const titleOf = ({ name, source }: Row): string => `${name}, ${source}`

/** The rows of a list, whose syntax is in `studio/data/README.md`, without what a name or a source is also called. */
const readRows = (file: string): readonly Row[] => {
  let source = ''
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('# ')) source = line.slice(2).replace(/ \|.*$/u, '')
      const isRow = line !== '' && !/^(# |\/\/)/u.test(line)
      return isRow ? [{ name: line.replace(/( \||: ).*$/u, ''), source }] : []
    })
}
