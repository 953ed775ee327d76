import { ageInYears } from '../ageInYears.ts'
import type { Character } from '../lexicon/Character.ts'
import { isField } from '../lexicon/characters.ts'
import { distinctiveWords, isSourceOf } from '../lexicon/findEntry.ts'
import { keyOf } from '../lexicon/nameIndex.ts'
import { REQUEST_WORDS } from '../requestWords.ts'
import { phraseAt } from './phraseAt.ts'
import { isArticle, type Token } from './tokens.ts'

/**
 * The index of the word after the source of `entry`, if the words from `at` name it: "Frozen", "from the movie Frozen".
 * Otherwise `at`.
 */
export const sourceAfter = (tokens: readonly Token[], at: number, entry: Character): number => {
  const place = phraseAt(tokens, at, REQUEST_WORDS.places)
  let first = at + place
  while (isSkipped(tokens[first])) first++
  first += phraseAt(tokens, first, REQUEST_WORDS.works)
  const isPlace = place > 0 && !OF.has(tokens[at]?.key ?? '')
  for (const source of [entry.source, ...entry.sources]) {
    // "In England" and "to music" say where somebody is, or what they do.
    if (isPlace && isField(source)) continue
    const end = endOf(tokens, first, keyOf(source).split(' '))
    if (end > first) return end + phraseAt(tokens, end, REQUEST_WORDS.works)
  }
  return place > 0 && tokens[at]?.key !== 'from' ? at : distinctiveRun(tokens, first, entry, at)
}

const OF: ReadonlySet<string> = new Set(['from', 'of', 'aus', 'von', 'de'])

const isSkipped = (token: Token | undefined): boolean => token !== undefined && isArticle(token)

/** The index after the words of `source`, or `first` if they are not there. */
const endOf = (tokens: readonly Token[], first: number, source: readonly string[]): number => {
  let at = first
  for (const word of source) {
    while (at > first && isSkipped(tokens[at])) at++
    const token = tokens[at]
    if (word === '' || (token?.key !== word && token?.owner !== word)) return first
    at++
  }
  return at
}

/** "Marvel", of Marvel Comics: words of the source that are not in others. */
const distinctiveRun = (
  tokens: readonly Token[],
  first: number,
  { source, sources }: Character,
  at: number,
): number => {
  const words = new Set([source, ...sources].flatMap(distinctiveWords))
  let end = first
  while (words.has(tokens[end]?.key ?? '')) end++
  return end === first ? at : end + phraseAt(tokens, end, REQUEST_WORDS.works)
}

const SOURCE =
  /^(?:\s?,|\s?\(| - | – | — | from | by )\s*[“"']?(?<source>[^,()”"]{1,160})[”"']?\)?(?<rest>.*)$/u

/** "Frozen", but not "watching a game in Paris", though it shares a word with Game of Thrones. */
const isOnlySource = ({ source, sources }: Character, text: string): boolean => {
  const words = new Set([source, ...sources].flatMap(distinctiveWords))
  return distinctiveWords(text).every((word) => words.has(word))
}

/** "Léa, 14", "Léa, 14 ans". */
const isAge = (text: string): boolean => Object.keys(ageInYears(`, ${text}`)).length > 0

/** Splits off a source: text after the name is one if it is the entry's, or is capitalized like a title. */
export const splitSource = (
  tail: string,
  entry: Character | undefined,
): { readonly source: string; readonly rest: string } => {
  const { source, rest } = SOURCE.exec(tail)?.groups ?? {}
  if (source === undefined || rest === undefined) return { source: '', rest: tail }
  const trimmed = source.trim()
  const named = (entry && isSourceOf(entry, trimmed) && isOnlySource(entry, trimmed)) ?? false
  const titled = /^[\p{Lu}\p{N}]/u.test(trimmed) && !isAge(trimmed)
  return named || titled ? { source: trimmed, rest } : { source: '', rest: tail }
}
