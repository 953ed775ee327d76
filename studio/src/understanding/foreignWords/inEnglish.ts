import { americanized } from '../americanized.ts'
import { plural, withArticle } from '../english.ts'
import { presentationOfName } from '../givenNames.ts'
import { PEOPLE } from '../people.ts'
import type { ForeignLanguage } from './ForeignLanguage.ts'
import { LANGUAGES } from './languages.ts'
import { type Word, wordsIn } from './wordsIn.ts'
import { lazily } from '../data/lazily.ts'
import { remembered } from '../data/remembered.ts'

/**
 * Translates the most common words for looks in fifteen languages into English, so "eine alte Hexe mit rotem Haar" is
 * read like "an old witch with red hair". A text that does not look like one of these languages is returned unchanged.
 */
export const inEnglish = (text: string): string => translated(text) ?? text

/** Like `inEnglish`; undefined for a text that is not in one of these languages. */
export const translated = remembered((text: string): string | undefined => {
  const language = languageOf(text)
  if (language === undefined) return undefined
  const words = counted(wordsOf(text))
  const ordered = language.adjectivesFollow ? adjectivesFirst(words) : words
  return (language.lacksArticles ? introduced(ordered) : ordered).map((word) => word.text).join('')
})

/** The words of a text in one of these languages; none of any other text. */
const wordsOf = remembered((text: string): readonly Word[] => {
  const language = languageOf(text)
  return language === undefined ? [] : wordsIn(language, text)
})

const languageOf = remembered((text: string): ForeignLanguage | undefined => {
  const start = startOf(text)
  const marked = LANGUAGES.filter(({ markers }) => markers.test(start))
  return mostKnown(marked, start, isLikely) ?? mostKnown(LATIN, start, isCertain)
})

const LATIN = LANGUAGES.filter(({ hasOwnScript = false }) => !hasOwnScript)

/** The characters that show which language a text is in, without half a word: the first of "undercut" are German. */
const startOf = (text: string): string =>
  text.length <= MAX_START ? text : text.slice(0, MAX_START).replace(/\p{Script=Latin}+$/u, '')

const MAX_START = 200

/** Of the languages in which the text is `fitting`, the one that knows the most words. */
const mostKnown = (
  languages: readonly ForeignLanguage[],
  text: string,
  fitting: (language: ForeignLanguage, text: string, words: readonly Word[]) => boolean,
): ForeignLanguage | undefined => {
  let best: ForeignLanguage | undefined
  let most = -1
  for (const language of languages) {
    const words = wordsIn(language, text)
    const known = words.filter(({ kind }) => kind !== undefined).length
    if (known <= most || !fitting(language, text, words)) continue
    best = language
    most = known
  }
  return best
}

/**
 * Whether a text with a typical letter or function word is in the language. A text without spaces may be a name: most
 * of it must be known.
 */
const isLikely = (
  { isUnspaced = false, lacksArticles = false }: ForeignLanguage,
  text: string,
  words: readonly Word[],
): boolean => {
  if (isUnspaced) return isMostlyKnown(text, words)
  return !lacksArticles || words.some(({ kind }) => kind === 'noun' || kind === 'adjective')
}

const isMostlyKnown = (text: string, words: readonly Word[]): boolean => {
  const unknown = words.filter(({ kind }) => kind === undefined)
  const letters = unknown.reduce((sum, { written }) => sum + written.length, 0)
  return letters === 0 || (text.length >= MIN_SENTENCE && letters <= text.length * MAX_UNKNOWN)
}

const MIN_SENTENCE = 5
const MAX_UNKNOWN = 0.5

/** Whether a text without function words is in the language: "un gato viejo", "stary król", "strega". */
const isCertain = (language: ForeignLanguage, text: string, words: readonly Word[]): boolean => {
  const named = words.filter(({ written }) => /\p{L}/u.test(written))
  const nouns = named.filter(({ kind }) => kind === 'noun')
  if (named.some((word) => isForeignVerb(language.words, word))) return true
  if (nouns.length === 0 || !named.some(isForeign)) return false
  const after = language.article?.exec(text)?.groups?.rest
  if (after !== undefined) return true
  if (named.some(({ kind }) => kind === undefined) || /\p{Lu}/u.test(text.slice(1))) return false
  return named.length > 1 || nouns.every(isBeing)
}

/** "Comiendo", "isst": a long small word that is not English, or a short one for what somebody does. */
const isForeignVerb = (words: ForeignLanguage['words'], word: Word): boolean => {
  const { kind, written, text } = word
  if (kind !== 'small' || !isForeign(word) || !words().exact.has(written.toLowerCase()))
    return false
  return written.length > 5 || (written.length > 3 && isAction(text) && !ENGLISH.has(written))
}

const isAction = (english: string): boolean => /^\p{Ll}+ing\s*$/u.test(english)

/** Short forms of foreign verbs that are English words or names as well. */
const ENGLISH: ReadonlySet<string> = new Set(['come', 'court', 'danza', 'lotta', 'canta', 'gira'])

const isForeign = ({ text, written, kind }: Word): boolean =>
  kind !== undefined && written.length > 2 && text.trim() !== written.toLowerCase()

/** A single word is a being, not a given name: "strega", but not "Viola". */
const isBeing = ({ text, written }: Word): boolean =>
  Object.hasOwn(PEOPLE, text.trim()) &&
  /^\p{Ll}/u.test(written) &&
  !Object.hasOwn(PEOPLE, written) &&
  presentationOfName(written) === undefined

/** Makes the first noun after a number plural, because many foreign plurals look like singulars: "zwei Ritter". */
const counted = (words: readonly Word[]): readonly Word[] => {
  let isCounted = false
  return words.map((word) => {
    const bare = word.text.trim()
    if (word.kind !== 'noun') {
      isCounted = word.kind === 'small' ? NUMBERS.has(bare) : isCounted
      return word
    }
    const isSingular = isCounted && Object.hasOwn(PEOPLE, bare) && !bare.endsWith('s')
    isCounted = false
    return isSingular ? { ...word, text: word.text.replace(bare, plural(bare)) } : word
  })
}

const NUMBERS: ReadonlySet<string> = new Set(['two', 'three', 'four', 'five'])

/** Turns "hair blonde" into "blonde hair", and "robot round old" into "old round robot". */
const adjectivesFirst = (words: readonly Word[]): readonly Word[] => {
  const done: Word[] = []
  /** Where the adjectives go that follow. */
  let noun: number | undefined
  for (const word of words) {
    if (word.kind === 'adjective' && noun !== undefined) {
      const spaced = (one: Word) => ({ ...one, text: `${one.text.trim()} ` })
      done.splice(noun, 0, spaced(word))
      done.push(...done.splice(-1).map(spaced))
      continue
    }
    done.push(word)
    noun = word.kind === 'noun' ? done.length - 1 - adjectivesBefore(done) : undefined
  }
  return done
}

/** The number of adjectives right before the last word. */
const adjectivesBefore = (words: readonly Word[]): number => {
  let count = 0
  while (words.at(-2 - count)?.kind === 'adjective') count++
  return count
}

/** Puts an article before each being that has none, so that "knight and dragon" are two. */
const introduced = (words: readonly Word[]): readonly Word[] => {
  const starts = new Set<number>()
  for (const [at, { kind, text }] of words.entries()) {
    if (kind !== 'noun' || !Object.hasOwn(PEOPLE, text.trim())) continue
    const first = at - adjectivesBefore(words.slice(Math.max(0, at - MAX_ADJECTIVES), at + 1))
    const before = words[first - 1]
    if (before?.kind !== 'noun' && !DETERMINERS.has(before?.text.trim() ?? '')) starts.add(first)
  }
  return words.map((word, at) =>
    starts.has(at) ? { ...word, text: withArticle(word.text) } : word,
  )
}

const MAX_ADJECTIVES = 6

const DETERMINERS: ReadonlySet<string> = new Set([
  ...['a', 'the', 'my', 'his', 'her', 'two', 'three', 'four', 'five'],
])

/**
 * Gives the words of `text` that `inEnglish` translates as a word or phrase, or that differ only in case or spelling;
 * otherwise the word or phrase itself.
 */
export const writtenIn = (text: string): ((english: string) => string) => {
  const written = new Map<string, string>()
  const add = (meaning: string, word: string) => {
    if (!written.has(meaning)) written.set(meaning, word)
  }
  for (const word of wordsOf(text))
    if (word.kind !== undefined && word.written !== '') add(word.text.trim(), word.written)
  for (const word of text.match(/[\p{L}\p{N}'’-]+/gu) ?? [])
    add(americanized(word.toLowerCase()), word)
  const lowerCase = text.toLowerCase()
  return (english) => written.get(english) ?? phraseAsWritten(text, lowerCase, english)
}

/** Whether a word, in lower case, is common in one of these languages. */
export const isForeignWord = (word: string): boolean => foreignWords().has(word)

const foreignWords = lazily(
  (): ReadonlySet<string> => new Set(LANGUAGES.flatMap(({ words }) => [...words().exact.keys()])),
)

/** The part of `text` that differs from a phrase only in case. */
const phraseAsWritten = (text: string, lowerCase: string, english: string): string => {
  const at = lowerCase.indexOf(english)
  const written = at < 0 ? '' : text.slice(at, at + english.length)
  return written.toLowerCase() === english ? written : english
}
