import { callFunction } from '@dramatis/functions/client'
import { features, type FeaturesResponse } from '@dramatis/functions/contract'
import { isLeft } from 'fp-ts/lib/Either.js'

const TIME_LIMIT_MS = 20_000

const known = new Map<string, Promise<FeaturesResponse | undefined>>()

/** The features of the functions at this address, requested once; undefined if they do not respond. */
export const askFeatures = (functionsUrl: string): Promise<FeaturesResponse | undefined> => {
  const asked = known.get(functionsUrl) ?? ask(functionsUrl)
  known.set(functionsUrl, asked)
  return asked
}

const ask = async (functionsUrl: string): Promise<FeaturesResponse | undefined> => {
  const answer = await callFunction(
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
  if (!isLeft(answer)) return answer.right
  known.delete(functionsUrl) // It may respond next time.
  return undefined
}
