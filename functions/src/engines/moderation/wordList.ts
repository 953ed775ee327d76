import type { Moderator } from './Moderator.ts'

/**
 * Allows text without any of the given words and phrases, regardless of case, accents and spacing. Only whole words
 * count. Japanese has no spaces to go by: there, a word begins and ends where the script changes, and hiragana that
 * follow are particles.
 */
export const wordList = (words: readonly string[]): Moderator => {
  const forbidden = words.map(folded).filter((word) => word !== '')
  return {
    allows: (text) => {
      const line = folded(text)
      return Promise.resolve(!forbidden.some((word) => line.includes(word) && isWhole(word, line)))
    },
  }
}

/** Looked up rather than segmented: Intl.Segmenter takes seconds for a long run of katakana. */
const isWhole = (word: string, line: string): boolean => {
  const after = scriptOf(word.slice(-1))
  const end = after === HIRAGANA ? '' : `(?!${after})`
  return new RegExp(`(?<!${scriptOf(word)})${word}${end}`, 'u').test(line)
}

/** The class of the letters that continue a word which begins with this one. */
const scriptOf = (text: string): string =>
  SCRIPTS.find((script) => new RegExp(`^${script}`, 'u').test(text)) ?? '[\\p{L}\\p{N}]'

const HIRAGANA = '\\p{Script=Hiragana}'
const SCRIPTS = ['\\p{Script=Han}', '[\\p{Script=Katakana}ー]', HIRAGANA]

/** Lower case letters and digits without accents, with one space between words. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** All but the two marks of kana, which make another letter: ガ is no カ. */
const ACCENTS = /[^\P{M}\u3099\u309A]+/gu
