import { createHash } from 'node:crypto'

/** The SHA-384 of some bytes, as in an `integrity` attribute. */
export const integrityOf = (bytes: Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`
