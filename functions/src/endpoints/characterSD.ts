import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { allowedStyle } from '../tier/allowedStyle.ts'
import {
  PAINTING_FAILED,
  type CharacterSDRequest,
  type CharacterSDResponse,
} from '../contract/index.ts'
import { attempt } from '../engines/attempt.ts'
import { dataUrl } from '../engines/dataUrl.ts'
import type { Painter, PaintingRequest } from '../engines/Painter.ts'
import type { Metrics } from '../metrics/createMetrics.ts'
import type { Answer, Caller, Endpoint } from '../http/Endpoint.ts'
import { portraitAllowances } from '../quota/allowances.ts'
import type { Quota } from '../quota/createQuota.ts'
import { changeOfNothing, noEdits, type Refusal } from '../http/Refusal.ts'
import type { Tier } from '../tier/Tier.ts'
import type { TierOf } from '../tier/TierOf.ts'
import { requestTier } from '../tier/requestTier.ts'

export interface CharacterSDDeps {
  readonly tierOf: TierOf
  readonly painter: Painter
  /** Whether a tier's pictures can start from a photo. */
  readonly edits: (tier: Tier) => boolean
  readonly metrics: Pick<Metrics, 'picture'>
  readonly quota: Quota
  /** Free portraits an hour for one address. */
  readonly addressLimit: number
}

/** From a description to a picture. The request's `premium` never counts; its email does. */
export const characterSD =
  (deps: CharacterSDDeps): Endpoint<'characterSD'> =>
  (request, caller) =>
    pipe(
      requestTier(deps.tierOf, request, caller),
      TE.chainFirstEitherK((tier) => allowedStyle(request.style, tier, deps.painter)),
      TE.chainFirstEitherK((tier) => editable(request, deps.edits(tier))),
      TE.chain((tier) => portrait(deps, paintingRequest(request, tier), caller)),
    )

const editable = (
  { photo, change }: CharacterSDRequest,
  edits: boolean,
): E.Either<Refusal, undefined> => {
  if (photo === undefined)
    return change === undefined ? E.right(undefined) : E.left(changeOfNothing)
  return edits ? E.right(undefined) : E.left(noEdits)
}

const paintingRequest = (
  { prompt, character, style, aspect_ratio: aspect, seed }: CharacterSDRequest,
  tier: Tier,
): PaintingRequest => ({ description: prompt, character, style, aspect, tier, seed })

const portrait = (
  { painter, metrics, quota, addressLimit }: CharacterSDDeps,
  request: PaintingRequest,
  caller: Caller,
): TE.TaskEither<Refusal, Answer<CharacterSDResponse>> =>
  pipe(
    attempt(() => painter.paint(request, caller.signal), caller.signal, PAINTING_FAILED),
    quota.spend(portraitAllowances(caller, request.tier, addressLimit), caller.signal),
    TE.map((picture) => {
      const { alt, engine } = picture
      const { style, tier } = request
      metrics.picture({ engine: engine.name, style, tier, partner: caller.partner?.name })
      const body = {
        result: dataUrl(picture),
        engine,
        premium: tier === 'premium',
        ...(alt !== undefined && { alt }),
        ...seedOf(request),
      }
      return { body, engine: engine.name }
    }),
  )

const seedOf = ({ seed }: PaintingRequest) => (seed === undefined ? {} : { seed })
