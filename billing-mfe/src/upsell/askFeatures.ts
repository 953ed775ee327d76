import { features, type FeaturesResponse } from '@dramatis/functions/contract'
import { isRight } from 'fp-ts/lib/Either.js'
import { callAsVisitor } from '../calls/callAsVisitor.ts'

const known = new Map<string, FeaturesResponse>()

/** The features of the functions at this address; undefined if they do not respond. */
export const askFeatures = async (functionsUrl: string): Promise<FeaturesResponse | undefined> => {
  const before = known.get(functionsUrl)
  if (before) return before
  const answer = await callAsVisitor(functionsUrl, features, {})
  if (!isRight(answer)) return undefined
  known.set(functionsUrl, answer.right)
  return answer.right
}
