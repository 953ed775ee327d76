import type { ForeignLanguage, Meaning } from './ForeignLanguage.ts'

/** What a word means, with the small words that are written as a part of it: "and in" before a Hebrew noun. */
export interface Understood extends Meaning {
  readonly before: string
  readonly after: string
}

/** What a word or phrase, in lower case, means; undefined for an unknown one. */
export const meaningOf = (language: ForeignLanguage, word: string): Understood | undefined => {
  if (word.length > MAX_WORD) return undefined
  const whole = plainMeaning(language, word)
  if (whole !== undefined) return { before: '', ...whole, after: '' }
  return withoutSuffix(language, word) ?? withoutPrefix(language, word, MAX_PREFIXES)
}

/** The letters of the longest phrase, with everything that may be written as a part of it. */
const MAX_WORD = 60
const MAX_PREFIXES = 3
/** The letters that an ending may have. */
const MAX_ENDING = 4
const MIN_STEM = 2

const plainMeaning = ({ words }: ForeignLanguage, word: string): Meaning | undefined => {
  const { exact, stems } = words()
  const known = exact.get(word)
  if (known !== undefined || stems.size === 0) return known
  for (let end = word.length; end >= Math.max(MIN_STEM, word.length - MAX_ENDING); end--) {
    if (word[end] === ' ') return undefined
    const meaning = stems.get(word.slice(0, end))
    if (meaning !== undefined) return meaning
  }
  return undefined
}

const withoutSuffix = (language: ForeignLanguage, word: string): Understood | undefined => {
  for (const [letters, before, after = ''] of language.suffixes ?? []) {
    if (!word.endsWith(letters) || word.length === letters.length) continue
    const meaning = plainMeaning(language, word.slice(0, -letters.length))
    if (meaning !== undefined && meaning.kind !== 'small') return { ...meaning, before, after }
  }
  return undefined
}

const withoutPrefix = (
  language: ForeignLanguage,
  word: string,
  most: number,
): Understood | undefined => {
  if (most === 0) return undefined
  for (const [letters, before] of language.prefixes ?? []) {
    const rest = word.slice(letters.length)
    if (!word.startsWith(letters) || rest.length < MIN_STEM) continue
    const plain = plainMeaning(language, rest)
    const meaning =
      plain === undefined
        ? withoutPrefix(language, rest, most - 1)
        : { before: '', ...plain, after: '' }
    if (meaning !== undefined) return { ...meaning, before: `${before} ${meaning.before}`.trim() }
  }
  return undefined
}
