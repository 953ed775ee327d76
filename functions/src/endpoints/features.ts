import * as TE from 'fp-ts/lib/TaskEither.js'
import type { FeaturesResponse } from '../contract/index.ts'
import type { Endpoint } from '../http/Endpoint.ts'

export interface FeaturesDeps {
  readonly features: FeaturesResponse
}

/** What this deployment offers, so a page shows only what works. */
export const features =
  ({ features: body }: FeaturesDeps): Endpoint<'features'> =>
  () =>
    TE.right({ body })
