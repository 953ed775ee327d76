/** How to recognize a language, and how its words for looks are read. */
export interface ForeignLanguage {
  /** Its letters, or function words that no other language has. */
  readonly markers: RegExp
  /** Whether `markers` are its letters, so that no text without them is in it. */
  readonly hasOwnScript?: boolean
  /** An article that is also a word of another language, so that the noun after it, in the group `rest`, decides. */
  readonly article?: RegExp
  readonly adjectivesFollow: boolean
  /** Whether nouns stand without an article: "knight and dragon" are two beings. */
  readonly lacksArticles?: boolean
  /** Whether its words are written without spaces between them. */
  readonly isUnspaced?: boolean
  readonly words: () => Words
  /** Small words that are written as the beginning of the next word, with their English. */
  readonly prefixes?: Affixes
  /** Endings of nouns, with the small words that they mean in English. */
  readonly suffixes?: Affixes
}

export interface Words {
  /** Words and phrases in lower case. */
  readonly exact: ReadonlyMap<string, Meaning>
  /** The beginnings of words that have endings. */
  readonly stems: ReadonlyMap<string, Meaning>
  /** The first words of the phrases. */
  readonly starts: ReadonlySet<string>
  /** How many letters the longest word or phrase has, by its first letter. */
  readonly lengths: ReadonlyMap<string, number>
}

/** Small words in English, before and after the word that the letters belong to. */
type Affixes = readonly (readonly [letters: string, before: string, after?: string])[]

export interface Meaning {
  readonly english: string
  readonly kind: WordKind
}

/** Function words, verbs and numbers are `small`. */
export type WordKind = 'noun' | 'adjective' | 'small'
