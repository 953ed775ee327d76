/** The code that a shop writes itself: who is signed in, and what a customer gets. */
import type { Order } from '@dramatis/sdk/orders'

const failedOnce = new Set<string>()

/** The customer who is signed in, according to the shop's cookie. */
export const customerOf = (cookie: string | null | undefined) => {
  const id = cookie?.match(/user=(\w+)/)?.[1]
  return id === undefined ? undefined : { externalCustomerId: id }
}

/** Delivers what was bought. If the order's metadata has `failsAtFirst`, the first attempt fails. */
export const fulfill = (order: Order): void => {
  if (order.metadata.failsAtFirst === true && !failedOnce.has(order.id)) {
    failedOnce.add(order.id)
    throw new Error('out of stock')
  }
  console.log(`fulfilled ${order.id}`)
}

/** Prints the link instead of sending it, since tests read the shop's output. */
export const sendVerificationEmail = ({ url }: { readonly url: string }) => {
  console.log(`verify ${url}`)
  return Promise.resolve()
}
