import { wordPairs } from '../wordPairs.ts'
import type { ForeignLanguage, WordKind } from './ForeignLanguage.ts'

/** What a language knows, from lists as `wordPairs` takes them; every adjective takes each of the `endings`. */
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
