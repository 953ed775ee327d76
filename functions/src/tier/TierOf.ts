import type { Tier } from '@dramatis/catalogue'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { NOT_A_CUSTOMER } from '../billing/Membership.ts'
import type { Memberships } from '../billing/createMemberships.ts'
import { Email } from '../contract/index.ts'
import type { Caller } from '../requests/Caller.ts'
import type { LookUpLimit } from '../quota/createLookUpLimit.ts'
import type { Proofs } from '../proof/createProofs.ts'
import { unexpected, type Refusal } from '../refusals/Refusal.ts'

/** Decides what an email address entitles a caller to. `email` is empty if the visitor has not given one. */
export type TierOf = (email: string, caller: Caller) => TE.TaskEither<Refusal, Tier>

/** Without a billing platform every visitor is free. */
export const freeForAll: TierOf = () => TE.right('free')

/** As in the original, knowing a subscriber's address is enough. */
export const tierByAddress =
  (memberships: Memberships, limit: LookUpLimit): TierOf =>
  (email, caller) =>
    Email.is(email)
      ? pipe(
          memberships.find(email),
          TE.map(({ tier }) => tier),
          limit(email, caller),
        )
      : freeForAll(email, caller)

/** Premium requires proof of owning a subscriber's address; no other address is looked up. */
export const tierByProof =
  (memberships: Memberships, proofs: Proofs): TierOf =>
  (email, { proof }) =>
    pipe(
      TE.tryCatch(() => proofs.verify(proof, email), unexpected),
      TE.chain((isProved) => (isProved ? memberships.find(email) : TE.right(NOT_A_CUSTOMER))),
      TE.map(({ tier }) => tier),
    )
