/** A character in the lexicon. */
export interface Character {
  readonly name: string
  readonly aliases: readonly string[]
  /** The book, film, game or myth; empty if they are known by themselves. */
  readonly source: string
  /** Other titles that match: a film of the book, a volume of the series, the author. */
  readonly sources: readonly string[]
  /** What they look like, for `parseLooks`. */
  readonly looks: string
}
