import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Memberships } from '../billing/createMemberships.ts'
import { normalEmail } from '../billing/normalEmail.ts'
import type { Caller } from '../requests/Caller.ts'
import type { Endpoint } from '../requests/Endpoint.ts'
import { codeMessage } from '../mail/codeMessage.ts'
import type { Mailer } from '../mail/Mailer.ts'
import type { Codes } from '../proof/createCodes.ts'
import { codeAllowances } from '../quota/allowances.ts'
import type { Quota } from '../quota/createQuota.ts'
import { codesNotSetUp, unexpected } from '../refusals/Refusal.ts'

export interface EmailCodeDeps {
  readonly quota: Quota
  /** Free portraits per hour for one network address. */
  readonly addressLimit: number
  readonly memberships?: Memberships | undefined
  readonly codes: Codes
  readonly mailer?: Mailer | undefined
}

/** Sends a one-time code, only to customers, without revealing who is one. */
export const emailCode = ({
  quota,
  addressLimit,
  memberships,
  codes,
  mailer,
}: EmailCodeDeps): Endpoint<'emailCode'> => {
  const send = async (mail: Mailer, email: string, { visitor, language }: Caller) =>
    mail(codeMessage(email, await codes.issue(email, visitor), language))
  return ({ email }, caller) =>
    memberships === undefined || mailer === undefined
      ? TE.left(codesNotSetUp)
      : pipe(
          TE.tryCatch(() => codes.knows(email, caller.visitor), unexpected),
          TE.chain((isKnown) =>
            pipe(
              memberships.find(email),
              TE.tapIO(({ customerId }) => () => {
                if (customerId !== undefined) caller.later(() => send(mailer, email, caller))
              }),
              quota.spend(
                codeAllowances(caller, normalEmail(email), isKnown, addressLimit),
                caller.signal,
              ),
            ),
          ),
          TE.map(() => ({ body: { sent: true } })),
        )
}
