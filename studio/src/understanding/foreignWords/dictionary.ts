import { wordPairs } from '../wordPairs.ts'
import type { ForeignLanguage, WordKind } from './ForeignLanguage.ts'

/** The words of a language, from lists in the form of `wordPairs`; each adjective is entered with every ending. */
export const dictionary = (
  nouns: string,
  adjectives: string,
  small: string,
  endings: readonly string[] = [''],
): ForeignLanguage['words'] => {
  const rows = (list: string, kind: WordKind, forms: readonly string[]) =>
    wordPairs(list).flatMap(([foreign, english]) =>
      forms.map((ending) => [`${foreign}${ending}`, { english, kind }] as const),
    )
  return new Map([
    ...rows(nouns, 'noun', ['']),
    ...rows(adjectives, 'adjective', endings),
    ...rows(small, 'small', ['']),
  ])
}
