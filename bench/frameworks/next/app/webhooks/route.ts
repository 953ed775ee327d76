import { webhooksHandler } from '@dramatis/sdk/next'
import { fulfil } from '../../shop'

export const POST = webhooksHandler({
  secret: process.env.WEBHOOK_SECRET,
  on: { 'order.paid': ({ data }) => fulfil(data) },
})
