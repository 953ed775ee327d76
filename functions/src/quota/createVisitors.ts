import { jwtVerify, SignJWT } from 'jose'
import { randomUUID } from 'node:crypto'

export interface Visitor {
  readonly id: string
  /** The token to issue to a visitor who came without a valid one. */
  readonly newToken?: string
}

export interface Visitors {
  /** Recognizes a visitor by their token; without a valid one, the visitor is new. */
  identify(token: string | null): Promise<Visitor>
}

const ISSUER = 'dramatis'

/** Visitor tokens are JWTs (RFC 7519) signed with HS256. They contain a random id and nothing else. */
export const createVisitors = (secret: string): Visitors => {
  const key = new TextEncoder().encode(secret)
  return {
    async identify(token) {
      const known = token === null ? undefined : await subjectOf(token, key)
      if (known !== undefined) return { id: known }
      const id = randomUUID()
      return { id, newToken: await sign(id, key) }
    },
  }
}

const sign = (id: string, key: Uint8Array): Promise<string> =>
  new SignJWT().setProtectedHeader({ alg: 'HS256' }).setIssuer(ISSUER).setSubject(id).sign(key)

const subjectOf = async (token: string, key: Uint8Array): Promise<string | undefined> => {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], issuer: ISSUER })
    return payload.sub
  } catch {
    // An invalid token means a new visitor.
    return undefined
  }
}
