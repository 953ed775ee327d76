import text from '../../data/props.txt'
import { PROPS } from '../spec/CharacterSpec.ts'
import { phrasesIn, readTables } from './data/readTables.ts'

const tables = readTables('props.txt', text)

/** A column of the table of words. */
const column = <Value>(at: number, read: (text: string) => Value) =>
  tables.every('props', PROPS, (row) => {
    const words = row.split(' | ')[at]
    if (words === undefined) throw new RangeError(`“${row}” needs words in every language`)
    return read(words)
  })

/** The English phrases for each prop. */
export const PROP_NOUNS = column(0, phrasesIn)

/** The noun for each prop in another language. */
export const PROPS_IN = {
  de: column(1, (noun) => noun),
  es: column(2, (noun) => noun),
  ja: column(3, (noun) => noun),
  fr: column(4, (noun) => noun),
  'pt-BR': column(5, (noun) => noun),
  ar: column(6, (noun) => noun),
}
