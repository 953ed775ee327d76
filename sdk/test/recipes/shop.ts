/** A shop's own part: who is signed in, and what a customer gets. */
import type { Order } from '@dramatis/sdk/orders'

const failedOnce = new Set<string>()

/** The customer who is signed in, by the shop's cookie. */
export const customerOf = (cookie: string | null | undefined) => {
  const id = cookie?.match(/user=(\w+)/)?.[1]
  return id === undefined ? undefined : { externalCustomerId: id }
}

/** Delivers what was bought. A test makes it fail at first through the order's metadata. */
export const fulfill = (order: Order): void => {
  if (order.metadata.failsAtFirst === true && !failedOnce.has(order.id)) {
    failedOnce.add(order.id)
    throw new Error('out of stock')
  }
  console.log(`fulfilled ${order.id}`)
}

/** Tests read the shop's output. */
export const sendVerificationEmail = ({ url }: { readonly url: string }) => {
  console.log(`verify ${url}`)
  return Promise.resolve()
}
