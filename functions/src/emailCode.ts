import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Memberships } from './billing/Memberships.ts'
import { normalEmail } from './billing/normalEmail.ts'
import { EmailCodeRequest, type EmailCodeResponse } from './contract/index.ts'
import type { Handler } from './Handler.ts'
import { handle, type Answer } from './http/handle.ts'
import { codeMessage } from './mail/codeMessage.ts'
import type { Mailer } from './mail/Mailer.ts'
import type { Codes } from './proof/createCodes.ts'
import { codeAllowances } from './quota/allowances.ts'
import type { Spend } from './quota/spending.ts'
import { notSetUp } from './Refusal.ts'
import type { Visitors } from './visitors.ts'

export interface EmailCodeDeps {
  readonly visitors: Visitors
  readonly spend: Spend
  /** Free portraits an hour for one address. */
  readonly addressLimit: number
  readonly memberships?: Memberships | undefined
  readonly codes: Codes
  readonly mailer?: Mailer | undefined
}

/** `POST emailCode`: sends a one-time code, to customers only, and does not tell who is one. */
export const emailCode = ({
  visitors,
  spend,
  addressLimit,
  memberships,
  codes,
  mailer,
}: EmailCodeDeps): Handler => {
  const send = async (mail: Mailer, email: string) =>
    mail(codeMessage(email, await codes.issue(email)))
  return handle(visitors, EmailCodeRequest, ({ email }, caller) =>
    memberships === undefined || mailer === undefined
      ? TE.left(notSetUp('Codes by e-mail are'))
      : pipe(
          memberships.of(email),
          TE.tapIO(({ customerId }) => () => {
            if (customerId !== undefined) caller.later(() => send(mailer, email))
          }),
          spend(codeAllowances(caller, normalEmail(email), addressLimit), caller.signal),
          TE.map((): Answer<EmailCodeResponse> => ({ body: { sent: true } })),
        ),
  )
}
