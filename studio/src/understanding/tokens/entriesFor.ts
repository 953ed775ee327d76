import type { Token } from './Token.ts'

/** Entries that give each of `phrases` the same token. */
export const entriesFor = (token: Token, ...phrases: readonly string[]): TokenEntry[] =>
  phrases.map((phrase): TokenEntry => [phrase, token])

/** A word or phrase of up to four words, in lower case. */
export type TokenEntry = readonly [phrase: string, token: Token]
