import { webhooksHandler } from '@dramatis/sdk/next'
import { fulfill } from '../../shop'

export const POST = webhooksHandler({
  secret: process.env.WEBHOOK_SECRET,
  on: { 'order.paid': ({ data }) => fulfill(data) },
})
