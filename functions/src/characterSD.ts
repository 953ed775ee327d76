import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { allowedStyle } from './allowedStyle.ts'
import { CharacterSDRequest, type CharacterSDResponse } from './contract/index.ts'
import { attempt } from './engines/attempt.ts'
import { dataUrl } from './engines/dataUrl.ts'
import type { Painter, PaintingWish } from './engines/Painter.ts'
import type { Handler } from './Handler.ts'
import { handle, type Answer, type Caller } from './http/handle.ts'
import { portraitAllowances } from './quota/allowances.ts'
import type { Spend } from './quota/spending.ts'
import type { Refusal } from './Refusal.ts'
import type { Tier, TierOf } from './Tier.ts'
import type { Visitors } from './visitors.ts'
import { wishTier } from './wishTier.ts'

export interface CharacterSDDeps {
  readonly visitors: Visitors
  readonly tierOf: TierOf
  readonly painter: Painter
  readonly spend: Spend
  /** Free portraits an hour for one address. */
  readonly addressLimit: number
}

/** `POST characterSD`: from a description to a picture. The wish's `premium` never counts; its e-mail does. */
export const characterSD = (deps: CharacterSDDeps): Handler =>
  handle(deps.visitors, CharacterSDRequest, (wish, caller) =>
    pipe(
      wishTier(deps.tierOf, wish, caller),
      TE.chainFirstEitherK((tier) => allowedStyle(wish.style, tier, deps.painter)),
      TE.chain((tier) => portrait(deps, paintingWish(wish, tier), caller)),
    ),
  )

const paintingWish = (
  { prompt, character, style, aspect_ratio: aspect, seed }: CharacterSDRequest,
  tier: Tier,
): PaintingWish => ({ description: prompt, character, style, aspect, tier, seed })

const portrait = (
  { painter, spend, addressLimit }: CharacterSDDeps,
  wish: PaintingWish,
  caller: Caller,
): TE.TaskEither<Refusal, Answer<CharacterSDResponse>> =>
  pipe(
    attempt(
      () => painter.paint(wish, caller.signal),
      caller.signal,
      'Error generating character image',
    ),
    spend(portraitAllowances(caller, wish.tier, addressLimit), caller.signal),
    TE.map((picture) => {
      const engine = painter.engine(wish.tier)
      const { alt } = picture
      const body = {
        result: dataUrl(picture),
        engine,
        premium: wish.tier === 'premium',
        ...(alt !== undefined && { alt }),
        ...seedOf(wish),
      }
      return { body, engine: engine.name }
    }),
  )

const seedOf = ({ seed }: PaintingWish) => (seed === undefined ? {} : { seed })
