import type { Token } from './Token.ts'

/** The same token for each of `phrases`. */
export const entriesFor = (token: Token, ...phrases: readonly string[]): TokenEntry[] =>
  phrases.map((phrase): TokenEntry => [phrase, token])

/** A word or phrase of up to four words, in lower case. */
export type TokenEntry = readonly [phrase: string, token: Token]
