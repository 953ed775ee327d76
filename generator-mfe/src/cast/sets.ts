import { CHIPS, labelOf, type Chip } from '../edit/chips.ts'
import table from './sets.json'

/** The expressions of a sheet, as words that the built-in engine reads. */
export const EXPRESSIONS: readonly Chip[] = table.expressions

/** What a look's words are called on the page: the sets' and the chips' have names, others are as they were typed. */
export const labelOfWords = (words: string, language: string): string =>
  words
    .split(', ')
    .map((part) => {
      const chip = NAMED.get(part)
      return chip ? labelOf(chip, language) : part
    })
    .join(', ')

const NAMED = new Map(
  [...CHIPS.flatMap(({ sets }) => sets.flat()), ...EXPRESSIONS].map((chip) => [chip.words, chip]),
)

export const wordsOf = (set: readonly Chip[]): readonly string[] => set.map(({ words }) => words)
