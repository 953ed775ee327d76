import ordinary from '../../data/ordinaryWords.txt'
import { lazily } from './data/lazily.ts'
import { rowsIn } from './data/readRows.ts'
import type { Character } from './lexicon/Character.ts'
import { nearestTo } from './lexicon/findEntry.ts'
import { entriesNamed, wordsKeyOf } from './lexicon/nameIndex.ts'
import { isLiving } from './lexicon/isLiving.ts'
import { englishOf } from './languages/englishOf.ts'
import { languageOf } from './languages/languages.ts'
import { namingIn } from './languages/naming.ts'
import type { Naming } from './lexicon/localNames.ts'
import { isPet } from './request/isPet.ts'
import { readTitle } from './request/readTitle.ts'
import type { Title } from './request/Title.ts'
import { capitalized } from './capitalized.ts'
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
  /**
   * known: a character of the lexicon; described: looks without a name, or a pet; invented: a name that the engine does
   * not know. A group is invented if one of its members is, and described if nobody has a name.
   */
  readonly kind: 'known' | 'described' | 'invented'
  /** As the picture is called; of a group, the names of all members, or of those invented. */
  readonly name: string
  /** Of a known character, or as typed; of a group, empty unless its members share it. */
  readonly source: string
  /** Whether a known person is alive: the picture claims no likeness. */
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
 * Who `text` is about. Never fails.
 *
 * @param tag the language of the names and sources of the known, one of `LANGUAGE_TAGS`; any other tag means English
 */
export const understand = (text: string, tag = 'en'): Understanding => {
  const language = languageOf(tag)
  const called = (naming: Naming): Naming =>
    language === undefined ? naming : namingIn(language.tag, naming)
  const english = englishOf(text)
  const titles = (splitGroup(english)?.members ?? [english]).map(readTitle)
  const [lead = readTitle(english)] = titles
  const kind = KINDS.find((one) => titles.some((title) => kindOf(title) === one)) ?? 'described'
  const members = titles.filter((title) => kindOf(title) === kind)
  const shown = kind === 'invented' ? members : titles
  const names = new Set(shown.map((title) => called(title).name))
  const sources = new Set(members.map((title) => called(title).source))
  const [source = ''] = sources
  return {
    kind,
    name: new Intl.ListFormat(language?.tag ?? 'en').format(names),
    source: sources.size === 1 ? source : '',
    living: members.some(({ entry }) => entry !== undefined && isLiving(entry)),
    others: others(cleaned(english), lead)
      .slice(0, MAX_OTHERS)
      .map((other) => ({ ...other, ...called(other) })),
  }
}

/** What a group is said to be if one of its members is, most important first. */
const KINDS: readonly Understanding['kind'][] = ['invented', 'known', 'described']

const kindOf = (title: Title): Understanding['kind'] => {
  if (title.entry !== undefined) return 'known'
  return title.described || isPet(title) ? 'described' : 'invented'
}

const others = (text: string, title: Title): readonly Meaning[] => {
  const { name, entry } = title
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
  const guesses = kindOf(title) === 'invented' && !isWord(name) ? nearestTo(name) : []
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
  return isKnownWord(key) || REQUEST_WORDS.pets.has(key) || ordinaryWords().has(key)
}

const ordinaryWords = lazily(
  (): ReadonlySet<string> =>
    new Set(rowsIn('ordinaryWords.txt', ordinary).flatMap((row) => row.text.split(', '))),
)

/** "With red hair" is not about somebody called Red. */
const mayBeName = (tokens: readonly Token[], first: number): boolean => {
  const [before, token] = [tokens[first - 1], tokens[first]]
  return token !== undefined && isCapitalized(token) && !isIndefinite(before?.key ?? '')
}

/** A rogue instead of Rogue. */
const anyBeing = (word: string): Meaning => {
  const text = withArticle(word)
  return { name: capitalized(text), source: '', text, guess: false }
}

const meaningOf = ({ name, source }: Character, guess: boolean): Meaning => ({
  name,
  source,
  text: source === '' ? name : `${name}, ${source}`,
  guess,
})
