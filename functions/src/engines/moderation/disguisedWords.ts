import { MAX_CHANGE_LENGTH, MAX_DESCRIPTION_LENGTH, MAX_NAME_LENGTH } from '@dramatis/catalogue'
import lookalikes from './lookalikes.json' with { type: 'json' }
import type { Moderator } from './Moderator.ts'
import shortWords from './shortWords.json' with { type: 'json' }

/**
 * Allows text without any of the given words in a disguise: digits, signs or letters of other scripts for letters that
 * they resemble, asterisks for letters, repeated letters, invisible characters, signs within a word, or spaces that
 * leave pieces of up to three letters, unless these are words themselves. Only words in Latin letters are found, and
 * only whole ones. Of a text longer than anything that may be sent, the rest is not read.
 */
export const disguisedWords = (words: readonly string[]): Moderator => {
  const spelled = words.filter((word) => LATIN.test(word)).map(lettersOf)
  const joined = new Set(spelled.map((word) => word.replaceAll(' ', '')))
  const repeatable = spelled.map((word) => ({ pattern: patternOf(word), bare: withoutRuns(word) }))
  return {
    allows: (text) => {
      const visible = text.slice(0, MAX_LENGTH).normalize('NFKD').replace(INVISIBLE, '')
      const tokens = lettersIn(visible, /\s+/)
      const isFound =
        hasWhole(repeatable, tokens.join(' ')) ||
        hasWhole(repeatable, lettersIn(visible, SIGNS).join(' ')) ||
        spelledOut(tokens).some((letters) => hasAny(repeatable, letters)) ||
        isInPieces(tokens, joined) ||
        masksIn(visible).some((mask) => spelled.some((word) => mask.test(word)))
      return Promise.resolve(!isFound)
    },
  }
}

const MAX_LENGTH = MAX_NAME_LENGTH + MAX_DESCRIPTION_LENGTH + MAX_CHANGE_LENGTH + 2

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

/** A word that may have repeated letters: what matches it, and its letters without repetitions. */
interface Repeatable {
  readonly pattern: string
  readonly bare: string
}

const hasAny = (words: readonly Repeatable[], text: string): boolean =>
  among(words, text).some(({ pattern }) => new RegExp(pattern).test(text))

const hasWhole = (words: readonly Repeatable[], text: string): boolean =>
  among(words, text).some(({ pattern }) => new RegExp(`(?<![a-z])${pattern}(?![a-z])`).test(text))

/** The words that a text may have, so that few patterns are compiled: all of them would take a third of a second. */
const among = (words: readonly Repeatable[], text: string): readonly Repeatable[] => {
  const bareText = withoutRuns(text)
  return words.filter(({ bare }) => bareText.includes(bare))
}

const withoutRuns = (text: string): string => text.replace(/(.)\1+/g, '$1')

/**
 * Matches a word with any of its letters repeated. A short word with one letter twice may be another one, but no word
 * has the same letter three times.
 */
const patternOf = (word: string): string =>
  word.replace(/([a-z])\1?/g, (run, letter: string) => {
    if (run.length === 2) return `${run}${letter}?`
    return word.length < 5 ? `${letter}(?:${letter}{2})?` : `${letter}{1,3}`
  })

const LONGEST_PIECE = 3

/** Whether words in a row, of a few letters each, are the pieces of one of the given words. */
const isInPieces = (tokens: readonly string[], words: ReadonlySet<string>): boolean => {
  const longest = Math.max(0, ...Array.from(words, ({ length }) => length))
  return tokens.some((_, start) => {
    let word = ''
    for (let end = start; end < tokens.length && word.length < longest; end += 1) {
      const piece = tokens[end] ?? ''
      if (piece.length > LONGEST_PIECE) return false
      word += piece
      if (words.has(word) && isSplit(tokens.slice(start, end + 1))) return true
    }
    return false
  })
}

/** Whether a word's pieces are at least two, or three of a short word, and not all of them words of one language. */
const isSplit = (pieces: readonly string[]): boolean =>
  pieces.length > (pieces.join('').length < 5 ? 2 : 1) &&
  !SHORT_WORDS.some((known) => pieces.every((piece) => known.has(piece)))

/** The ordinary words of up to three letters in each language of the page. */
const SHORT_WORDS: readonly ReadonlySet<string>[] = Object.values(shortWords).map(
  (words) => new Set(words.split(' ').map(lettersOf)),
)

/** Words that hide some of their letters, at most half, as patterns for what they may be. */
const masksIn = (text: string): readonly RegExp[] =>
  (text.match(MASKED) ?? [])
    .map((word) => word.split('*').map(lettersOf).join('.'))
    .filter((mask) => mask.length > 4 && mask.split('.').length - 1 <= mask.length / 2)
    .map((mask) => new RegExp(`^${mask}$`))

/** A word from its first letter to its last letter or asterisk. */
const MASKED = /(?<![\p{L}\p{N}@$*])[\p{L}\p{N}@$]+(?:\*+[\p{L}\p{N}@$]*)+/gu

/** The letters of at least three words in a row that are one letter each. */
const spelledOut = (words: readonly string[]): readonly string[] =>
  words
    .map((word) => (/^(.)\1*$/.test(word) ? word : ' '))
    .join('')
    .replace(LONG_RUNS, '$1$1$1')
    .split(' ')
    .filter((letters) => letters.length > 2)
