import { checkoutHandler, customerPortalHandler, webhooksHandler } from '@dramatis/sdk/hono'
import { serve } from '@hono/node-server'
import type { Context } from 'hono'
import { Hono } from 'hono'
import { customerOf, fulfill } from './shop.ts'

const billing = { accessToken: process.env.BILLING_TOKEN, serverURL: process.env.BILLING_URL }
const customer = (context: Context) => customerOf(context.req.header('cookie'))

const app = new Hono()
app.get('/checkout', checkoutHandler({ ...billing, successUrl: '/thanks', details: customer }))
app.get('/portal', customerPortalHandler({ ...billing, customer }))
app.post(
  '/webhooks',
  webhooksHandler({
    secret: process.env.WEBHOOK_SECRET,
    on: { 'order.paid': ({ data }) => fulfill(data) },
  }),
)
serve({ fetch: app.fetch, port: Number(process.env.PORT) })
