import { webhooksHandler } from '@dramatis/sdk/sveltekit'
import { env } from '$env/dynamic/private'
import { fulfill } from '$lib/shop'

export const POST = webhooksHandler({
  secret: env.WEBHOOK_SECRET,
  on: { 'order.paid': ({ data }) => fulfill(data) },
})
