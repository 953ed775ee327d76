import * as t from 'io-ts'
import { Code } from './code.ts'
import { Email } from './email.ts'
import { route } from './route.ts'

/** `POST proveEmail`: trades a code for a proof. */
export const ProveEmailRequest = t.type({ email: Email, code: Code }, 'ProveEmailRequest')
export type ProveEmailRequest = t.TypeOf<typeof ProveEmailRequest>

/**
 * `token` opens the platform's customer portal at `platformUrl` until `expiresAt` (ISO 8601). Keep it in
 * memory only.
 */
export const PortalSession = t.type(
  { token: t.string, expiresAt: t.string, platformUrl: t.string },
  'PortalSession',
)
export type PortalSession = t.TypeOf<typeof PortalSession>

/**
 * `proof` goes into `PROOF_HEADER` for 30 days. To a page on the functions' own origin it is `PROOF_IN_COOKIE`.
 * `session` is absent when the platform issued none.
 */
export const ProveEmailResponse = t.intersection(
  [t.type({ proof: t.string }), t.partial({ session: PortalSession })],
  'ProveEmailResponse',
)
export type ProveEmailResponse = t.TypeOf<typeof ProveEmailResponse>

export const proveEmail = route('proveEmail', ProveEmailRequest, ProveEmailResponse)
