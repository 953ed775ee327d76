import { isFree, type Tier } from '@dramatis/catalogue'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Style } from '../contract/index.ts'
import { failureOf } from '../errors/failureOf.ts'
import type { Caller } from '../requests/Caller.ts'
import type { Refusal } from '../refusals/Refusal.ts'
import { StateError } from '../errors/StateError.ts'
import type { TierOf } from './TierOf.ts'

export interface TierRequest {
  readonly email: string
  readonly style: Style
  /** The client's claim, which is not trusted. */
  readonly premium?: boolean
}

/**
 * The tier in which a request is served. If the platform does not respond, a free request is served as free, and a
 * request for more is refused. If the shared state is unreachable, both are refused.
 */
export const requestTier = (
  tierOf: TierOf,
  { email, style, premium = false }: TierRequest,
  caller: Caller,
): TE.TaskEither<Refusal, Tier> =>
  pipe(
    tierOf(email, caller),
    TE.orElse((refusal): TE.TaskEither<Refusal, Tier> => {
      if (premium || !isFree(style) || refusal.cause instanceof StateError) return TE.left(refusal)
      if (refusal.cause !== undefined) caller.note({ failure: failureOf(refusal.cause) })
      return TE.right('free')
    }),
  )
