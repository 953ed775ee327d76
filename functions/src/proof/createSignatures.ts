import { createHmac, hkdfSync } from 'node:crypto'
import { areEqual } from './areEqual.ts'

/** Distinguishes the describer's own descriptions from those that somebody has written or changed. */
export interface Signatures {
  sign(description: string): string
  isValid(signature: string | undefined, description: string): boolean
}

/** Any process with the secret accepts another's signature. */
export const createSignatures = (secret: string): Signatures => {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'dramatis description', 32))
  const sign = (description: string) =>
    createHmac('sha256', key).update(description).digest('base64url')
  return {
    sign,
    isValid: (signature, description) =>
      signature !== undefined && areEqual(signature, sign(description)),
  }
}
