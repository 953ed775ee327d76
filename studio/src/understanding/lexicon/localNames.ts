import nameRows from '../../../data/localNames.txt'
import titleRows from '../../../data/localTitles.txt'
import { lazily } from '../data/lazily.ts'
import { readRows } from '../data/readRows.ts'
import type { Character } from './Character.ts'

/** What a character and the source are called. */
export type Naming = Pick<Character, 'name' | 'source'>

/** The BCP 47 tags of the languages that have a column in the tables. */
export type LocalTag = 'de' | 'es' | 'ja' | 'fr' | 'pt-BR' | 'ar'

/** What `naming`, of a character of the lexicon, is in a language. What the tables do not have stays English. */
export const localNaming = (tag: LocalTag, naming: Naming): Naming => {
  const { names, titles } = TABLES[tag]()
  return {
    name: names.get(keyOf(naming)) ?? naming.name,
    source: titles.get(naming.source) ?? naming.source,
  }
}

/** The inverse of `localNaming`. */
export const englishNaming = (tag: LocalTag, naming: Naming): Naming => {
  const { englishNames, englishTitles } = TABLES[tag]()
  const source = englishTitles.get(naming.source) ?? naming.source
  return { name: englishNames.get(keyOf({ ...naming, source })) ?? naming.name, source }
}

/** The names, in all languages, that mean this character even without the source. */
export const localNamesOf = (naming: Naming): readonly string[] =>
  unmistakable().get(keyOf(naming)) ?? []

interface Tables {
  /** The keys are English. */
  readonly names: ReadonlyMap<string, string>
  readonly titles: ReadonlyMap<string, string>
  /** The keys are local names with English sources. */
  readonly englishNames: ReadonlyMap<string, string>
  readonly englishTitles: ReadonlyMap<string, string>
}

const tablesOf = (column: number): Tables => {
  const names = cells(nameTable(), column)
  const titles = cells(titleTable(), column)
  return {
    names: new Map(names.map(({ row, local }) => [keyOf(row), local])),
    titles: new Map(titles.map(({ row, local }) => [row.name, local])),
    englishNames: new Map(
      names.map(({ row, local }) => [keyOf({ ...row, name: local }), row.name]),
    ),
    englishTitles: new Map(titles.map(({ row, local }) => [local, row.name])),
  }
}

const TABLES: Readonly<Record<LocalTag, () => Tables>> = {
  de: lazily(() => tablesOf(0)),
  es: lazily(() => tablesOf(1)),
  ja: lazily(() => tablesOf(2)),
  fr: lazily(() => tablesOf(3)),
  'pt-BR': lazily(() => tablesOf(4)),
  ar: lazily(() => tablesOf(5)),
}

/** An English name or title, and its cell for each language. */
export interface Row extends Naming {
  readonly locals: readonly string[]
}

const parseRow = (row: string, source: string): Row => {
  const [name = '', locals = ''] = row.split(' = ')
  return { name, source, locals: locals.split(' | ') }
}

/** The rows of the names. */
export const nameTable = lazily(() => readRows('localNames.txt', nameRows, parseRow))
const titleTable = lazily(() => readRows('localTitles.txt', titleRows, parseRow))

/** The cells of a column that differ from the English, without their parentheses. */
const cells = (rows: readonly Row[], column: number) =>
  rows.flatMap((row) => {
    const cell = row.locals[column] ?? SAME
    return cell === SAME ? [] : [{ row, local: cell.replace(PARENTHESES, '$<name>') }]
  })

const unmistakable = lazily(
  (): ReadonlyMap<string, readonly string[]> =>
    new Map(
      nameTable().map((row) => [
        keyOf(row),
        row.locals.filter((cell) => cell !== SAME && !PARENTHESES.test(cell)),
      ]),
    ),
)

const SAME = '-'
const PARENTHESES = /^\((?<name>.+)\)$/u

const keyOf = ({ name, source }: Naming): string => `${name}, ${source}`
