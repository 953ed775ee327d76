/** How to recognize a language and read its most common words for looks. */
export interface ForeignLanguage {
  readonly markers: RegExp
  /** An article that is also a word of another language, so that the noun after it, in the group `rest`, decides. */
  readonly article: RegExp
  readonly adjectivesFollow: boolean
  readonly words: ReadonlyMap<string, { readonly english: string; readonly kind: WordKind }>
}

/** Function words and numbers are `small`. */
export type WordKind = 'noun' | 'adjective' | 'small'
