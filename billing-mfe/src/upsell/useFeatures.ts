import type { FeaturesResponse } from '@dramatis/functions/contract'
import { useLoaded } from '@dramatis/ui'
import { useCallback } from 'react'

/** The features of this deployment; undefined until they are loaded, and if they cannot be. */
export const useFeatures = (functionsUrl: string): FeaturesResponse | undefined => {
  const load = useCallback(async () => {
    const { requestFeatures } = await import('@dramatis/functions/client')
    return requestFeatures(functionsUrl)
  }, [functionsUrl])
  return useLoaded(load)
}
