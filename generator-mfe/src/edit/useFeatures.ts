import type { FeaturesResponse } from '@dramatis/functions/contract'
import { useEffect, useState } from 'react'
import { useGeneratorConfig } from '../host/generatorConfig.ts'

/** The features that all functions offer. */
const BASIC: FeaturesResponse = { edits: false, freeText: true }

/**
 * What the functions offer.
 *
 * @param wanted whether to ask: the page's first load needs no answer
 */
export const useFeatures = (wanted = true): FeaturesResponse => {
  const { functionsUrl } = useGeneratorConfig()
  const [features, setFeatures] = useState(BASIC)
  useEffect(() => {
    if (!wanted) return
    let gone = false
    const show = async () => {
      const { askFeatures } = await import('./askFeatures.ts')
      const answer = await askFeatures(functionsUrl)
      if (answer && !gone) setFeatures(answer)
    }
    show().catch(() => undefined) // The script did not load: nothing more is offered.
    return () => {
      gone = true
    }
  }, [wanted, functionsUrl])
  return features
}
