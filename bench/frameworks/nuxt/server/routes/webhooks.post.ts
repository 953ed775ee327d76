import { webhooksHandler } from '@dramatis/sdk/h3'

export default defineEventHandler(
  webhooksHandler({
    secret: process.env.WEBHOOK_SECRET,
    on: { 'order.paid': ({ data }) => fulfill(data) },
  }),
)
