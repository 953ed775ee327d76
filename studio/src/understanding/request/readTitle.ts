import { remembered } from '../data/remembered.ts'
import { SAME_NAME } from '../englishPhrases.ts'
import { findEntry } from '../lexicon/findEntry.ts'
import { findMisspelledHead, readStranger } from './readStranger.ts'
import { readRequest } from './readRequest.ts'
import { splitSource } from './sourceAfter.ts'
import { NOBODY, type Title } from './Title.ts'
import { cleaned } from './cleaned.ts'

/**
 * Who a text is about, and what it says about them. A known name stays one whatever is around it: "Name, Source",
 * "Name from Source", "cute Name eating pizza in Paris", "Name dressed as another". Whatever has no known name is the
 * name of a stranger, with or without a description, or only a description.
 */
export const readTitle = remembered((text: string): Title => {
  const clean = cleaned(text)
  return readSentence(clean) ?? readWhole(clean) ?? readKnown(clean)
})

const FIRST_SENTENCE = new RegExp(
  `^(?<name>.{1,80}?)(?:,? from (?:“(?<title>[^”]{1,160})”|(?<same>${SAME_NAME})),?)? (?:is|was) (?<body>an? .+)$`,
  'u',
)
const ANYBODY = /^(?:the|this|our|my) (?:main )?(?:character|person|figure|subject|protagonist)$/iu
const PRONOUN = /(?:^|[.!?] )(?:he|she|it|this|that|there|they)$/iu

/** "Gandalf is an elderly wizard …": the name is taken as written, since a describer chose it. */
const readSentence = (text: string): Title | undefined => {
  const { name, title = '', same, body } = FIRST_SENTENCE.exec(text)?.groups ?? {}
  if (name === undefined || body === undefined || PRONOUN.test(name)) return undefined
  const source = same === undefined ? title : name
  const looks = { body, description: body }
  if (ANYBODY.test(name))
    return { name: NOBODY, source, entry: undefined, ...looks, described: true }
  return { name, source, entry: findEntry(name, source), ...looks, described: false }
}

/** A text that is nothing but a name, or a name and its source. */
const readWhole = (text: string): Title | undefined => {
  const cuts = [...text.slice(0, MAX_WHOLE).matchAll(PUNCTUATION)].slice(0, MAX_CUTS)
  for (const cut of [...cuts.map(({ index }) => index), text.length]) {
    const { rest } = splitSource(text.slice(cut), undefined)
    if (cut > MAX_WHOLE || rest.trim() !== '') continue
    const entry = findEntry(text.slice(0, cut), text.slice(cut), { forgiving: false })
    if (entry !== undefined) return titleOf(entry, '')
  }
  return undefined
}

const MAX_WHOLE = 200
const MAX_CUTS = 6
const PUNCTUATION = /,|\(| - | – | — | from /gu

const readKnown = (text: string): Title => {
  const { tokens, lead, costume, body } = readRequest(text)
  if (lead !== undefined) {
    const before = text.slice(0, tokens[lead.first]?.start)
    return { ...titleOf(lead.entry, body), costume, before }
  }
  const { entry, end } = findMisspelledHead(text)
  if (entry !== undefined) return titleOf(entry, splitSource(text.slice(end), entry).rest)
  return { ...readStranger(costume === undefined ? text : body), costume }
}

const titleOf = (entry: NonNullable<Title['entry']>, body: string): Title => ({
  ...{ name: entry.name, source: entry.source, entry },
  ...{ body, description: body, described: false },
})
