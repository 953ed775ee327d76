import type { Presentation } from '../../spec/CharacterSpec.ts'
import { entriesFor, type TokenEntry } from './entriesFor.ts'

const pronoun = (
  presentation: Presentation,
  possessive: boolean,
  ...phrases: readonly string[]
): TokenEntry[] => entriesFor({ kind: 'pronoun', presentation, possessive }, ...phrases)

/** Phrases, separated by commas. */
const listOf = (phrases: string): readonly string[] => phrases.split(', ')

const NOT = listOf(
  "not, never, isn't, doesn't, don't, aren't, wasn't, hasn't, haven't, does not, do not, did not, has not",
)

/** The words that connect the words for looks: pronouns, articles, verbs, prepositions, negations and punctuation. */
export const FUNCTION_WORDS: readonly TokenEntry[] = [
  ...pronoun('feminine', false, 'she', 'herself'),
  ...pronoun('feminine', true, 'her', 'hers'),
  ...pronoun('masculine', false, 'he', 'him', 'himself'),
  ...pronoun('masculine', true, 'his'),
  ...pronoun('androgynous', true, 'their'),
  ...entriesFor({ kind: 'determiner' }, 'a', 'an', 'the', 'some', 'this', 'that'),
  ...entriesFor({ kind: 'copula' }, 'is', 'are', 'was', 'were', 'of', 'dyed'),
  ...entriesFor(
    { kind: 'trim' },
    ...listOf(
      'trimmed with, trimmed in, edged with, edged in, lined with, banded with, embroidered with, embroidered in, accented with, adorned with',
    ),
  ),
  ...entriesFor({ kind: 'and', text: 'and' }, 'and', '&'),
  ...entriesFor({ kind: 'and', text: 'or' }, 'or', 'nor'),
  ...entriesFor({ kind: 'comma' }, ','),
  ...entriesFor({ kind: 'negation', list: false }, ...NOT, 'no', 'no longer', 'nothing'),
  ...NOT.flatMap((not) =>
    listOf('wear, wears, wearing, carry, carries, carrying, hold, holds, holding, have').flatMap(
      (verb) => entriesFor({ kind: 'negation', list: false }, `${not} ${verb}`),
    ),
  ),
  ...entriesFor(
    { kind: 'negation', list: true },
    ...listOf('without, lacks, lacking, neither, minus, free of'),
  ),
  ...entriesFor({ kind: 'only' }, 'only'),
  ...entriesFor({ kind: 'role' }, 'as a', 'as an', 'dressed as', 'disguised as', 'dressed up as'),
  ...entriesFor({ kind: 'but' }, 'but'),
  ...entriesFor(
    { kind: 'dressed', sure: true },
    ...listOf(
      'wearing, wears, wear, dressed in, clad in, dressed, dressed all in, sporting, donning',
    ),
  ),
  ...entriesFor({ kind: 'dressed', sure: false }, 'in', 'all in'),
  ...entriesFor({ kind: 'stop', sentence: true }, '.', ';', ':', '!', '?', '\n', '(', ')'),
  ...entriesFor(
    { kind: 'stop', sentence: false },
    ...listOf(
      'with, holding, holds, carrying, carries, has, have, hold, carry, wielding, wields, clutching, gripping, on, at, to, for, by, under, behind, against, from, over, who, stands, while, beneath, before, near, beside, next to, alongside, among, in front of',
    ),
  ),
]
