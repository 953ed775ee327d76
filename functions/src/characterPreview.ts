import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { allowedStyle } from './allowedStyle.ts'
import { CharacterPreviewRequest, type CharacterPreviewResponse } from './contract/index.ts'
import { attempt } from './engines/attempt.ts'
import { dataUrl } from './engines/dataUrl.ts'
import type { Painter } from './engines/Painter.ts'
import type { Handler } from './Handler.ts'
import { handle, type Answer } from './http/handle.ts'
import { previewAllowances } from './quota/allowances.ts'
import type { Spend } from './quota/spending.ts'
import { noPreviews } from './Refusal.ts'
import type { TierOf } from './Tier.ts'
import type { Visitors } from './visitors.ts'
import { wishTier } from './wishTier.ts'

export interface CharacterPreviewDeps {
  readonly visitors: Visitors
  readonly tierOf: TierOf
  /** Paints small and rough pictures; absent where the painter can not. */
  readonly previewer: Painter | undefined
  readonly spend: Spend
  /** Free portraits an hour for one address. */
  readonly addressLimit: number
}

/** `POST characterPreview`: a small version of the picture that `characterSD` is about to make. */
export const characterPreview = ({
  visitors,
  tierOf,
  previewer,
  spend,
  addressLimit,
}: CharacterPreviewDeps): Handler =>
  handle(visitors, CharacterPreviewRequest, (wish, caller) => {
    if (previewer === undefined) return TE.left(noPreviews)
    const { prompt: description, aspect_ratio: aspect, style, seed } = wish
    return pipe(
      wishTier(tierOf, wish, caller),
      TE.chainFirstEitherK((tier) => allowedStyle(style, tier, previewer)),
      TE.chain((tier) =>
        pipe(
          attempt(
            () =>
              previewer.paint(
                { description, character: '', style, aspect, tier, seed },
                caller.signal,
              ),
            caller.signal,
            'Error generating character image',
          ),
          spend(previewAllowances(caller, tier, addressLimit), caller.signal),
          TE.map((picture): Answer<CharacterPreviewResponse> => ({
            body: { result: dataUrl(picture) },
            engine: previewer.engine(tier).name,
          })),
        ),
      ),
    )
  })
