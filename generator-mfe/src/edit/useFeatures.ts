import type { FeaturesResponse } from '@dramatis/functions/contract'
import { useEffect, useState } from 'react'
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
  const [features, setFeatures] = useState(BASIC)
  useEffect(() => {
    if (!wanted) return
    let gone = false
    const show = async () => {
      const { requestFeatures } = await import('./requestFeatures.ts')
      const response = await requestFeatures(functionsUrl)
      if (response && !gone) setFeatures(response)
    }
    show().catch(() => undefined) // The script did not load, so no further features are offered.
    return () => {
      gone = true
    }
  }, [wanted, functionsUrl])
  return features
}
