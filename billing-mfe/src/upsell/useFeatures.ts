import type { FeaturesResponse } from '@dramatis/functions/contract'
import { useEffect, useState } from 'react'

/** The features of this deployment; undefined until the functions have listed them. */
export const useFeatures = (functionsUrl: string): FeaturesResponse | undefined => {
  const [features, setFeatures] = useState<FeaturesResponse>()
  useEffect(() => {
    let gone = false
    const show = async () => {
      const { requestFeatures } = await import('./requestFeatures.ts')
      const loaded = await requestFeatures(functionsUrl)
      if (!gone) setFeatures(loaded)
    }
    show().catch(() => undefined) // If the script does not load, the last portrait decides.
    return () => {
      gone = true
    }
  }, [functionsUrl])
  return features
}
