import type { Order } from '@dramatis/sdk/orders'

export const billing = {
  accessToken: process.env.BILLING_TOKEN,
  serverURL: process.env.BILLING_URL, // only for the sandbox
}

/** Returns the customer that the shop's cookie names, or `undefined` if nobody is signed in. */
export const customerOf = (cookie: string | null | undefined) => {
  const id = cookie?.match(/user=(\w+)/)?.[1]
  return id === undefined ? undefined : { externalCustomerId: id }
}

export const fulfill = (order: Order) => console.log(`fulfilled ${order.id}`)
