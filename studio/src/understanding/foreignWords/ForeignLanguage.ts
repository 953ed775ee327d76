/** How to recognize a language and read its most common words for looks. */
export interface ForeignLanguage {
  readonly telling: RegExp
  /** An article that is also a word of another language, so only the noun after it decides. */
  readonly article: RegExp
  readonly adjectivesFollow: boolean
  readonly words: ReadonlyMap<string, { readonly english: string; readonly kind: WordKind }>
}

/** A word of grammar or a number is small. */
export type WordKind = 'noun' | 'adjective' | 'small'
