import { createHmac, hkdfSync } from 'node:crypto'
import type { Clock } from '../Clock.ts'
import { areEqual } from './areEqual.ts'

/** A description, and for whom it was written. */
export interface SignedDescription {
  readonly description: string
  /** What the visitor typed. */
  readonly character: string
  /** The visitor's id. */
  readonly visitor: string
}

/** Distinguishes the describer's own descriptions from those that somebody has written, changed or passed on. */
export interface Signatures {
  readonly sign: (signed: SignedDescription) => string
  /** Whether this was signed for the same visitor and character, less than `SIGNATURE_MS` ago. */
  readonly isValid: (signature: string | undefined, signed: SignedDescription) => boolean
}

/** How long a signature is valid. */
export const SIGNATURE_MS = 10 * 60_000

/** How far the clocks of two processes may differ. */
const SKEW_MS = 60_000

const MAC_LENGTH = 43
const RADIX = 36

/** Any process with the secret accepts another's signature. It begins with the second in which it was made. */
export const createSignatures = (secret: string, clock: Clock): Signatures => {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'dramatis description', 32))
  const signAt = (time: string, { description, character, visitor }: SignedDescription) => {
    const text = JSON.stringify([time, visitor, character, description])
    return time + createHmac('sha256', key).update(text).digest('base64url')
  }
  return {
    sign: (signed) => signAt(Math.floor(clock() / 1000).toString(RADIX), signed),
    isValid(signature, signed) {
      if (signature === undefined) return false
      const time = signature.slice(0, -MAC_LENGTH)
      const age = clock() - 1000 * Number.parseInt(time, RADIX)
      return age >= -SKEW_MS && age < SIGNATURE_MS && areEqual(signature, signAt(time, signed))
    },
  }
}
