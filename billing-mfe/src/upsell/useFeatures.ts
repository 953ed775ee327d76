import type { FeaturesResponse } from '@dramatis/functions/contract'
import { useEffect, useState } from 'react'

/** The features of this deployment; undefined until they are loaded, and if they cannot be. */
export const useFeatures = (functionsUrl: string): FeaturesResponse | undefined => {
  const [features, setFeatures] = useState<FeaturesResponse>()
  useEffect(() => {
    let gone = false
    const show = async () => {
      const { requestFeatures } = await import('./requestFeatures.ts')
      const loaded = await requestFeatures(functionsUrl)
      if (!gone) setFeatures(loaded)
    }
    show().catch(() => undefined) // If the script does not load, the dialog names the last portrait's engine.
    return () => {
      gone = true
    }
  }, [functionsUrl])
  return features
}
