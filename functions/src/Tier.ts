import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { STRANGER } from './billing/Membership.ts'
import type { Memberships } from './billing/Memberships.ts'
import { Email } from './contract/index.ts'
import type { Caller } from './http/handle.ts'
import type { LookUpLimit } from './quota/lookUpLimit.ts'
import type { Proofs } from './proof/createProofs.ts'
import { unexpected, type Refusal } from './Refusal.ts'

export type Tier = 'free' | 'premium'

/** Decides what an e-mail address entitles a caller to; an empty address is a visitor without one. */
export type TierOf = (email: string, caller: Caller) => TE.TaskEither<Refusal, Tier>

/** Without a billing platform every visitor is free. */
export const freeForAll: TierOf = () => TE.right('free')

/** As in the original, knowing a subscriber's address is enough. */
export const tierByAddress =
  (memberships: Memberships, limit: LookUpLimit): TierOf =>
  (email, caller) =>
    Email.is(email)
      ? pipe(
          memberships.of(email),
          TE.map(({ tier }) => tier),
          limit(email, caller),
        )
      : freeForAll(email, caller)

/** Only who has proved to own a subscriber's address has premium; nobody else's address is looked up. */
export const tierByProof =
  (memberships: Memberships, proofs: Proofs): TierOf =>
  (email, { proof }) =>
    pipe(
      TE.tryCatch(() => proofs.hold(proof, email), unexpected),
      TE.chain((holds) => (holds ? memberships.of(email) : TE.right(STRANGER))),
      TE.map(({ tier }) => tier),
    )
