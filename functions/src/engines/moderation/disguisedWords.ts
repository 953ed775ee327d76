import lookalikes from './lookalikes.json' with { type: 'json' }
import type { Moderator } from './Moderator.ts'

/**
 * Allows text without any of the given words in a disguise: digits, signs or letters of other scripts for letters that
 * they resemble, repeated letters, invisible characters, signs within a word, or a space after each letter. Only words
 * in Latin letters are found, and only whole ones.
 */
export const disguisedWords = (words: readonly string[]): Moderator => {
  const patterns = words
    .filter((word) => LATIN.test(word))
    .map((word) => patternOf(lettersOf(word)))
  const anywhere = new RegExp(patterns.join('|'))
  const whole = new RegExp(`(?<![a-z])(?:${patterns.join('|')})(?![a-z])`)
  return {
    allows: (text) => {
      const visible = text.normalize('NFKD').replace(INVISIBLE, '')
      const tokens = lettersIn(visible, /\s+/)
      const isFound =
        whole.test(tokens.join(' ')) ||
        whole.test(lettersIn(visible, SIGNS).join(' ')) ||
        spelledOut(tokens).some((letters) => anywhere.test(letters))
      return Promise.resolve(!isFound)
    },
  }
}

const LATIN = /^[\p{Script=Latin}\p{M} ]+$/u

const INVISIBLE = /[\p{M}\p{Default_Ignorable_Code_Point}]+/gu

/** What stands between words, and for no letter. */
const SIGNS = /[^\p{L}\p{M}\p{N}@$!|(]+/u

/** A text's words in lower case Latin letters. */
const lettersIn = (text: string, separator: RegExp): readonly string[] =>
  text
    .split(separator)
    .map((word) => lettersOf(word.replace(PUNCTUATION, '')))
    .filter((word) => word !== '')

/** Signs around a word; one that stands alone may be a letter. */
const PUNCTUATION = /^[^\p{L}\p{N}@$]+(?=[\p{L}\p{N}@$])|(?<=[\p{L}\p{N}@$])[^\p{L}\p{N}@$]+$/gu

/** Latin letters as they are compared: I and l look the same, and nobody counts a fourth of the same letter. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/[^a-z ]/gu, (character) => LETTERS.get(character) ?? '')
    .replaceAll('l', 'i')
    .replace(LONG_RUNS, '$1$1$1')

const LONG_RUNS = /(.)\1{3,}/g

const LETTERS = new Map(
  Object.entries(lookalikes).flatMap(([letter, others]) =>
    Array.from(others, (other) => [other, letter] as const),
  ),
)

/**
 * Matches a word with any of its letters repeated. A short word with one letter twice may be another one, but no word
 * has the same letter three times.
 */
const patternOf = (word: string): string =>
  word.replace(/([a-z])\1?/g, (run, letter: string) => {
    if (run.length === 2) return `${run}${letter}?`
    return word.length < 5 ? `${letter}(?:${letter}{2})?` : `${letter}{1,3}`
  })

/** The letters of at least three words in a row that are one letter each. */
const spelledOut = (words: readonly string[]): readonly string[] =>
  words
    .map((word) => (/^(.)\1*$/.test(word) ? word : ' '))
    .join('')
    .replace(LONG_RUNS, '$1$1$1')
    .split(' ')
    .filter((letters) => letters.length > 2)
