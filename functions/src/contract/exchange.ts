import * as t from 'io-ts'
import { readText } from './readText.ts'

/** Why a visitor has a picture drawn again: it was understood wrongly, another take is better, or to change it. */
export const ExchangeKind = t.keyof(
  { correction: null, take: null, change: null },
  'correction, take or change',
)
export type ExchangeKind = t.TypeOf<typeof ExchangeKind>

const MAX_TOKEN_LENGTH = 200

/**
 * Comes with a counted picture: within the quota's window, its visitor may have the picture drawn again for free, once
 * for each kind. Valid in the form in which it was issued.
 */
export const ExchangeToken = readText('an exchange from characterSD', (text) =>
  text.length <= MAX_TOKEN_LENGTH && /^[\w.-]+$/.test(text) ? text : undefined,
)

/** Asks for a picture in exchange for a counted one. */
export const Exchange = t.type({ token: ExchangeToken, as: ExchangeKind }, 'Exchange')
export type Exchange = t.TypeOf<typeof Exchange>
