import { beforeDeterminers } from './phraseAt.ts'
import { jointBefore, readRequest } from './readRequest.ts'
import type { Part } from './roles.ts'
import { isAction, isCapitalized, type Token } from './tokens.ts'

/** A request about several known characters, with a text for each, and what follows the last name. */
export interface SplitRequest {
  readonly members: readonly string[]
  readonly names: readonly string[]
  /** What the text says after the last name, if it is about all of them: " eating pizza". */
  readonly shared: string
  /** What it says after the last name, if it is about the last. */
  readonly tail: string
}

/**
 * Splits a request at the names of its members: "Batman eating pizza with Superman", "a girl hugging Pikachu". Undefined
 * if it has fewer than two members.
 */
export const splitRequest = (text: string): SplitRequest | undefined => {
  const { tokens, lead, company } = readRequest(text)
  const parts = lead === undefined ? company : [lead, ...company]
  const [first] = parts
  if (first === undefined || company.length === 0) return undefined
  const starts = parts.map((part, at) => (at === 0 && lead ? 0 : startOf(tokens, part)))
  const subject = lead === undefined ? [text.slice(0, offsetOf(text, tokens, starts[0] ?? 0))] : []
  const after = tokens[parts.at(-1)?.end ?? 0]
  const rest = text.slice(tokens[(parts.at(-1)?.end ?? 0) - 1]?.end ?? text.length)
  const isShared = after !== undefined && isAction(after) && after.key !== 'wearing'
  const members = parts.map((part, at) => {
    const begin = tokens[part.first]?.start ?? 0
    const from = at === 0 && lead ? 0 : begin - qualifiersBefore(tokens, part)
    const next = starts[at + 1]
    const until =
      next === undefined ? '' : text.slice(endOf(tokens, part), offsetOf(text, tokens, next))
    return `${text.slice(from, begin)}${calledBy(part)}${until}`
  })
  return {
    members: [...subject, ...members].map((member) => member.replace(/[\s,]+$/u, '')),
    names: parts.map((part) => text.slice(tokens[part.first]?.start ?? 0, endOf(tokens, part))),
    shared: isShared ? rest : '',
    tail: isShared ? '' : rest,
  }
}

const calledBy = ({ entry: { name, source } }: Part): string =>
  source === '' ? name : `${name} (${source})`

const endOf = (tokens: readonly Token[], { end }: Part): number => tokens[end - 1]?.end ?? 0

/** Where the words before the token at `at` end. */
const offsetOf = (text: string, tokens: readonly Token[], at: number): number =>
  tokens[at]?.start ?? text.length

/** The index of the word that joins the part to what is before it. */
const startOf = (tokens: readonly Token[], { first }: Part): number => {
  const qualified = first - qualifierCount(tokens, first)
  return jointBefore(tokens, qualified)
}

/** How many words before a name say what it looks like: "and a very old Gandalf". */
const qualifierCount = (tokens: readonly Token[], first: number): number => {
  for (let count = 0; count <= MAX_QUALIFIERS && first - count > 0; count++) {
    const at = first - count
    if (jointBefore(tokens, at) < beforeDeterminers(tokens, at)) return count
    const before = tokens[at - 1]
    if (before === undefined || isAction(before) || isCapitalized(before)) return 0
  }
  return 0
}

const MAX_QUALIFIERS = 3

const qualifiersBefore = (tokens: readonly Token[], { first }: Part): number => {
  const count = qualifierCount(tokens, first)
  return (tokens[first]?.start ?? 0) - (tokens[first - count]?.start ?? 0)
}
