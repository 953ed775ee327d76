import { defined, isStyle } from '@dramatis/catalogue'
import type { Portrait } from '@dramatis/store'
import { right, type Either } from 'fp-ts/lib/Either.js'
import {
  requestDescription,
  type Calls,
  type Described,
  type Failure,
} from './callPortraitFunctions.ts'

/** A picture's description with a change made to it; as it was, if nothing in the change was understood. */
export interface Revised extends Described {
  /** The change's words that change nothing. */
  readonly unread: readonly string[]
}

/** The parts of a portrait that a change starts from. */
export type Revisable = Pick<Portrait, 'character' | 'aspect' | 'style' | 'description' | 'seed'>

/** Has the functions make a change, in words, to the description of a portrait. */
export const revise = async (
  calls: Omit<Calls, 'signal'>,
  { character, aspect, style, description, seed }: Revisable,
  change: string,
): Promise<Either<Failure, Revised>> => {
  if (!isStyle(style)) return right({ description, unread: [] })
  const { signal } = new AbortController()
  const more = { description, change, ...defined({ seed }) }
  return requestDescription({ ...calls, signal }, { character, aspect, style }, more)
}
