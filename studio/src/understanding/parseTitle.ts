import { SAME_NAME } from './englishPhrases.ts'
import { isGivenName } from './givenNames.ts'
import type { Character } from './lexicon/Character.ts'
import { findEntry, isSourceOf } from './lexicon/findEntry.ts'
import { PEOPLE } from './people.ts'

/** The parts of a text: who it is about, where they come from, and what it says about their looks. */
export interface Title {
  readonly name: string
  readonly source: string
  readonly entry: Character | undefined
  readonly body: string
  /** The part of the text that only describes looks, without a name. */
  readonly description: string
  /** Whether the text has no name; the beginning of the description takes its place. */
  readonly described: boolean
}

/**
 * Parses the forms "Name", "Name, Source", "Name (Source)", "Name from Source", each with or without a
 * description after it, "Name from “Source” is an …", "a wizard named Name", "Name Source" and "a young
 * Name" where the lexicon knows the name, and a description without a name.
 */
export const parseTitle = (text: string): Title => {
  const clean = text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[，、،。；：（）《》『』「」]/gu, (mark) => IN_ENGLISH.get(mark) ?? mark)
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(COMMISSION, '')
  return parseSentence(clean) ?? parseLabel(clean)
}

/** Punctuation of other scripts. Their quotation marks for titles become brackets, which mark a source. */
const IN_ENGLISH: ReadonlyMap<string, string> = new Map([
  ...Array.from('，、،', (mark) => [mark, ', '] as const),
  ...Array.from('（《『「', (mark) => [mark, ' ('] as const),
  ...Array.from('）》』」', (mark) => [mark, ') '] as const),
  ['。', '. '],
  ['；', '; '],
  ['：', ': '],
])

const MAX_NAME = 80
/** How many possible ends of a name to try: "Girl with a Pearl Earring" continues after "with". */
const MAX_CUTS = 4
const NOBODY = 'Stranger'
const FIRST_SENTENCE = new RegExp(
  `^(?<name>.{1,80}?)(?:,? from (?:“(?<title>[^”]{1,160})”|(?<same>${SAME_NAME})),?)? (?:is|was) (?<body>an? .+)$`,
  'u',
)

/** "Gandalf is an elderly wizard …": the name is taken as written, since a describer chose it. */
const parseSentence = (text: string): Title | undefined => {
  const { name, title = '', same, body } = FIRST_SENTENCE.exec(text)?.groups ?? {}
  if (name === undefined || body === undefined || PRONOUN.test(name)) return undefined
  const source = same === undefined ? title : name
  if (ANYBODY.test(name)) {
    return { name: NOBODY, source, entry: undefined, body, description: body, described: true }
  }
  return { name, source, entry: findEntry(name, source), body, description: body, described: false }
}

/** "Please draw me a portrait of". */
const COMMISSION =
  /^(?:please )?(?:(?:can you |could you )?(?:draw|paint|show|make|create|generate|give) (?:me )?)?(?:an? |the |my )?(?:portrait|picture|drawing|painting|image|photo|photograph|illustration) of (?=\S)|^(?:please )?(?:draw|paint) (?:me )?(?=\S)/iu

const ANYBODY = /^(?:the|this|our|my) (?:main )?(?:character|person|figure|subject|protagonist)$/iu
const PRONOUN = /(?:^|[.!?] )(?:he|she|it|this|that|there|they)$/iu
const PRONOUN_FIRST =
  /^(?:he|she|it|this|that|there|they|his|her|their|i|we|you)(?:['’]\p{L}+)? \S/iu
const DELIMITER =
  /,|;|:| - | – | — |\(|(?<!\b(?:Dr|Mr|Mrs|Ms|St|Prof|Capt|Jr|\p{L}))\. |\n| from | with | wearing | holding | in an? | as an? | who | without | but | by | (?:at|on|under|near|beside|next to|\p{Ll}+ing) (?:an?|his|her|their) /gu

const parseLabel = (text: string): Title => {
  const cuts = [...text.matchAll(DELIMITER)].slice(0, MAX_CUTS).map(({ index }) => index)
  const known =
    findFirst(text, [...cuts, text.length]) ??
    findQualified(text, [...cuts, text.length]) ??
    findWithBareSource(text, cuts[0] ?? text.length)
  if (known !== undefined) {
    const { entry, before, after } = known
    const { rest } = splitSource(after, entry)
    const { name, source } = entry
    const body = `${before}${rest}`
    return { name, source, entry, body, description: body, described: false }
  }
  return parseCalled(text) ?? parseStranger(text, cuts[0] ?? text.length)
}

/** An entry, and the text before and after its name. */
interface Known {
  readonly entry: Character
  readonly before: string
  readonly after: string
}

const findFirst = (text: string, cuts: readonly number[]): Known | undefined => {
  for (const cut of cuts) {
    const after = text.slice(cut)
    const entry = findEntry(text.slice(0, cut), after)
    if (entry) return { entry, before: '', after }
  }
  return undefined
}

/** "A young Gandalf", "like an older Harry Potter": the words before the name describe looks. */
const findQualified = (text: string, cuts: readonly number[]): Known | undefined => {
  const before = QUALIFIERS.exec(text)?.[0] ?? ''
  if (before === '') return undefined
  for (const cut of cuts) {
    const [name, after] = [text.slice(before.length, cut), text.slice(cut)]
    // "A beast" is any beast, unless it is capitalized like a name; only names may be misspelled.
    const proper = /^\p{Lu}|\S \S/u.test(name)
    const entry = findEntry(name, after, { forgiving: proper })
    const anybody = isPerson(name) ? /^an? /iu : /^an? $/iu
    if (entry && (proper || !anybody.test(before))) return { entry, before, after }
  }
  return undefined
}

const QUALIFIERS =
  /^(?:(?:like|an?|the|my|some|very|young|younger|old|older|elderly|ancient|teenage|adult|middle-aged|little|baby|female|male|evil|angry|sad|happy|smiling|laughing|grinning|bald|bearded|beardless|clean-shaven|blonde|zombie|vampire|robot|pirate|cowboy|ninja|samurai|steampunk|cyberpunk) )+/iu

/** "Elsa Frozen": a name followed directly by its source. */
const findWithBareSource = (text: string, end: number): Known | undefined => {
  const words = text.slice(0, end).split(' ').slice(0, MAX_NAME_WORDS)
  for (let count = words.length - 1; count > 0; count--) {
    const source = words.slice(count).join(' ')
    const entry = findEntry(words.slice(0, count).join(' '), source, { forgiving: false })
    if (entry && isSourceOf(entry, source)) return { entry, before: '', after: text.slice(end) }
  }
  return undefined
}

const MAX_NAME_WORDS = 8

/** "My tiefling warlock named Zeph". */
const parseCalled = (text: string): Title | undefined => {
  const match = CALLED.exec(text)
  const name = match?.groups?.name
  if (match === null || name === undefined) return undefined
  const entry = findEntry(name, text)
  const body = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
  const known = { name: entry?.name ?? nameOf(name), source: entry?.source ?? '', entry }
  return { ...known, body, description: body, described: false }
}

const CALLED =
  /,? ?\b(?:[Nn]amed|[Cc]alled|whose name is|who is called|by the name of|[Mm]y name is|[Hh]er name is|[Hh]is name is)\b (?<name>\p{L}[\p{L}'’-]{0,30}(?: \p{Lu}[\p{L}'’-]{0,30}){0,3})/u

const parseStranger = (text: string, first: number): Title => {
  if (PRONOUN_FIRST.test(text)) {
    return {
      name: NOBODY,
      source: '',
      entry: undefined,
      body: text,
      description: text,
      described: true,
    }
  }
  const described = DESCRIPTION.test(text) || isPerson(text.slice(0, first))
  const place = described ? text.slice(0, first).search(PLACE) : -1
  const cut = place < 0 ? (described ? afterPerson(text, first) : first) : place
  const head = text.slice(0, cut).trim()
  const { source, rest } = splitSource(text.slice(cut), undefined)
  const body = `${described ? head : withoutGivenNames(head)}${rest}`
  const description = described ? body : rest
  return { name: nameOf(head), source, entry: undefined, body, description, described }
}

/** A text that begins with an article, or with lower-case words like "old pirate". */
const DESCRIPTION = /^(?:[Aa]n?|[Mm]y|[Ss]ome|[Oo]ne|[Tt]wo|[Tt]hree|[Oo]ur)\s|^\p{Ll}+ \p{Ll}/u
const PLACE =
  /(?<!^(?:an?|my|some|one|two|three|our)) (?:at|in|on|mit|ohne|avec|aux|sans|con|sin|under|near|standing|sitting|riding|walking|playing|looking|surrounded|dressed|whose|that|which) /iu

/** "A tall, weathered man": the comma does not end the phrase that takes the place of a name. */
const afterPerson = (text: string, first: number): number => {
  const words = [...text.slice(0, MAX_NAME).matchAll(/\p{L}[\p{L}'’-]*/gu)]
  const person = words.find(([word]) => isPerson(word))
  return person === undefined ? first : Math.max(first, person.index + person[0].length)
}

/**
 * Words of a name are not read as looks (Uncle Bob has no bob, Rose carries no rose, Anna Baker is no
 * baker), unless they are titles: a queen is a queen.
 */
const withoutGivenNames = (name: string): string => {
  const [first = '', second] = name.split(' ')
  const surnamed = second !== undefined && /^\p{Lu}\p{Ll}/u.test(second)
  if (surnamed && isGivenName(first) && !isPerson(first)) return ''
  return name.replace(/\p{Lu}\p{L}+/gu, (word) =>
    isGivenName(word) && !isPerson(word) ? '' : word,
  )
}

const isPerson = (word: string): boolean => Object.hasOwn(PEOPLE, word.trim().toLowerCase())

const nameOf = (head: string): string => {
  const bare = head.replace(/^(?:an?|the|my)\s+/iu, '')
  const [first, ...rest] = Array.from(bare).slice(0, MAX_NAME)
  return first === undefined ? NOBODY : `${first.toUpperCase()}${rest.join('')}`.trim()
}

const SOURCE =
  /^(?:,|\(| - | – | — | from | by )\s*[“"']?(?<source>[^,()”"]+)[”"']?\)?(?<rest>.*)$/u

/** Splits off a source: text after the name is one if it is the entry's, or is capitalized like a title. */
const splitSource = (
  tail: string,
  entry: Character | undefined,
): { readonly source: string; readonly rest: string } => {
  const { source, rest } = SOURCE.exec(tail)?.groups ?? {}
  if (source === undefined || rest === undefined) return { source: '', rest: tail }
  const trimmed = source.trim().slice(0, 160)
  const named = (entry && isSourceOf(entry, trimmed)) ?? false
  const titled = /^[\p{Lu}\p{N}]/u.test(trimmed) && !/^\d{1,2}$/u.test(trimmed)
  return named || titled ? { source: trimmed, rest } : { source: '', rest: tail }
}
