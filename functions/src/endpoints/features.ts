import * as TE from 'fp-ts/lib/TaskEither.js'
import type { FeaturesResponse } from '../contract/index.ts'
import type { Endpoint } from '../requests/Endpoint.ts'

export interface FeaturesDeps {
  readonly features: FeaturesResponse
  /** Warms up the painter, if this process paints. */
  readonly warmUp: () => Promise<void>
}

/**
 * Lists this deployment's features, so that a page shows no others. It also warms up the painter: a page requests this
 * list when a visitor starts to type, so a picture is likely to follow.
 */
export const features =
  ({ features: body, warmUp }: FeaturesDeps): Endpoint<'features'> =>
  () => {
    void warmUp()
    return TE.right({ body })
  }
