import text from '../../../data/foreignWords/world.txt'
import { lazily } from '../data/lazily.ts'
import { readRow, rowsIn } from '../data/readRows.ts'
import { wordIn } from '../data/wordIn.ts'
import type { Meaning, WordKind, Words } from './ForeignLanguage.ts'
import { phraseStarts, wordLengths } from './phraseStarts.ts'

/** The languages of `data/foreignWords/world.txt`. */
export const WORLD_TAGS = [
  'it',
  'pt',
  'ru',
  'ar',
  'he',
  'hi',
  'th',
  'zh',
  'ko',
  'tr',
  'pl',
  'ja',
] as const
export type WorldTag = (typeof WORLD_TAGS)[number]

/** The words of a language in `data/foreignWords/world.txt`. Of two meanings of a word, the first row's counts. */
export const wordsIn = (tag: WorldTag): (() => Words) =>
  lazily(() => {
    const column = WORLD_TAGS.indexOf(tag)
    const forms = rows()
      .flatMap(({ meaning, cells }) =>
        (cells[column] ?? []).map((form) => [form, meaning] as const),
      )
      .reverse()
    const exact = new Map(forms.filter(([form]) => !form.endsWith('~')))
    return {
      exact,
      starts: phraseStarts(exact.keys()),
      lengths: wordLengths(exact.keys()),
      stems: new Map(
        forms.flatMap(([form, meaning]) =>
          form.endsWith('~') ? [[form.slice(0, -1), meaning] as const] : [],
        ),
      ),
    }
  })

interface WorldRow {
  readonly meaning: Meaning
  /** The forms in each language. */
  readonly cells: readonly (readonly string[])[]
}

const rows = lazily((): readonly WorldRow[] =>
  rowsIn('foreignWords/world.txt', text).map((row) => readRow(row, parseRow)),
)

/** @throws {RangeError} if a language is missing */
const parseRow = (line: string, heading: string): WorldRow => {
  const colon = line.indexOf(':')
  const cells = line
    .slice(colon + 1)
    .split('|')
    .map(formsOf)
  if (colon < 0 || cells.length !== WORLD_TAGS.length)
    throw new RangeError(
      `${String(cells.length)} languages instead of ${String(WORLD_TAGS.length)}`,
    )
  const english = line.slice(0, colon)
  const kind = KINDS[wordIn(HEADINGS, heading, 'heading')]
  return { meaning: { english: english === NOTHING ? '' : english, kind }, cells }
}

const formsOf = (cell: string): readonly string[] =>
  cell
    .split(',')
    .map((form) => form.trim().toLowerCase())
    .filter(Boolean)

const HEADINGS = ['nouns', 'adjectives', 'small words'] as const
const KINDS: Readonly<Record<(typeof HEADINGS)[number], WordKind>> = {
  nouns: 'noun',
  adjectives: 'adjective',
  'small words': 'small',
}
/** The English of words that say nothing about looks. */
const NOTHING = 'nothing'
