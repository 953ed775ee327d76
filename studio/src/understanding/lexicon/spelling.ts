import { distance } from 'fastest-levenshtein'

/** How many typos are forgiven in a word of a name of several words. */
export const allowedTypos = (word: string): number =>
  word.length >= 9 ? 2 : word.length >= 5 ? 1 : 0

/** The edit distance of two words; a swap of two adjacent letters counts as one edit. */
export const typosBetween = (a: string, b: string): number => {
  const edits = distance(a, b)
  return edits === 2 && a.length === b.length && isSwap(a, b) ? 1 : edits
}

/**
 * Whether `typed` is surely the one-word name `known`, misspelled. In a short word only what fingers do counts, such as
 * a swapped or doubled letter: Haruto is not Naruto, and Jaxon is not Jason.
 */
export const isSlipOf = (known: string, typed: string): boolean =>
  known.length >= 5 &&
  (known.length >= 8
    ? known.startsWith(typed.slice(0, 1)) || isSwap(known, typed)
    : isSwap(known, typed) || undoubled(known) === undoubled(typed) || isVowelOff(known, typed))

const isSwap = (a: string, b: string): boolean => {
  const at = Array.from(a).findIndex((letter, index) => letter !== b[index])
  return (
    at >= 0 && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
  )
}

const undoubled = (word: string): string => word.replace(/(\p{L})\1/gu, '$1')

/** "Gandolf", "Gandlf": other vowels after the first letter. */
const isVowelOff = (known: string, typed: string): boolean =>
  known.length === 7 &&
  known.startsWith(typed.slice(0, 1)) &&
  withoutVowels(known) === withoutVowels(typed)

const withoutVowels = (word: string): string => word.replace(/[aeiouy]/gu, '')
