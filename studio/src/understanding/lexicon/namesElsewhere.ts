import text from '../../../data/namesElsewhere.txt'
import { readRows } from '../data/readRows.ts'

/** Characters' names in other scripts and languages, by their English names. */
export const namesElsewhere = (): ReadonlyMap<string, readonly string[]> =>
  new Map(
    readRows('namesElsewhere.txt', text, (row) => {
      const [name = '', names = ''] = row.split(' = ')
      return [name, names.split(' | ')] as const
    }),
  )
