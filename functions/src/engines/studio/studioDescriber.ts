import { describe, writeDescription } from '@dramatis/studio'
import type { DescriptionRequest } from '../Describer.ts'
import { STUDIO_ENGINE } from './studioEngine.ts'

/** The studio's lexicon as a describer: no model, no network. */
export const studioDescriber = {
  name: STUDIO_ENGINE.name,
  describe({ prompt, seed, language }: DescriptionRequest, signal: AbortSignal): Promise<string> {
    signal.throwIfAborted()
    return Promise.resolve(
      writeDescription(describe(prompt, seed === undefined ? {} : { seed }), language),
    )
  },
}
