import { defined } from '@dramatis/catalogue'
import type { BillingCore } from '@dramatis/sdk/2026-10'
import { createCustomerSession, type CustomerSession } from '@dramatis/sdk/2026-10/customerSessions'
import { pipe } from 'fp-ts/lib/function.js'
import * as T from 'fp-ts/lib/Task.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Memberships } from '../billing/createMemberships.ts'
import { normalEmail } from '../billing/normalEmail.ts'
import type { PortalSession, ProveEmailResponse } from '../contract/index.ts'
import type { Caller } from '../requests/Caller.ts'
import type { Reply, Endpoint } from '../requests/Endpoint.ts'
import { handOver } from '../http/proofCookie.ts'
import { failureOf } from '../errors/failureOf.ts'
import type { Codes } from '../proof/createCodes.ts'
import type { Proofs } from '../proof/createProofs.ts'
import { codeTryAllowances } from '../quota/allowances.ts'
import type { Quota } from '../quota/createQuota.ts'
import { codesNotSetUp, unexpected, wrongCode } from '../refusals/Refusal.ts'

export interface ProveEmailDeps {
  readonly quota: Quota
  /** Free portraits per hour for one network address. */
  readonly addressLimit: number
  readonly codes: Codes
  readonly proofs: Proofs
  readonly memberships?: Memberships | undefined
  readonly platform?: { readonly core: BillingCore; readonly url: string } | undefined
}

/** Trades a code for a proof, and for a customer session where the platform issues one. */
export const proveEmail =
  (deps: ProveEmailDeps): Endpoint<'proveEmail'> =>
  ({ email, code }, caller) =>
    pipe(
      TE.fromNullable(codesNotSetUp)(deps.platform),
      TE.chain(() => TE.tryCatch(() => deps.codes.knows(email, caller.visitor), unexpected)),
      TE.chain((isKnown) =>
        deps.quota.reserve(
          codeTryAllowances(caller, normalEmail(email), isKnown, deps.addressLimit),
        ),
      ),
      TE.chain(() => TE.tryCatch(() => deps.codes.redeem(email, caller.visitor, code), unexpected)),
      TE.filterOrElse(
        (isRight) => isRight,
        () => wrongCode,
      ),
      TE.chain(() => TE.tryCatch(() => deps.proofs.issue(email), unexpected)),
      TE.chainTaskK((proof) =>
        pipe(
          sessionOf(deps, email, caller),
          T.map((session) => replyWith(proof, session, caller)),
        ),
      ),
    )

const replyWith = (
  issued: string,
  session: PortalSession | undefined,
  caller: Caller,
): Reply<ProveEmailResponse> => {
  const { proof, headers } = handOver(issued, caller)
  return { body: defined({ proof, session }), headers }
}

/** The code is used up, so the visitor keeps the proof even if the platform fails; there is just no session. */
const sessionOf = (
  { memberships, platform }: ProveEmailDeps,
  email: string,
  { note }: Caller,
): T.Task<PortalSession | undefined> => {
  if (memberships === undefined || platform === undefined) return T.of(undefined)
  return pipe(
    memberships.find(email),
    TE.chainW(({ customerId }) =>
      customerId === undefined
        ? TE.right(undefined)
        : pipe(
            createCustomerSession(platform.core)({ customerId }),
            TE.map((session) => portalSession(session, platform.url)),
          ),
    ),
    TE.getOrElse((failed): T.Task<PortalSession | undefined> => {
      note({ failure: failureOf(failed instanceof Error ? failed : failed.cause) })
      return T.of(undefined)
    }),
  )
}

/** Undefined if the platform left out what a session needs. */
const portalSession = (
  { token, expiresAt }: Partial<CustomerSession>,
  platformUrl: string,
): PortalSession | undefined =>
  token === undefined || expiresAt === undefined
    ? undefined
    : { token, expiresAt: expiresAt.toISOString(), platformUrl }
