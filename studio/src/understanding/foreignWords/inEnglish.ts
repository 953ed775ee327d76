import { americanized } from '../americanized.ts'
import { plural } from '../english.ts'
import { PEOPLE } from '../people.ts'
import type { ForeignLanguage, WordKind } from './ForeignLanguage.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { spanish } from './spanish.ts'

/**
 * Translates the most common German, French and Spanish words for looks into English, so "eine alte Hexe
 * mit rotem Haar" is read like "an old witch with red hair". Text that has neither a typical function word of
 * one of these languages nor one of its articles before a known noun is returned unchanged.
 */
export const inEnglish = (text: string): string => {
  const language = languageOf(text)
  if (language === undefined) return text
  const words = text.split(/(?<=[\s,.;:!?()])|(?=[,.;:!?()])/u).map((part) => {
    const word = part.trim()
    const known = language.words.get(word.toLowerCase())
    return { text: known ? part.replace(word, known.english) : part, kind: known?.kind }
  })
  return (language.adjectivesFollow ? adjectivesFirst(counted(words)) : counted(words))
    .map((word) => word.text)
    .join('')
}

const languageOf = (text: string): ForeignLanguage | undefined =>
  LANGUAGES.find(({ markers }) => markers.test(text)) ?? languageAfterArticle(text)

/** "Un gato viejo": of the languages that have this article, the one that knows the most words. */
const languageAfterArticle = (text: string): ForeignLanguage | undefined => {
  const fitting = LANGUAGES.map((language) => {
    const rest = language.article.exec(text)?.groups?.rest ?? ''
    const known = (rest.toLowerCase().match(/[\p{L}'’-]+/gu) ?? []).flatMap(
      (word) => language.words.get(word)?.kind ?? [],
    )
    return { language, known: known.includes('noun') ? known.length : 0 }
  })
  const most = Math.max(...fitting.map(({ known }) => known))
  return most === 0 ? undefined : fitting.find(({ known }) => known === most)?.language
}

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

/** The words of `text` that `inEnglish` translates as `english`, or that differ only in case or spelling; otherwise `english`. */
export const asWritten = (text: string, english: string): string => {
  const language = languageOf(text)
  const words = text.match(/[\p{L}\p{N}'’-]+/gu) ?? []
  const meaning = (word: string) => language?.words.get(word.toLowerCase())?.english
  return (
    words.find((word) => (meaning(word) ?? americanized(word.toLowerCase())) === english) ??
    phraseAsWritten(text, english)
  )
}

/** The part of `text` that differs from a phrase only in case. */
const phraseAsWritten = (text: string, english: string): string => {
  const at = text.toLowerCase().indexOf(english)
  const written = at < 0 ? '' : text.slice(at, at + english.length)
  return written.toLowerCase() === english ? written : english
}

interface Word {
  readonly text: string
  readonly kind: WordKind | undefined
}

/** Turns "hair blonde" into "blonde hair", and "robot round old" into "old round robot". */
const adjectivesFirst = (words: readonly Word[]): readonly Word[] =>
  words.reduce<readonly Word[]>((done, word) => {
    const last = done.at(-1)
    if (word.kind !== 'adjective' || last?.kind !== 'noun') return [...done, word]
    const spaced = { ...word, text: `${word.text.trim()} ` }
    const noun = { ...last, text: `${last.text.trim()} ` }
    const others = done.length - 1 - adjectivesBefore(done)
    return [...done.slice(0, others), spaced, ...done.slice(others, -1), noun]
  }, [])

/** The number of adjectives right before the last word. */
const adjectivesBefore = ([...words]: readonly Word[]): number => {
  const before = words.reverse().slice(1)
  const other = before.findIndex(({ kind }) => kind !== 'adjective')
  return other < 0 ? before.length : other
}

/** In the order in which their function words are looked for. */
const LANGUAGES: readonly ForeignLanguage[] = [german, french, spanish]
