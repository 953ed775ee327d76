import { createHmac, hkdfSync } from 'node:crypto'
import { areEqual } from './areEqual.ts'

/** Marks checkouts with the visitor who opened them, in a form that tells the platform nothing about the visitor. */
export interface Buyers {
  readonly markOf: (visitor: string) => string
  readonly isMark: (mark: unknown, visitor: string) => boolean
}

export const createBuyers = (secret: string): Buyers => {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'dramatis checkout', 32))
  const markOf = (visitor: string) => createHmac('sha256', key).update(visitor).digest('base64url')
  return {
    markOf,
    isMark: (mark, visitor) => typeof mark === 'string' && areEqual(mark, markOf(visitor)),
  }
}
