import type { Character } from '../lexicon/Character.ts'
import { REQUEST_WORDS } from '../requestWords.ts'
import { beforeDeterminers, phraseAt, phraseBefore } from './phraseAt.ts'
import { isJoined, isPerson, isSubject, partsOf, type Part } from './roles.ts'
import { sourceAfter, splitSource } from './sourceAfter.ts'
import { spansOf, type NameSpan } from './spans.ts'
import { startsSentence, tokensOf, type Token } from './tokens.ts'
import { remembered } from '../data/remembered.ts'

/** Who and what a text with known names is about. */
export interface Request {
  readonly tokens: readonly Token[]
  /** Names that the text does not show to be meant. */
  readonly passed: readonly NameSpan[]
  /** The first known character in the picture, if the text is not about somebody else. */
  readonly lead: Part | undefined
  /** Whoever else of the lexicon is in the picture. */
  readonly company: readonly Part[]
  /** Whose clothes somebody wears. */
  readonly costume: Character | undefined
  /** What the text says apart from the names, sources and costumes that are understood. */
  readonly body: string
}

/** Reads the names in the first sentence of `text`. */
export const readRequest = remembered((text: string): Request => {
  const tokens = firstSentence(tokensOf(text))
  const spans = spansOf(tokens)
  const all = partsOf(tokens, spans, text)
  const lead = leadOf(tokens, all)
  const source = lead && sourceOf(text, tokens, lead)
  const parts = all.filter(({ first, entry }) => {
    const { start = 0 } = tokens[first] ?? {}
    return entry !== lead?.entry && !(source && start >= source.from && start < source.to)
  })
  const costume = parts.find(({ role }) => role === 'costume')
  const company = distinct(parts.filter(({ role }) => role === 'member'))
  const cuts = [
    ...(lead && source ? [rangeOf(tokens, lead.first, lead.end), source] : []),
    ...(lead ? laterSources(tokens, lead) : []),
    ...(costume ? [rangeOf(tokens, costume.start, costume.stop)] : []),
    ...company.map(({ first, end }) => rangeOf(tokens, jointBefore(tokens, first), end)),
  ]
  const passed = spans.filter(({ first }) => all.every((part) => part.first !== first))
  return { tokens, passed, lead, company, costume: costume?.entry, body: without(text, cuts) }
})

const firstSentence = (tokens: readonly Token[]): readonly Token[] => {
  const end = tokens.findIndex((token, at) => at > 0 && startsSentence(token, tokens[at - 1]))
  return end < 0 ? tokens : tokens.slice(0, end)
}

/** Each character once. */
const distinct = (parts: readonly Part[]): readonly Part[] => {
  const seen = new Set<Character>()
  return parts.filter(({ entry }) => !seen.has(entry) && seen.add(entry))
}

const leadOf = (tokens: readonly Token[], parts: readonly Part[]): Part | undefined => {
  const member = parts.find(({ role }) => role === 'member')
  if (member !== undefined) return isBeside(tokens, member) ? undefined : member
  return parts.find(
    ({ role, start }) => ONLY_IF_ALONE.has(role) && (start === 0 || !isSubject(tokens, start)),
  )
}

const ONLY_IF_ALONE: ReadonlySet<Part['role']> = new Set(['thing', 'follower', 'costume', 'place'])

/** "A girl hugging Pikachu": the text is about the girl. */
const isBeside = (tokens: readonly Token[], { first }: Part): boolean =>
  isJoined(tokens, first) && tokens.slice(0, beforeDeterminers(tokens, first)).some(isPerson)

/** The index of the first word of "and the", before a name. */
export const jointBefore = (tokens: readonly Token[], first: number): number => {
  const bare = beforeDeterminers(tokens, first)
  return bare - phraseBefore(tokens, bare, REQUEST_WORDS.joints)
}

/** A part of the text, in characters. */
interface Range {
  readonly from: number
  readonly to: number
}

const rangeOf = (tokens: readonly Token[], first: number, end: number): Range => ({
  from: tokens[first]?.start ?? 0,
  to: tokens[end - 1]?.end ?? 0,
})

/** The source right after the name. */
const sourceOf = (text: string, tokens: readonly Token[], { end, entry }: Part): Range => {
  const known = sourceAfter(tokens, end, entry)
  const { to } = rangeOf(tokens, 0, end)
  if (known > end) return { from: to, to: rangeOf(tokens, end, known).to }
  const { rest } = splitSource(text.slice(to), entry)
  return { from: to, to: text.length - rest.length }
}

/** "In Frozen", anywhere after the name. */
const laterSources = (tokens: readonly Token[], { end, entry }: Part): readonly Range[] => {
  const sources: Range[] = []
  for (let at = end; at < tokens.length; at++) {
    if (phraseAt(tokens, at, REQUEST_WORDS.places) === 0) continue
    const stop = sourceAfter(tokens, at, entry)
    if (stop > at) sources.push(rangeOf(tokens, at, stop))
  }
  return sources
}

const without = (text: string, cuts: readonly Range[]): string => {
  let body = ''
  let at = 0
  for (const { from, to } of [...cuts].sort((one, other) => one.from - other.from)) {
    if (from > at) body += text.slice(at, from)
    at = Math.max(at, to)
  }
  return `${body}${text.slice(at)}`
}
