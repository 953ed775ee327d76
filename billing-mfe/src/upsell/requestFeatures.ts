import { features, type FeaturesResponse } from '@dramatis/functions/contract'
import { isRight } from 'fp-ts/lib/Either.js'
import { callAsVisitor } from '../calls/callAsVisitor.ts'

const known = new Map<string, FeaturesResponse>()

/** Requests the features of the functions at `functionsUrl`, and caches them; undefined if the request fails. */
export const requestFeatures = async (
  functionsUrl: string,
): Promise<FeaturesResponse | undefined> => {
  const before = known.get(functionsUrl)
  if (before) return before
  const outcome = await callAsVisitor(functionsUrl, features, {})
  if (!isRight(outcome)) return undefined
  known.set(functionsUrl, outcome.right)
  return outcome.right
}
