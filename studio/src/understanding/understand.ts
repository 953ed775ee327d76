import type { Character } from './lexicon/Character.ts'
import { nearestTo } from './lexicon/findEntry.ts'
import { entriesNamed, wordsKeyOf } from './lexicon/nameIndex.ts'
import { isLiving } from './lexicon/isLiving.ts'
import { englishOf } from './languages/englishOf.ts'
import { languageOf } from './languages/languages.ts'
import { namingIn } from './languages/naming.ts'
import type { Naming } from './lexicon/localNames.ts'
import { readTitle } from './request/readTitle.ts'
import { withArticle } from './english.ts'
import { PEOPLE } from './people.ts'
import { cleaned } from './request/cleaned.ts'
import { readRequest } from './request/readRequest.ts'
import { isCapitalized, isIndefinite, type Token } from './request/tokens.ts'
import { spanAt } from './request/spans.ts'
import { REQUEST_WORDS } from './requestWords.ts'
import { splitGroup } from './splitGroup.ts'
import { isKnownWord } from './tokens/phrasesOf.ts'

/** What the engine takes a text to mean. */
export interface Understanding {
  /** known: a character of the lexicon; described: looks without a name; invented: a name that the engine does not know. */
  readonly kind: 'known' | 'described' | 'invented'
  /** As the picture is called. */
  readonly name: string
  /** Of a known character, or as typed. */
  readonly source: string
  /** A known person who is alive: the picture claims no likeness. */
  readonly living: boolean
  /** What else the text could mean, likeliest first, at most 4. */
  readonly others: readonly Meaning[]
}

/** Something else that a text could mean. */
export interface Meaning {
  readonly name: string
  readonly source: string
  /** What to type for it. */
  readonly text: string
  /** Whether it is a guess at what was misspelled: "Did you mean Ganondorf?" */
  readonly guess: boolean
}

const MAX_OTHERS = 4

/**
 * Who `text` is about; of several, the first. Never fails.
 *
 * @param tag the language of the names and sources of the known, one of `LANGUAGE_TAGS`; any other tag means English
 */
export const understand = (text: string, tag = 'en'): Understanding => {
  const language = languageOf(tag)
  const called = (naming: Naming): Naming =>
    language === undefined ? naming : namingIn(language.tag, naming)
  const english = englishOf(text)
  const [lead = english] = splitGroup(english)?.members ?? []
  const { name, source, entry, described } = readTitle(lead)
  return {
    kind: entry ? 'known' : described ? 'described' : 'invented',
    ...called({ name, source }),
    living: entry !== undefined && isLiving(entry),
    others: others(cleaned(english), name, entry, described)
      .slice(0, MAX_OTHERS)
      .map((other) => ({ ...other, ...called(other) })),
  }
}

const others = (
  text: string,
  name: string,
  entry: Character | undefined,
  described: boolean,
): readonly Meaning[] => {
  const { lead, passed, tokens } = readRequest(text)
  const named = lead === undefined ? entriesNamed(name) : lead.entries
  const within = lead && spanAt(tokens.slice(0, lead.end - 1), lead.first)
  const characters = new Set([
    ...named,
    ...passed
      .filter(({ first }) => tokens.length <= 2 || mayBeName(tokens, first))
      .flatMap(({ entries }) => entries.slice(0, 1)),
    ...(within?.entries.slice(0, 1) ?? []),
  ])
  const guesses = entry === undefined && !described && !isWord(name) ? nearestTo(name) : []
  const unlike = (other: Character) => other !== entry
  return [
    ...[...characters].filter(unlike).map((other) => meaningOf(other, false)),
    ...(entry && lead && Object.hasOwn(PEOPLE, lead.key) ? [anyBeing(lead.key)] : []),
    ...guesses.filter((other) => !characters.has(other)).map((other) => meaningOf(other, true)),
  ]
}

/** Whether a name is a word that is spelled right: "Garden" is no typing error for Garen, nor "Fluffy" for Luffy. */
const isWord = (name: string): boolean => {
  const key = wordsKeyOf(name)
  return isKnownWord(key) || REQUEST_WORDS.pets.has(key)
}

/** "With red hair" is not about somebody called Red. */
const mayBeName = (tokens: readonly Token[], first: number): boolean => {
  const [before, token] = [tokens[first - 1], tokens[first]]
  return token !== undefined && isCapitalized(token) && !isIndefinite(before?.key ?? '')
}

/** A rogue instead of Rogue. */
const anyBeing = (word: string): Meaning => ({
  ...{ name: word, source: '', text: withArticle(word), guess: false },
})

const meaningOf = ({ name, source }: Character, guess: boolean): Meaning => ({
  name,
  source,
  text: source === '' ? name : `${name}, ${source}`,
  guess,
})
