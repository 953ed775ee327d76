import { lazily } from '../data/lazily.ts'
import { readTables } from '../data/readTables.ts'
import type { Language } from '../languages/Language.ts'
import { creaturesIn } from './creaturesIn.ts'
import type { WordKind, Words } from './ForeignLanguage.ts'
import { phraseStarts, wordLengths } from './phraseStarts.ts'

/**
 * The words in a file of `data/foreignWords/` that is about one language, and the nouns for creatures in `language`.
 *
 * @param endings those that each adjective may have
 */
export const dictionary = (
  name: string,
  text: string,
  {
    language,
    endings = [''],
  }: { readonly language?: Language; readonly endings?: readonly string[] } = {},
): (() => Words) =>
  lazily(() => {
    const tables = readTables(`foreignWords/${name}.txt`, text)
    const words = (
      pairs: readonly (readonly [string, string])[],
      kind: WordKind,
      forms: readonly string[] = [''],
    ) =>
      pairs.flatMap(([foreign, english]) =>
        forms.map((ending) => [`${foreign}${ending}`, { english, kind }] as const),
      )
    const exact = new Map([
      ...words(language === undefined ? [] : creaturesIn(language), 'noun'),
      ...words(tables.meanings('nouns'), 'noun'),
      ...words(tables.meanings('adjectives'), 'adjective', endings),
      ...words(tables.meanings('small words'), 'small'),
    ])
    return {
      exact,
      stems: new Map(),
      starts: phraseStarts(exact.keys()),
      lengths: wordLengths(exact.keys()),
    }
  })
