import * as t from 'io-ts'
import { Email } from './email.ts'
import { readText } from './readText.ts'

/**
 * The header that carries the signed proof of owning an address, with `subscription` and
 * `characterSD`. It holds for the address that it was given for and no other.
 */
export const PROOF_HEADER = 'x-dramatis-proof'

/** `POST emailCode`: asks for a one-time code by e-mail. */
export const EmailCodeRequest = t.type({ email: Email }, 'EmailCodeRequest')
export type EmailCodeRequest = t.TypeOf<typeof EmailCodeRequest>

/** The same for every address; only a customer is sent a code. */
export const EmailCodeResponse = t.type({ sent: t.literal(true) }, 'EmailCodeResponse')
export type EmailCodeResponse = t.TypeOf<typeof EmailCodeResponse>

/** Six digits, with or without white space between them. */
const Code = readText('the code of 6 digits from the e-mail', (text) => {
  const digits = text.replace(/\s/g, '')
  return /^\d{6}$/.test(digits) ? digits : undefined
})

/** `POST proveEmail`: trades a code for a proof. */
export const ProveEmailRequest = t.type({ email: Email, code: Code }, 'ProveEmailRequest')
export type ProveEmailRequest = t.TypeOf<typeof ProveEmailRequest>

/**
 * `token` opens the platform's customer portal at `platformUrl` until `expiresAt` (ISO 8601). It is
 * to be kept in memory only.
 */
export const PortalSession = t.type(
  { token: t.string, expiresAt: t.string, platformUrl: t.string },
  'PortalSession',
)
export type PortalSession = t.TypeOf<typeof PortalSession>

/** `proof` goes into `PROOF_HEADER` for 30 days; `session` is absent when the platform gave none. */
export const ProveEmailResponse = t.intersection(
  [t.type({ proof: t.string }), t.partial({ session: PortalSession })],
  'ProveEmailResponse',
)
export type ProveEmailResponse = t.TypeOf<typeof ProveEmailResponse>
