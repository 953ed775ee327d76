import { parse, serialize } from 'hono/utils/cookie'
import { PROOF_HEADER, PROOF_IN_COOKIE } from '../contract/index.ts'
import { PROOF_DAYS } from '../proof/createProofs.ts'

/**
 * The origin of our own page, if its script sent the request. Only browsers send `sec-fetch-site`, and no script can
 * set it. A page on another origin, or in an older browser, gets its proof in the response instead.
 */
export const ownOriginOf = (headers: Headers): string | undefined =>
  headers.get('sec-fetch-site') === 'same-origin' ? (headers.get('origin') ?? undefined) : undefined

/** The proof that a request carries: in its header, or in the cookie if the header says so. */
export const proofOf = (headers: Headers): string | null => {
  const sent = headers.get(PROOF_HEADER)
  return sent === PROOF_IN_COOKIE ? cookieOf(headers) : sent
}

/** Whether the request's cookie has a proof that its page no longer knows, because the visitor has signed out. */
export const hasForgottenProof = (headers: Headers): boolean =>
  headers.get(PROOF_HEADER) === null && cookieOf(headers) !== null

/** A proof as it is sent: our own page gets a cookie that no script can read, a page of another origin the proof itself. */
export const handOver = (
  proof: string,
  { ownOrigin }: { readonly ownOrigin: string | undefined },
) =>
  ownOrigin === undefined
    ? { proof, headers: undefined }
    : { proof: PROOF_IN_COOKIE, headers: keepProof(proof, ownOrigin) }

/** Stores a proof where no script can read it, and no other site can send it. */
const keepProof = (proof: string, origin: string): Readonly<Record<string, string>> =>
  setCookie(proof, origin, PROOF_DAYS * 24 * 60 * 60)

export const forgetProof = (origin: string): Readonly<Record<string, string>> =>
  setCookie('', origin, 0)

const NAME = 'dramatis-proof'
const HOST_PREFIX = '__Host-'

const cookieOf = (headers: Headers): string | null => {
  const cookies = parse(headers.get('cookie') ?? '')
  return cookies[`${HOST_PREFIX}${NAME}`] ?? cookies[NAME] ?? null
}

/** Over plain HTTP, as on a developer's machine, browsers refuse `Secure` and the prefix that requires it. */
const setCookie = (
  value: string,
  origin: string,
  maxAge: number,
): Readonly<Record<string, string>> => {
  const secure = origin.startsWith('https:')
  const options = { path: '/', httpOnly: true, sameSite: 'Strict', secure, maxAge } as const
  return { 'set-cookie': serialize(secure ? `${HOST_PREFIX}${NAME}` : NAME, value, options) }
}
