import type { Order } from '@dramatis/sdk/orders'

export const fulfil = (order: Order) => console.log(`fulfilled ${order.id}`)

/** Whoever walks through this shop reads its output. */
export const sendVerificationEmail = async ({ url }: { readonly url: string }) =>
  console.log(`verify ${url}`)
