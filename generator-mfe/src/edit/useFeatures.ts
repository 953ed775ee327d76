import type { FeaturesResponse } from '@dramatis/functions/contract'
import { useLoaded } from '@dramatis/ui'
import { useCallback } from 'react'
import { useGeneratorConfig } from '../host/generatorConfig.ts'

/** Assumed until the functions have responded. */
const BASIC: FeaturesResponse = { edits: false, freeText: true }

/**
 * The functions' features.
 *
 * @param wanted whether to request them; the page's first load does not need them
 */
export const useFeatures = (wanted = true): FeaturesResponse => {
  const { functionsUrl } = useGeneratorConfig()
  const load = useCallback(async () => {
    const { requestFeatures } = await import('@dramatis/functions/client')
    return requestFeatures(functionsUrl)
  }, [functionsUrl])
  return useLoaded(load, wanted) ?? BASIC
}
