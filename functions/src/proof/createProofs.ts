import { hkdfSync } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { normalEmail } from '../billing/normalEmail.ts'
import type { Clock } from '../Clock.ts'

export interface Proofs {
  /** Issues a proof that its bearer owns the email address. */
  issue(email: string): Promise<string>
  /** Whether this is a valid proof for this address. */
  verify(proof: string | null, email: string): Promise<boolean>
}

/** How long a proof is valid. */
export const PROOF_DAYS = 30

const ISSUER = 'dramatis'

/** Proofs are JWTs (RFC 7519) signed with HS256 and a key of their own, so that no other token passes for one. */
export const createProofs = (secret: string, clock: Clock): Proofs => {
  // The key is derived from this text. Changing it invalidates every issued proof.
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'dramatis e-mail proof', 32))
  return {
    issue(email) {
      const issuedAt = Math.floor(clock() / 1000)
      return new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setSubject(normalEmail(email))
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + PROOF_DAYS * 24 * 60 * 60)
        .sign(key)
    },
    async verify(proof, email) {
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
        // Any error means that the token proves nothing.
        return false
      }
    },
  }
}
