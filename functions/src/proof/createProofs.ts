import { hkdfSync } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { normalEmail } from '../billing/normalEmail.ts'
import type { Clock } from '../quota/spending.ts'

export interface Proofs {
  /** A proof that whoever bears it owns the address, good for 30 days. */
  issue(email: string): Promise<string>
  /** Whether this is a proof for this address; anything else is none. */
  hold(proof: string | null, email: string): Promise<boolean>
}

const ISSUER = 'dramatis'
const LIFETIME_S = 30 * 24 * 60 * 60

/** Proofs are JWTs (RFC 7519) signed with HS256, by a key of their own, so that no other token passes for one. */
export const createProofs = (secret: string, clock: Clock): Proofs => {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'dramatis e-mail proof', 32))
  return {
    issue(email) {
      const issuedAt = Math.floor(clock() / 1000)
      return new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setSubject(normalEmail(email))
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + LIFETIME_S)
        .sign(key)
    },
    async hold(proof, email) {
      if (proof === null) return false
      try {
        await jwtVerify(proof, key, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          subject: normalEmail(email),
          requiredClaims: ['exp'],
          currentDate: new Date(clock()),
        })
        return true
      } catch {
        // Whatever is wrong with it, it proves nothing.
        return false
      }
    },
  }
}
