import { defined } from '@dramatis/catalogue'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Memberships } from '../billing/createMemberships.ts'
import type { SubscriptionResponse } from '../contract/index.ts'
import type { Endpoint } from '../requests/Endpoint.ts'
import type { Proofs } from '../proof/createProofs.ts'
import { forgetProof } from '../http/proofCookie.ts'
import { unexpected, type Refusal } from '../refusals/Refusal.ts'
import type { TierOf } from '../tier/TierOf.ts'

export interface SubscriptionDeps {
  readonly tierOf: TierOf
  readonly memberships?: Memberships | undefined
  /** Present if visitors must prove that an address is theirs before it is looked up. */
  readonly requiredProofs?: Proofs | undefined
}

/** Whether an address has premium, by the same rule as in `characterSD`. */
export const subscription = ({
  tierOf,
  memberships,
  requiredProofs,
}: SubscriptionDeps): Endpoint<'subscription'> => {
  /** The membership has just been looked up, so it is cached. */
  const free = (email: string): TE.TaskEither<Refusal, SubscriptionResponse> =>
    memberships === undefined
      ? TE.right({ premium: false })
      : pipe(
          memberships.find(email),
          TE.map(({ endedAt }) => defined({ premium: false, endedAt })),
        )
  return ({ email }, caller) => {
    const { ownOrigin, hasForgottenProof } = caller
    return pipe(
      TE.tryCatch(async () => requiredProofs?.verify(caller.proof, email) ?? true, unexpected),
      TE.chain((isProved) =>
        isProved
          ? pipe(
              tierOf(email, caller),
              TE.chain((tier) => (tier === 'premium' ? TE.right({ premium: true }) : free(email))),
            )
          : TE.right<never, SubscriptionResponse>({ premium: false, proof: 'email-code' }),
      ),
      TE.map((body) => ({
        body,
        headers: ownOrigin !== undefined && hasForgottenProof ? forgetProof(ownOrigin) : undefined,
      })),
    )
  }
}
