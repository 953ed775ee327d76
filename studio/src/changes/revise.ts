import { isDeepStrictEqual } from 'node:util'
import type { CharacterSpec } from '../spec/CharacterSpec.ts'
import { companionOf, membersOf } from '../spec/membersOf.ts'
import { inEnglish, writtenIn } from '../understanding/foreignWords/inEnglish.ts'
import { ageInYears } from '../understanding/ageInYears.ts'
import { phrasesInEnglish } from '../understanding/languages/phrasesInEnglish.ts'
import { markEmblems } from '../understanding/markEmblems.ts'
import { readPhrases } from '../understanding/readEnglish.ts'
import type { Reading } from '../understanding/Reading.ts'
import { type Phrase, phrasesOf } from '../understanding/tokens/phrasesOf.ts'
import type { Traits } from '../understanding/Traits.ts'
import { BEARD_PHRASES, OTHER_HELD } from '../understanding/vocabulary.ts'
import { withTraits } from '../understanding/withTraits.ts'
import { inChangeWords, isChangeWord } from './changeWords.ts'
import { compared } from './compared.ts'
import { requestIn } from './requestIn.ts'
import { traitsOfChange } from './traitsOfChange.ts'

export interface Revision {
  readonly spec: CharacterSpec
  /** The words of the change that change nothing, as they were written. */
  readonly unread: readonly string[]
}

/**
 * Makes a change in words, such as "older, with red hair and no hat". Whatever it does not mention stays as it is; the
 * seed always does. In a group, the change is about the first one, unless it names another.
 */
export const revise = (spec: CharacterSpec, change: string): Revision => {
  const members = membersOf(spec)
  const [lead, ...companions] = members
  const subject = companions.find(({ name }) => mentions(change, name)) ?? lead
  const revised = reviseOne(subject, change, subject === lead ? '' : subject.name)
  if (revised.spec === subject) return { ...revised, spec }
  const [first = lead, ...others] = members.map((one) => (one === subject ? revised.spec : one))
  if (others.length === 0) return revised
  const { background } = revised.spec
  return { ...revised, spec: { ...first, background, companions: others.map(companionOf) } }
}

const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

const mentions = (change: string, name: string): boolean => {
  const words = new Set(wordsOf(change))
  // The word "a" does not mean somebody called A.
  const own = wordsOf(name).filter(({ length }) => length > 2)
  return own.length > 0 && own.every((word) => words.has(word))
}

const reviseOne = (spec: CharacterSpec, change: string, name: string): Revision => {
  const own = new Set(wordsOf(name))
  const all = phrasesIn(change).filter(({ text }) => !own.has(text.replace(/'s$/u, '')))
  const { phrases, comparisons } = requestIn(all)
  const relative = comparisons.map((comparison) => compared(spec, comparison))
  const stated = sentencesOf(phrases).map((sentence) => kept(spec, all, readPhrases(sentence, {})))
  const years = readPhrases([], ageInYears(change))
  const aged = {
    ...years,
    traits: relative.reduce<Traits>((done, some) => ({ ...done, ...some }), years.traits),
  }
  // First, since what is stated wins: somebody who becomes old has gray hair, unless it is said to be red.
  const readings = [aged, ...stated]
  const revised = readings.reduce(
    (done, reading) => withTraits(done, traitsOfChange(done, reading)),
    spec,
  )
  const whole = tidy(revised)
  const idle = relative.flatMap((some, at) =>
    Object.keys(some).length > 0 ? [] : [comparisons[at]?.comparative ?? ''],
  )
  const unread = [...idle, ...readings.flatMap(({ unused }) => unused.map(({ text }) => text))]
  return isDeepStrictEqual(whole, spec)
    ? { spec, unread: listed(change, namesOf(all)) }
    : { spec: whole, unread: listed(change, unread) }
}

/** Each is read alone, so that the last of them wins: "remove the staff and give him a sword". */
const sentencesOf = (phrases: readonly Phrase[]): readonly (readonly Phrase[])[] => {
  const sentences: Phrase[][] = [[]]
  for (const phrase of phrases) {
    if (phrase.token?.kind === 'stop' && phrase.token.sentence) sentences.push([])
    else sentences.at(-1)?.push(phrase)
  }
  return sentences
}

const phrasesIn = (change: string): readonly Phrase[] => {
  const plain = inChangeWords(phrasesInEnglish(change))
  const english = inEnglish(plain)
  const text =
    english === plain
      ? plain
          .split(CLAUSES)
          .map((clause) => inEnglish(clause))
          .join('')
      : english
  return phrasesOf(markEmblems(text))
}

const CLAUSES = /(?<=[,;.])\s*|(?<=\b(?:remove|add|turn) )/u

/** A thing that cannot be drawn does not empty the hands, and a beard's color does not change its cut. */
const kept = (spec: CharacterSpec, phrases: readonly Phrase[], reading: Reading): Reading => {
  const { prop, beard, ...others } = reading.traits
  const isUndrawn = prop === 'none' && reading.unused.some(({ text }) => OTHER_HELD.includes(text))
  const isJustBeard =
    beard === 'full' &&
    spec.beard.cut !== 'none' &&
    !phrases.some(({ text }) => BEARD_PHRASES.full.includes(text))
  const traits: Traits = {
    ...others,
    ...(prop !== undefined && !isUndrawn && { prop }),
    ...(beard !== undefined && !isJustBeard && { beard }),
  }
  return { ...reading, traits }
}

/** The form in which `describe` gives a character: a missing beard has the color of the hair. */
const tidy = (spec: CharacterSpec): CharacterSpec =>
  spec.beard.cut === 'none' ? { ...spec, beard: { cut: 'none', color: spec.hair.color } } : spec

/** The phrases that could have meant a change. */
const namesOf = (phrases: readonly Phrase[]): readonly string[] =>
  phrases.flatMap(({ text, token }) =>
    !isChangeWord(text) && (token === undefined || CONTENT.has(token.kind)) ? [text] : [],
  )

const CONTENT: ReadonlySet<string> = new Set(['noun', 'adjective', 'fact', 'origin', 'side'])

const listed = (change: string, words: readonly string[]): readonly string[] => [
  ...new Set(words.map(writtenIn(change))),
]
