import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { SubscriptionRequest, type SubscriptionResponse } from './contract/index.ts'
import type { Handler } from './Handler.ts'
import { handle, type Answer } from './http/handle.ts'
import type { Proofs } from './proof/createProofs.ts'
import { unexpected } from './Refusal.ts'
import type { TierOf } from './Tier.ts'
import type { Visitors } from './visitors.ts'

export interface SubscriptionDeps {
  readonly visitors: Visitors
  readonly tierOf: TierOf
  /** Given where an address has to be proved before it is looked up. */
  readonly requiredProofs?: Proofs | undefined
}

/** `POST subscription`: premium or free, by the rule of `characterSD`. */
export const subscription = ({ visitors, tierOf, requiredProofs }: SubscriptionDeps): Handler =>
  handle(visitors, SubscriptionRequest, ({ email }, caller) =>
    pipe(
      TE.tryCatch(async () => requiredProofs?.hold(caller.proof, email) ?? true, unexpected),
      TE.chain((isProved) =>
        isProved
          ? pipe(
              tierOf(email, caller),
              TE.map((tier): SubscriptionResponse => ({ premium: tier === 'premium' })),
            )
          : TE.right<never, SubscriptionResponse>({ premium: false, proof: 'email-code' }),
      ),
      TE.map((body): Answer => ({ body })),
    ),
  )
