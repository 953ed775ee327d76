import type { BillingCore } from '@dramatis/sdk'
import { createCustomerSession } from '@dramatis/sdk/customerSessions'
import { pipe } from 'fp-ts/lib/function.js'
import * as T from 'fp-ts/lib/Task.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Memberships } from './billing/Memberships.ts'
import { normalEmail } from './billing/normalEmail.ts'
import { ProveEmailRequest, type PortalSession, type ProveEmailResponse } from './contract/index.ts'
import type { Handler } from './Handler.ts'
import { failureOf } from './http/failureOf.ts'
import { handle, type Answer, type Caller } from './http/handle.ts'
import type { Codes } from './proof/createCodes.ts'
import type { Proofs } from './proof/createProofs.ts'
import { codeTryAllowances } from './quota/allowances.ts'
import type { Reserve } from './quota/spending.ts'
import { notSetUp, unexpected, wrongCode } from './Refusal.ts'
import type { Visitors } from './visitors.ts'

export interface ProveEmailDeps {
  readonly visitors: Visitors
  readonly reserve: Reserve
  /** Free portraits an hour for one address. */
  readonly addressLimit: number
  readonly codes: Codes
  readonly proofs: Proofs
  readonly memberships?: Memberships | undefined
  readonly platform?: { readonly core: BillingCore; readonly url: string } | undefined
}

/** `POST proveEmail`: trades a code for a proof, and for the customer's session where the platform gives one. */
export const proveEmail = (deps: ProveEmailDeps): Handler =>
  handle(deps.visitors, ProveEmailRequest, ({ email, code }, caller) =>
    pipe(
      TE.fromNullable(notSetUp('Codes by e-mail are'))(deps.platform),
      TE.chain(() =>
        deps.reserve(codeTryAllowances(caller, normalEmail(email), deps.addressLimit)),
      ),
      TE.chain(() => TE.tryCatch(() => deps.codes.redeem(email, code), unexpected)),
      TE.filterOrElse(
        (isRight) => isRight,
        () => wrongCode,
      ),
      TE.chain(() => TE.tryCatch(() => deps.proofs.issue(email), unexpected)),
      TE.chainTaskK((proof) =>
        pipe(
          sessionOf(deps, email, caller),
          T.map((session): Answer<ProveEmailResponse> => ({
            body: { proof, ...(session && { session }) },
          })),
        ),
      ),
    ),
  )

/** The code is used up, so a platform that fails must not take the proof away: there is no session then. */
const sessionOf = (
  { memberships, platform }: ProveEmailDeps,
  email: string,
  { note }: Caller,
): T.Task<PortalSession | undefined> => {
  if (memberships === undefined || platform === undefined) return T.of(undefined)
  return pipe(
    memberships.of(email),
    TE.chainW(({ customerId }) =>
      customerId === undefined
        ? TE.right(undefined)
        : pipe(
            createCustomerSession(platform.core)({ customerId }),
            TE.map(({ token, expiresAt }) => ({
              token,
              expiresAt: expiresAt.toISOString(),
              platformUrl: platform.url,
            })),
          ),
    ),
    TE.getOrElse((failed): T.Task<PortalSession | undefined> => {
      note({ failure: failureOf(failed instanceof Error ? failed : failed.cause) })
      return T.of(undefined)
    }),
  )
}
