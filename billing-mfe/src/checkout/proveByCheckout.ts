import { proveCheckout, type ProveCheckoutResponse } from '@dramatis/functions/contract'
import { isRight } from 'fp-ts/lib/Either.js'
import { callAsVisitor } from '../calls/callAsVisitor.ts'

/**
 * Trades a paid checkout that this browser opened for a proof of the address that it was paid with. Undefined if the
 * server refuses, or is too old to do so: then the buyer proves the address as anyone does.
 */
export const proveByCheckout = async (
  functionsUrl: string,
  checkoutId: string | undefined,
): Promise<ProveCheckoutResponse | undefined> => {
  const request = proveCheckout.request.decode({ checkoutId })
  if (!isRight(request)) return undefined
  const outcome = await callAsVisitor(functionsUrl, proveCheckout, request.right)
  return isRight(outcome) ? outcome.right : undefined
}
