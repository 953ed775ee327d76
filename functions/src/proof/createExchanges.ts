import { createHmac, hkdfSync } from 'node:crypto'
import { MAX_CORRECTION_MS, WINDOW_MS } from '@dramatis/catalogue'
import type { Clock } from '../Clock.ts'
import { areEqual } from './areEqual.ts'

/** Tokens that come with counted pictures, for free ones in exchange. */
export interface Exchanges {
  /**
   * @param holder the only visitor who may use it
   * @param picture identifies the counted picture; letters, digits and hyphens
   */
  issue(holder: string, picture: string): string
  /** The counted picture; undefined if the token is another holder's, has expired, or was not issued. */
  pictureOf(token: string, holder: string): string | undefined
}

/**
 * A quota log counts a used exchange for `WINDOW_MS`, by a clock that may lag behind by `MAX_CORRECTION_MS`. A token
 * that were valid for longer could be used twice.
 */
export const EXCHANGE_MS = WINDOW_MS - MAX_CORRECTION_MS

/** Any process with the secret accepts another's tokens, and which are used up is the quota log's to know. */
export const createExchanges = (secret: string, clock: Clock): Exchanges => {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'dramatis exchange', 32))
  const tokenOf = (picture: string, expiresAt: string, holder: string) => {
    // Neither a picture nor a time has a line break, so different values give different texts.
    const text = `${picture}\n${expiresAt}\n${holder}`
    return [picture, expiresAt, createHmac('sha256', key).update(text).digest('base64url')].join(
      '.',
    )
  }
  return {
    issue: (holder, picture) => tokenOf(picture, String(clock() + EXCHANGE_MS), holder),
    pictureOf(token, holder) {
      const [picture = '', expiresAt = ''] = token.split('.')
      const isValid = areEqual(token, tokenOf(picture, expiresAt, holder))
      return isValid && clock() < Number(expiresAt) ? picture : undefined
    },
  }
}
