import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { allowedStyle } from '../tier/allowedStyle.ts'
import { attempt } from '../refusals/attempt.ts'
import { dataUrl } from '../engines/dataUrl.ts'
import type { Engines } from '../engines/createEngines.ts'
import type { Painter } from '../engines/Painter.ts'
import type { Endpoint } from '../requests/Endpoint.ts'
import { previewAllowances } from '../quota/allowances.ts'
import type { Quota } from '../quota/createQuota.ts'
import { noPreviews } from '../refusals/Refusal.ts'
import type { TierOf } from '../tier/TierOf.ts'
import { requestTier } from '../tier/requestTier.ts'

export interface CharacterPreviewDeps {
  readonly tierOf: TierOf
  /** Paints small and rough pictures; absent if the painter cannot. */
  readonly previewer: Painter | undefined
  readonly moderate: Engines['moderate']
  readonly quota: Quota
  /** Free portraits per hour for one network address. */
  readonly addressLimit: number
}

/** Paints a small version of the picture that `characterSD` is about to paint. */
export const characterPreview =
  ({
    tierOf,
    previewer,
    moderate,
    quota,
    addressLimit,
  }: CharacterPreviewDeps): Endpoint<'characterPreview'> =>
  (request, caller) => {
    if (previewer === undefined) return TE.left(noPreviews)
    const { prompt: description, aspect_ratio: aspect, style, seed } = request
    return pipe(
      requestTier(tierOf, request, caller),
      TE.chainFirstEitherK((tier) => allowedStyle(style, tier, previewer)),
      TE.chain((tier) =>
        pipe(
          attempt(
            async () => {
              const order = { description, character: '', style, aspect, tier, seed }
              await moderate(order, caller.signal)
              return previewer.paint(order, caller.signal)
            },
            caller.signal,
            'painting',
          ),
          quota.spend(previewAllowances(caller, tier, addressLimit), caller.signal),
          TE.map((picture) => ({
            body: { result: dataUrl(picture) },
            engine: picture.engine.name,
          })),
        ),
      ),
    )
  }
