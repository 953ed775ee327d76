import * as t from 'io-ts'
import { Engine } from './engine.ts'
import { route } from './route.ts'

/** `POST features`: asks what this deployment offers. */
export const FeaturesRequest = t.type({}, 'FeaturesRequest')

/**
 * `edits`: `characterSD` takes a `photo`, and a `change` to it. `freeText`: it takes descriptions that
 * `charPrompt` did not answer. `engines`: what draws for each tier, as long as it works. `jobs`: it may answer with
 * a job if it is asked to; functions that do not say may not even let a page of another origin ask. `share`:
 * share links may lead to them, see `GET share`. `shortSides`: the shorter side of a picture in pixels, where the
 * built-in engine draws for both tiers.
 */
export const FeaturesResponse = t.intersection(
  [
    t.type({ edits: t.boolean, freeText: t.boolean }),
    t.partial({
      engines: t.type({ free: Engine, premium: Engine }),
      jobs: t.boolean,
      share: t.boolean,
      shortSides: t.type({ free: t.number, premium: t.number }),
    }),
  ],
  'FeaturesResponse',
)
export type FeaturesResponse = t.TypeOf<typeof FeaturesResponse>

export const features = route('features', FeaturesRequest, FeaturesResponse)
