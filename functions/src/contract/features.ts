import * as t from 'io-ts'
import { route } from './route.ts'

/** `POST features`: asks what this deployment offers. */
export const FeaturesRequest = t.type({}, 'FeaturesRequest')

/**
 * `edits`: `characterSD` takes a `photo`, and a `change` to it. `freeText`: it takes descriptions that
 * `charPrompt` did not answer.
 */
export const FeaturesResponse = t.type(
  { edits: t.boolean, freeText: t.boolean },
  'FeaturesResponse',
)
export type FeaturesResponse = t.TypeOf<typeof FeaturesResponse>

export const features = route('features', FeaturesRequest, FeaturesResponse)
