import type { Noun } from '../understanding/Noun.ts'
import type { Phrase } from '../understanding/tokens/phrasesOf.ts'
import type { Token } from '../understanding/tokens/Token.ts'
import { type Comparative, comparativeOf, CONNECTORS } from './changeWords.ts'

/** A change, taken apart. */
export interface Request {
  /** What to read like a description. */
  readonly phrases: readonly Phrase[]
  /** What to change relative to what it is; without a noun, the whole. */
  readonly comparisons: readonly Comparison[]
}

export interface Comparison {
  readonly comparative: Comparative
  readonly noun: Noun | undefined
}

/** Takes the phrases of a change apart, clause by clause: "a bit older and with longer hair". */
export const requestIn = (phrases: readonly Phrase[]): Request => {
  const clauses = clausesOf(phrases.map(withoutPronoun))
  return {
    phrases: clauses.flatMap((clause, at) =>
      becoming(withoutIdle(clause), clauses[at - 1]?.[0]?.text === 'turn'),
    ),
    comparisons: clauses.flatMap(comparisonsIn),
  }
}

/** "Make her blonde": the pronoun says nothing about who she is. */
const withoutPronoun = (phrase: Phrase): Phrase =>
  phrase.token?.kind === 'pronoun' ? { ...phrase, token: { kind: 'determiner' } } : phrase

const withoutIdle = (clause: readonly Phrase[]): readonly Phrase[] =>
  clause.filter(({ text }) => text !== 'more' && comparativeOf(text) === undefined)

/** Splits a change before each comma, "and", end of a sentence and verb. */
const clausesOf = (phrases: readonly Phrase[]): readonly (readonly Phrase[])[] => {
  const clauses: Phrase[][] = [[]]
  for (const phrase of phrases) {
    if (startsClause(phrase)) clauses.push([])
    clauses.at(-1)?.push(phrase)
  }
  return clauses
}

const startsClause = ({ text, token }: Phrase): boolean =>
  token?.kind === 'comma' ||
  token?.kind === 'and' ||
  (token?.kind === 'stop' && token.sentence) ||
  VERBS.has(text)

const VERBS: ReadonlySet<string> = new Set(['remove', 'take', 'add', 'turn'])

/** The comparatives of a clause, each with the noun after it or, if there is none, the last one before it. */
const comparisonsIn = (clause: readonly Phrase[]): readonly Comparison[] =>
  clause.flatMap(({ text }, at) => {
    const comparative = comparativeOf(text)
    if (comparative === undefined) return []
    const noun = nounsIn(clause.slice(at))[0] ?? nounsIn(clause.slice(0, at)).at(-1)
    return [{ comparative, noun }]
  })

const nounsIn = (phrases: readonly Phrase[]): readonly Noun[] =>
  phrases.flatMap(({ token }) => (token?.kind === 'noun' ? [token.noun] : []))

/** Puts a clause that begins with a verb, or continues one with "turn", into the words of a description. */
const becoming = (clause: readonly Phrase[], continues: boolean): readonly Phrase[] => {
  const [verb, ...rest] = clause
  switch (verb?.text) {
    case 'take':
    case 'remove':
      return [STOP, WITHOUT, ...rest.filter(({ text }) => text !== 'off')]
    case 'add':
      return [STOP, ...predicated(rest)]
    case 'turn':
      return [STOP, ...turned(rest)]
    case 'and':
      return continues && rest.some(({ text }) => text === 'to' || text === 'into')
        ? [STOP, ...turned(rest)]
        : clause
    default:
      return clause
  }
}

/** "Turn the sword into a wand", "change her hair to red", "turn the coat green". */
const turned = (rest: readonly Phrase[]): readonly Phrase[] => {
  const at = rest.findIndex(({ text }) => CONNECTORS.has(text))
  if (at < 0) return predicated(rest)
  const [before, after] = [rest.slice(0, at), rest.slice(at + 1)]
  const [old] = nounsIn(before)
  const [next] = nounsIn(after)
  if (next === undefined && !after.some(({ token }) => token?.kind === 'fact')) {
    return [...before, IS, ...after]
  }
  return old === undefined || old.slot === next?.slot ? after : [WITHOUT, ...before, STOP, ...after]
}

/** "Her hair red" means that her hair is red, and "her blonde" that she is. */
const predicated = (rest: readonly Phrase[]): readonly Phrase[] => {
  const at = rest.findLastIndex(({ token }) => token?.kind === 'noun')
  if (at < 0) return [...rest, SOMEBODY]
  return rest[at + 1]?.token?.kind === 'adjective'
    ? [...rest.slice(0, at + 1), IS, ...rest.slice(at + 1)]
    : rest
}

const phrase = (text: string, token: Token): Phrase => ({ text, token })
const STOP = phrase('.', { kind: 'stop', sentence: true })
const WITHOUT = phrase('without', { kind: 'negation', list: true })
const IS = phrase('is', { kind: 'copula' })
const SOMEBODY = phrase('person', {
  kind: 'noun',
  noun: { slot: 'person', traits: {}, named: true },
})
