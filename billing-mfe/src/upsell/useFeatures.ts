import type { FeaturesResponse } from '@dramatis/functions/contract'
import { useEffect, useState } from 'react'

/** The features of this deployment, once the functions have listed them. */
export const useFeatures = (functionsUrl: string): FeaturesResponse | undefined => {
  const [features, setFeatures] = useState<FeaturesResponse>()
  useEffect(() => {
    let gone = false
    const show = async () => {
      const { askFeatures } = await import('./askFeatures.ts')
      const answer = await askFeatures(functionsUrl)
      if (!gone) setFeatures(answer)
    }
    show().catch(() => undefined) // The script did not load: the last portrait decides.
    return () => {
      gone = true
    }
  }, [functionsUrl])
  return features
}
