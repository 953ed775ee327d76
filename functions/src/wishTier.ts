import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Style } from './contract/index.ts'
import { failureOf } from './http/failureOf.ts'
import type { Caller } from './http/handle.ts'
import type { Refusal } from './Refusal.ts'
import type { Tier, TierOf } from './Tier.ts'

export interface TierWish {
  readonly email: string
  readonly style: Style
  /** What the client believes; it never makes anybody premium. */
  readonly premium?: boolean
}

/**
 * The tier that a wish is served with. When it can not be told, who wants nothing but what is free gets
 * that, and who wants more is refused.
 */
export const wishTier = (
  tierOf: TierOf,
  { email, style, premium = false }: TierWish,
  caller: Caller,
): TE.TaskEither<Refusal, Tier> =>
  pipe(
    tierOf(email, caller),
    TE.orElse((refusal): TE.TaskEither<Refusal, Tier> => {
      if (premium || style !== 'realistic') return TE.left(refusal)
      if (refusal.cause !== undefined) caller.note({ failure: failureOf(refusal.cause) })
      return TE.right('free')
    }),
  )
