import { describe, writeDescription } from '@dramatis/studio'
import type { Describer } from '../Describer.ts'
import { STUDIO_ENGINE } from './studioEngine.ts'

/** The studio's lexicon as a describer: no model, no network. */
export const studioDescriber: Describer = {
  name: STUDIO_ENGINE.name,
  describe({ prompt, seed }, signal) {
    signal.throwIfAborted()
    return Promise.resolve(writeDescription(describe(prompt, seed === undefined ? {} : { seed })))
  },
}
