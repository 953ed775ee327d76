import { encode, fromBase64, keysIn } from './webhookSecret.ts'
import { WebhookVerificationError } from './WebhookVerificationError.ts'

/** The maximum number of signatures on one delivery: far more than rotating a secret needs. */
const MAX_SIGNATURES = 10

/** In characters. Ten signatures of each version of Standard Webhooks take 1,400. */
const MAX_HEADER_LENGTH = 4096

/** The length of an HMAC-SHA-256. */
const SIGNATURE_BYTES = 32

/**
 * Fails unless one of the signatures in the `webhook-signature` header was made with one of the
 * secrets. Anyone can send a delivery, so the work is bounded: the content is hashed once per key, however
 * many signatures there are, and a header with more than ten signatures is refused before that.
 */
export const verifySignature = async (
  header: string,
  content: string,
  secrets: readonly string[],
): Promise<void> => {
  const candidates = signaturesIn(header)
  const keys = await Promise.all(secrets.flatMap(keysIn).map(importKey))
  const signed = encode(content)
  const macs = await Promise.all(keys.map((key) => crypto.subtle.sign('HMAC', key, signed)))
  const matches = macs.flatMap((mac) =>
    candidates.map((candidate) => areEqual(new Uint8Array(mac), candidate)),
  )
  if (!matches.includes(true)) throw noMatch()
}

const signaturesIn = (header: string): Uint8Array[] => {
  if (header.length > MAX_HEADER_LENGTH) {
    throw new WebhookVerificationError(
      `the header webhook-signature is longer than ${MAX_HEADER_LENGTH} characters`,
    )
  }
  const candidates = header.split(' ').flatMap(signatureBytes)
  if (candidates.length > MAX_SIGNATURES) {
    throw new WebhookVerificationError(`there are more than ${MAX_SIGNATURES} signatures`)
  }
  if (candidates.length === 0) throw noMatch()
  return candidates
}

const signatureBytes = (signature: string): Uint8Array[] => {
  const [version, base64 = ''] = signature.split(',')
  const bytes = version === 'v1' ? fromBase64(base64) : undefined
  return bytes?.length === SIGNATURE_BYTES ? [bytes] : []
}

const importKey = (bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])

/** Takes the same time wherever the bytes differ, so the time does not give the MAC away. */
const areEqual = (mac: Uint8Array, candidate: Uint8Array): boolean =>
  mac.reduce((difference, byte, index) => difference | (byte ^ (candidate[index] ?? 0)), 0) === 0

const noMatch = () => new WebhookVerificationError('no signature matches the secret')
