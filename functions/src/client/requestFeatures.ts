import { isLeft } from 'fp-ts/lib/Either.js'
import { features, type FeaturesResponse } from '../contract/features.ts'
import { callFunction } from './callFunction.ts'

const TIME_LIMIT_MS = 20_000

const known = new Map<string, Promise<FeaturesResponse | undefined>>()

/**
 * The features of the functions at this URL; undefined if the request fails. A successful response is kept, so only
 * a failed request is repeated by the next call.
 */
export const requestFeatures = (functionsUrl: string): Promise<FeaturesResponse | undefined> => {
  const requested = known.get(functionsUrl) ?? request(functionsUrl)
  known.set(functionsUrl, requested)
  return requested
}

const request = async (functionsUrl: string): Promise<FeaturesResponse | undefined> => {
  const response = await callFunction(
    {
      functionsUrl,
      visitorToken: () => '',
      keepVisitorToken: () => undefined,
      proof: () => '',
      timeLimitMs: TIME_LIMIT_MS,
    },
    features,
    {},
  )
  if (!isLeft(response)) return response.right
  known.delete(functionsUrl) // They may respond next time.
  return undefined
}
