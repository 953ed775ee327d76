import { isStyle } from '@dramatis/catalogue'
import { callFunction } from '@dramatis/functions/client'
import { characterTakes, type Take } from '@dramatis/functions/contract'
import { emailOf, type Portrait } from '@dramatis/store'
import { isRight } from 'fp-ts/lib/Either.js'
import { contextOf, type Calls } from './callPortraitFunctions.ts'
import { rowStart, ROW_LENGTH, type Place } from './places.ts'
import { signatures } from './signatures.ts'

/** Small pictures of the takes in one row, with what to draw them in full from. */
export interface TakeRow {
  readonly base: Portrait
  /** The number of the row's first take. */
  readonly start: number
  /** By the takes' numbers, without take 0, which is the base. Empty if the functions offer none. */
  readonly takes: ReadonlyMap<number, Take>
}

/** Kept while the page is open, by the base, and by the row's start and language. */
const rows = new WeakMap<Portrait, Map<string, Promise<TakeRow>>>()

/**
 * The row of takes that a place is in, in one call. Only a failed call is repeated by the next request for the row.
 *
 * @param language that of the takes' labels, a BCP 47 tag
 */
export const takesAround = (
  calls: Omit<Calls, 'signal'>,
  { base, index }: Place,
  language: string,
): Promise<TakeRow> => {
  const start = rowStart(index)
  const key = `${start} ${language}`
  const known = rows.get(base) ?? new Map<string, Promise<TakeRow>>()
  rows.set(base, known)
  const loading = known.get(key) ?? load(calls, base, start, language)
  known.set(key, loading)
  void loading.then(({ takes }) => {
    if (takes.size === 0) known.delete(key)
  })
  return loading
}

const load = async (
  calls: Omit<Calls, 'signal'>,
  base: Portrait,
  start: number,
  language: string,
): Promise<TakeRow> => {
  const from = Math.max(1, start)
  const takes = await request(calls, base, from, start + ROW_LENGTH - from, language)
  for (const { prompt, signature } of takes) {
    if (signature !== undefined) signatures.set(prompt, signature)
  }
  return { base, start, takes: new Map(takes.map((take, at) => [from + at, take])) }
}

const request = async (
  calls: Omit<Calls, 'signal'>,
  { character, aspect, style, description, seed }: Portrait,
  from: number,
  count: number,
  language: string,
): Promise<readonly Take[]> => {
  if (!isStyle(style)) return []
  const { signal } = new AbortController()
  const response = await callFunction(contextOf({ ...calls, signal }, 'takes'), characterTakes, {
    prompt: description,
    character,
    aspect_ratio: aspect,
    style,
    email: emailOf(calls.store.getState().subscriber),
    seed,
    language,
    from,
    count,
  })
  return isRight(response) ? response.right.takes : []
}
