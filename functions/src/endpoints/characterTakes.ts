import { defined, type Tier } from '@dramatis/catalogue'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { CharacterTakesRequest, Take } from '../contract/index.ts'
import { dataUrl } from '../engines/dataUrl.ts'
import type { Engines } from '../engines/createEngines.ts'
import type { Painter } from '../engines/Painter.ts'
import { spokenLanguage } from '../engines/studio/spokenLanguage.ts'
import { studioTakes } from '../engines/studio/studioTakes.ts'
import type { Signatures, SignedDescription } from '../proof/createSignatures.ts'
import { previewAllowances } from '../quota/allowances.ts'
import type { Quota } from '../quota/createQuota.ts'
import { attempt } from '../refusals/attempt.ts'
import { noTakes } from '../refusals/Refusal.ts'
import type { Endpoint } from '../requests/Endpoint.ts'
import { allowedStyle } from '../tier/allowedStyle.ts'
import { requestTier } from '../tier/requestTier.ts'
import type { TierOf } from '../tier/TierOf.ts'

export interface CharacterTakesDeps {
  readonly tierOf: TierOf
  /** Paints small and rough pictures; absent if the painter cannot. */
  readonly previewer: Painter | undefined
  readonly moderate: Engines['moderate']
  readonly quota: Quota
  /** Free portraits per hour for one network address. */
  readonly addressLimit: number
  readonly signatures: Signatures
}

/** Paints small pictures of several takes of a character. Each counts as a preview. */
export const characterTakes =
  ({
    tierOf,
    previewer,
    moderate,
    quota,
    addressLimit,
    signatures,
  }: CharacterTakesDeps): Endpoint<'characterTakes'> =>
  (request, caller) => {
    if (previewer === undefined) return TE.left(noTakes)
    const { style, language, count, character } = request
    const { visitor } = caller
    return pipe(
      requestTier(tierOf, request, caller),
      TE.chainFirstEitherK((tier) => allowedStyle(style, tier, previewer)),
      TE.chain((tier) => {
        const countOne = quota.spend(previewAllowances(caller, tier, addressLimit), caller.signal)
        return Array.from({ length: count }, () => countOne).reduce(
          (work, counted) => counted(work),
          attempt(
            async () => {
              const { prompt: description, aspect_ratio: aspect, seed } = request
              await moderate({ description, character, style, aspect, tier, seed }, caller.signal)
              return takesOf(request, tier, previewer, caller.signal)
            },
            caller.signal,
            'painting',
          ),
        )
      }),
      TE.map((painted) => ({
        body: defined({
          takes: painted.map((take, at) =>
            signed(take, request.from + at, { character, visitor }, signatures),
          ),
          language: language && spokenLanguage(language),
        }),
        engine: previewer.engine('free').name,
      })),
    )
  }

/** One after the other, so that others' previews need not wait for all of them. */
const takesOf = async (
  { prompt, seed: givenSeed, aspect_ratio: aspect, ...request }: CharacterTakesRequest,
  tier: Tier,
  previewer: Painter,
  signal: AbortSignal,
): Promise<Take[]> => {
  const { character, style, language, from, count } = request
  const takeAt = studioTakes(
    { description: prompt, character, seed: givenSeed },
    spokenLanguage(language),
  )
  const takes: Take[] = []
  for (let index = from; index < from + count; index += 1) {
    const { description, seed, label, alt } = takeAt(index)
    const order = { description, character, style, aspect, tier, seed }
    const result = dataUrl(await previewer.paint(order, signal))
    takes.push(defined({ prompt: description, seed, result, label, alt }))
  }
  return takes
}

/** Take 0 is in the words of the request, which may be the visitor's own. */
const signed = (
  take: Take,
  index: number,
  whose: Pick<SignedDescription, 'character' | 'visitor'>,
  signatures: Signatures,
): Take =>
  index === 0
    ? take
    : { ...take, signature: signatures.sign({ description: take.prompt, ...whose }) }
