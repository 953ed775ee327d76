import { defined, isStyle } from '@dramatis/catalogue'
import { callFunction } from '@dramatis/functions/client'
import { charPrompt } from '@dramatis/functions/contract'
import { emailOf, isPremium, type Portrait } from '@dramatis/store'
import { isLeft, right, type Either } from 'fp-ts/lib/Either.js'
import { language } from '../messages.ts'
import { contextOf, failureAt, type Calls, type Failure } from './callPortraitFunctions.ts'
import { signatures } from './signatures.ts'

/** A picture's description with a change made to it. */
export interface Revised {
  /** As it was, if nothing in the change was understood. */
  readonly description: string
  readonly descriptionLanguage?: string
  /** The change's words that change nothing. */
  readonly unread: readonly string[]
}

/** Has the functions make a change, in words, to the description of a portrait. */
export const revise = async (
  calls: Omit<Calls, 'signal'>,
  { character, aspect, style, description, seed }: Portrait,
  change: string,
): Promise<Either<Failure, Revised>> => {
  if (!isStyle(style)) return right({ description, unread: [] })
  const { subscriber } = calls.store.getState()
  const { signal } = new AbortController()
  const called = await callFunction(contextOf({ ...calls, signal }, 'describing'), charPrompt, {
    prompt: character,
    aspect_ratio: aspect,
    style,
    language: language(),
    description,
    change,
    ...defined({ seed, email: isPremium(subscriber) ? emailOf(subscriber) : undefined }),
  })
  if (isLeft(called)) return failureAt('describing', called.left)
  const { response, signature, language: descriptionLanguage, unread = [] } = called.right
  if (signature !== undefined) signatures.set(response, signature)
  return right({ description: response, unread, ...defined({ descriptionLanguage }) })
}
