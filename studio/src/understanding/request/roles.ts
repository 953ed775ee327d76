import type { Character } from '../lexicon/Character.ts'
import { parseLooks } from '../data/parseLooks.ts'
import { PEOPLE } from '../people.ts'
import { REQUEST_WORDS } from '../requestWords.ts'
import { entryMeant } from './isMeant.ts'
import { beforeDeterminers, isOwning, phraseAt, phraseBefore } from './phraseAt.ts'
import type { NameSpan } from './spans.ts'
import { isAction, isCapitalized, isIndefinite, startsSentence, type Token } from './tokens.ts'

/** What a name does in a request. */
type Role =
  /** Somebody in the picture. */
  | 'member'
  /** "Dressed as Mario": only clothes. */
  | 'costume'
  /** "In Frozen", "at Hogwarts": where the others are, or are from. */
  | 'place'
  /** "A Batman shirt", "Batman's car": in the picture only if nothing else is. */
  | 'thing'
  /** "A Harry Potter fan": somebody else. */
  | 'follower'
  /** "My cat Simba": only called so. */
  | 'namesake'
  /** "In the style of Van Gogh". */
  | 'author'

/** A known name, with what it does. */
export interface Part extends NameSpan {
  readonly entry: Character
  readonly role: Role
  /** Where the phrase that gives it its role starts: at "dressed", in "dressed as Mario". */
  readonly start: number
  /** Where that phrase ends: after "costume", in "in a Batman costume". */
  readonly stop: number
}

/** The parts of a request that known names play. Names that the text does not show to be meant are left out. */
export const partsOf = (
  tokens: readonly Token[],
  spans: readonly NameSpan[],
  text: string,
): readonly Part[] => {
  const meant = spans.map((span) => entryMeant(tokens, span, textAfter(tokens, span, text)))
  const sources = new Map<string, Character>()
  for (const entry of meant) if (entry !== undefined) sources.set(entry.source, entry)
  return spans.flatMap((span, at) => {
    const entry = meant[at] ?? companionOf(tokens, span, sources)
    return entry === undefined ? [] : [{ ...span, entry, ...roleOf(tokens, span, entry) }]
  })
}

/** "Dorothy and Toto": a name that is also a common one means somebody from the same work as another. */
const companionOf = (
  tokens: readonly Token[],
  { first, entries, key }: NameSpan,
  sources: ReadonlyMap<string, Character>,
): Character | undefined =>
  Object.hasOwn(PEOPLE, key) || isIndefinite(tokens[first - 1]?.key ?? '')
    ? undefined
    : entries.find(({ source }) => source !== '' && sources.has(source))

/** What may name the source. */
const textAfter = (tokens: readonly Token[], { end }: NameSpan, text: string): string => {
  const from = tokens[end - 1]?.end ?? 0
  return text.slice(from, from + MAX_SOURCE)
}

const MAX_SOURCE = 80

const roleOf = (
  tokens: readonly Token[],
  { first, end, isPossessive }: NameSpan,
  entry: Character,
): Pick<Part, 'role' | 'start' | 'stop'> => {
  const bare = beforeDeterminers(tokens, first)
  const before = (phrases: ReadonlySet<string>): number => {
    const length = phraseBefore(tokens, bare, phrases) || phraseBefore(tokens, first, phrases)
    return length === 0 ? 0 : bare - phraseBefore(tokens, bare, phrases)
  }
  const costume = phraseAt(tokens, end, REQUEST_WORDS.costumeNouns)
  const isDressed = phraseBefore(tokens, bare, REQUEST_WORDS.costumes) > 0
  const isWorn = ['in', 'wearing', 'wears', 'im', 'en'].includes(tokens[bare - 1]?.key ?? '')
  if (isDressed || (costume > 0 && isWorn)) {
    const start = bare - (phraseBefore(tokens, bare, REQUEST_WORDS.costumes) || 1)
    return { role: 'costume', start, stop: end + costume }
  }
  const whole = { start: first, stop: end }
  if (before(REQUEST_WORDS.namesakes) > 0 || isOwn(tokens, first))
    return { role: agrees(tokens, first, entry) ? 'member' : 'namesake', ...whole }
  if (before(REQUEST_WORDS.authors) > 0) return { role: 'author', ...whole }
  if (phraseAt(tokens, end, REQUEST_WORDS.followers) > 0) return { role: 'follower', ...whole }
  const isThing = isPossessive || phraseAt(tokens, end, REQUEST_WORDS.pictured) > 0
  if (isThing) return { role: 'thing', ...whole }
  // "Eine ältere Version von Pippi" is not somebody from there.
  const isVersion = REQUEST_WORDS.versions.has(tokens[bare - 2]?.key ?? '')
  if (before(REQUEST_WORDS.places) > 0 && !isVersion) return { role: 'place', ...whole }
  return { role: 'member', ...whole }
}

/** "My cat Simba", "my friend Naruto". */
const isOwn = (tokens: readonly Token[], first: number): boolean =>
  isOwning(tokens[first - 2]?.key ?? '') && isPerson(tokens[first - 1])

/** "A wizard called Gandalf" is Gandalf, because he is one; "my wizard" is not. */
const agrees = (tokens: readonly Token[], first: number, { looks }: Character): boolean => {
  if (isOwn(tokens, first) || tokens.slice(0, first).some(({ key }) => isOwning(key))) return false
  const { kind, traits } = parseLooks(looks)
  return tokens.slice(0, first).some(({ key }) => {
    const person = Object.hasOwn(PEOPLE, key) ? PEOPLE[key] : undefined
    if (person === undefined || person.traits.species !== traits.species) return false
    const { archetype } = person
    return archetype === undefined
      ? traits.species !== undefined
      : (kind ?? archetype) === archetype
  })
}

export const isPerson = (token: Token | undefined): boolean =>
  token !== undefined && Object.hasOwn(PEOPLE, token.key)

/** Whether the words before a name are about somebody else: "a girl hugging", "my dog dressed as". */
export const isSubject = (tokens: readonly Token[], end: number): boolean =>
  tokens
    .slice(0, end)
    .some(
      (token, at) =>
        isPerson(token) ||
        REQUEST_WORDS.self.has(token.key) ||
        (isCapitalized(token) && (at > 0 || end === 1) && !startsSentence(token, tokens[at - 1])),
    )

/** Whether the word before `end` joins what is before and after it: "and", "hugging". */
export const isJoined = (tokens: readonly Token[], end: number): boolean => {
  const bare = beforeDeterminers(tokens, end)
  const last = tokens[bare - 1]
  return (
    phraseBefore(tokens, bare, REQUEST_WORDS.joints) > 0 || (last !== undefined && isAction(last))
  )
}
