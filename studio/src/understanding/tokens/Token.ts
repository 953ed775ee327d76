import type { Gaze, Presentation } from '../../spec/CharacterSpec.ts'
import type { Noun } from '../Noun.ts'
import type { Situation } from '../situations.ts'
import type { Traits } from '../Traits.ts'

/** What a word or phrase means to the reader of English. */
export type Token =
  | { readonly kind: 'noun'; readonly noun: Noun }
  | { readonly kind: 'adjective' | 'and'; readonly text: string }
  | { readonly kind: 'fact'; readonly traits: Traits }
  | { readonly kind: 'situation'; readonly situation: Situation }
  /** Where the person's family comes from, which steers the choice of a complexion. */
  | { readonly kind: 'origin'; readonly traits: Traits }
  | { readonly kind: 'pronoun'; readonly presentation: Presentation; readonly possessive: boolean }
  /** `list`: the negation continues after "and": "without a hat and a scarf". */
  | { readonly kind: 'negation'; readonly list: boolean }
  | { readonly kind: 'side'; readonly side: Gaze }
  | { readonly kind: 'stop'; readonly sentence: boolean }
  | {
      readonly kind:
        'determiner' | 'copula' | 'trim' | 'comma' | 'only' | 'role' | 'but' | 'look' | 'tilt'
    }
  | {
      readonly kind: 'dressed'
      /** "Wearing" always means clothes; "in" only with colors right after it. */
      readonly sure: boolean
    }
