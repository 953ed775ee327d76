import text from '../../data/givenNames.txt'
import type { Presentation } from '../spec/CharacterSpec.ts'
import { rowsIn } from './data/readRows.ts'

/**
 * The presentation that a title or a common given name in `name` suggests, the title first: Lady Morgan,
 * Sir Robin. Undefined when no word is on the lists.
 */
export const presentationOfName = (name: string): Presentation | undefined => {
  const words =
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  const [title] = words
  if (title !== undefined && FEMININE_TITLES.has(title)) return 'feminine'
  if (title !== undefined && MASCULINE_TITLES.has(title)) return 'masculine'
  for (const word of words) {
    if (FEMININE.has(word)) return 'feminine'
    if (MASCULINE.has(word)) return 'masculine'
  }
  return undefined
}

const rows = rowsIn('givenNames.txt', text)
const listOf = (heading: string): ReadonlySet<string> =>
  new Set(rows.flatMap((row) => (row.heading === heading ? row.text.split(' ') : [])))

const FEMININE_TITLES = listOf('feminine titles')
const MASCULINE_TITLES = listOf('masculine titles')
const FEMININE = listOf('feminine')
const MASCULINE = listOf('masculine')
