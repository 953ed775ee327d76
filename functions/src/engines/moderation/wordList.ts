import type { Moderator } from './Moderator.ts'

/** Allows text without any of the given words and phrases, regardless of case, accents and spacing. */
export const wordList = (words: readonly string[]): Moderator => {
  const forbidden = words.map((word) => folded(word).trim()).filter((word) => word !== '')
  return {
    allows: (text) => {
      const line = folded(text)
      return Promise.resolve(!forbidden.some((word) => line.includes(` ${word} `)))
    },
  }
}

/** Lower case letters and digits without accents, with one space between words and at both ends. */
const folded = (text: string): string =>
  ` ${text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
