import { isStyle } from '@dramatis/catalogue'
import type { Portrait } from '@dramatis/store'
import { isLeft, right, type Either } from 'fp-ts/lib/Either.js'
import {
  requestDescription,
  type Calls,
  type Described,
  type Failure,
} from './callPortraitFunctions.ts'

/** Has the functions describe a character by the studio's `SPEC_SCHEMA`, which refuse with 400 if it is none. */
export const describeSpec = async (
  calls: Calls,
  { character, aspect, style, description }: Portrait,
  spec: Readonly<Record<string, unknown>>,
): Promise<Either<Failure, Described>> => {
  if (!isStyle(style)) return right({ description })
  const answer = await requestDescription(calls, { character, aspect, style }, { spec })
  if (isLeft(answer)) return answer
  const { unread: _, ...described } = answer.right
  return right(described)
}
