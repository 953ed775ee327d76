import { presentationOfName } from './givenNames.ts'
import type { Entry } from './lexicon/Entry.ts'
import { findEntry, isSourceOf } from './lexicon/findEntry.ts'
import { PEOPLE } from './people.ts'

/** A text taken apart: who it is about, where they come from, and what it says of their looks. */
export interface Title {
  readonly name: string
  readonly source: string
  readonly entry: Entry | undefined
  readonly body: string
}

/**
 * Knows the forms "Name", "Name, Source", "Name (Source)", "Name from Source", each followed by a
 * description or not, "Name from “Source” is an …", and a description without a name.
 */
export const parseTitle = (text: string): Title => {
  const clean = text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  return sentence(clean) ?? label(clean)
}

const MAX_NAME = 80
/** As many places where a name may end as are tried: "Girl with a Pearl Earring" goes on after "with". */
const MAX_CUTS = 4
const NOBODY = 'Stranger'
const FIRST_SENTENCE =
  /^(?<name>.{1,80}?)(?:,? from “(?<source>[^”]{1,160})”,?)? (?:is|was) (?<body>an? .+)$/u

/** "Gandalf is an elderly wizard …": the name as it stands there, for a describer has chosen it. */
const sentence = (text: string): Title | undefined => {
  const { name, source = '', body } = FIRST_SENTENCE.exec(text)?.groups ?? {}
  if (name === undefined || body === undefined || PRONOUN.test(name)) return undefined
  return { name, source, entry: findEntry(name, source), body }
}

const PRONOUN = /^(?:he|she|it|this|that|there|they)$/iu
const DELIMITER =
  /,|;|:| - | – | — |\(|(?<!\b(?:Dr|Mr|Mrs|Ms|St|Prof|Capt|Jr|\p{L}))\. |\n| from | with | wearing | holding | in an? | as an? | who | without | but | by /gu

const label = (text: string): Title => {
  const cuts = [...text.matchAll(DELIMITER)].slice(0, MAX_CUTS).map(({ index }) => index)
  const [first = text.length] = cuts
  const { cut, entry } = firstKnown(text, [...cuts, text.length]) ?? { cut: first }
  const head = text.slice(0, cut).trim()
  const tail = text.slice(cut)
  const { source, rest } = splitSource(tail, entry)
  return {
    name: entry?.name ?? nameOf(head),
    source: entry?.source ?? source,
    entry,
    body: entry ? rest : `${withoutGivenNames(head)}${rest}`,
  }
}

const firstKnown = (
  text: string,
  cuts: readonly number[],
): { readonly cut: number; readonly entry: Entry | undefined } | undefined => {
  for (const cut of cuts) {
    const entry = findEntry(text.slice(0, cut), text.slice(cut))
    if (entry) return { cut, entry }
  }
  return undefined
}

/** Uncle Bob has no bob, and Rose carries none; but a queen is a queen. */
const withoutGivenNames = (name: string): string =>
  name.replace(/\p{Lu}\p{L}+/gu, (word) =>
    presentationOfName(word) === undefined || Object.hasOwn(PEOPLE, word.toLowerCase()) ? word : '',
  )

const nameOf = (head: string): string => {
  const bare = head.replace(/^(?:an?|the|portrait of|picture of)\s+/iu, '')
  const [first, ...rest] = [...bare].slice(0, MAX_NAME)
  return first === undefined ? NOBODY : `${first.toUpperCase()}${rest.join('')}`.trim()
}

const SOURCE =
  /^(?:,|\(| - | – | — | from | by )\s*[“"']?(?<source>[^,()”"]+)[”"']?\)?(?<rest>.*)$/u

/** What follows the name is a source if it is the entry's, or is written like a title: in capitals. */
const splitSource = (
  tail: string,
  entry: Entry | undefined,
): { readonly source: string; readonly rest: string } => {
  const { source, rest } = SOURCE.exec(tail)?.groups ?? {}
  if (source === undefined || rest === undefined) return { source: '', rest: tail }
  const trimmed = source.trim().slice(0, 160)
  const named = (entry && isSourceOf(entry, trimmed)) ?? false
  return named || /^[\p{Lu}\p{N}]/u.test(trimmed)
    ? { source: trimmed, rest }
    : { source: '', rest: tail }
}
