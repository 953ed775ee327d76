import * as TE from 'fp-ts/lib/TaskEither.js'
import type { FeaturesResponse } from '../contract/index.ts'
import type { Endpoint } from '../http/Endpoint.ts'

export interface FeaturesDeps {
  readonly features: FeaturesResponse
  /** Readies what paints, if this process does. */
  readonly warmUp: () => Promise<void>
}

/** This deployment's features, so that a page shows only those. A visitor who types is about to want a picture. */
export const features =
  ({ features: body, warmUp }: FeaturesDeps): Endpoint<'features'> =>
  () => {
    void warmUp()
    return TE.right({ body })
  }
