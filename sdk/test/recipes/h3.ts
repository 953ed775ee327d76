import { checkoutHandler, customerPortalHandler, webhooksHandler } from '@dramatis/sdk/h3'
import type { H3Event } from 'h3'
import { H3, serve } from 'h3'
import { customerOf, fulfill } from './shop.ts'

const billing = { accessToken: process.env.BILLING_TOKEN, serverURL: process.env.BILLING_URL }
const customer = (event: H3Event) => customerOf(event.req.headers.get('cookie'))

const app = new H3()
app.get('/checkout', checkoutHandler({ ...billing, successUrl: '/thanks', details: customer }))
app.get('/portal', customerPortalHandler({ ...billing, customer }))
app.post(
  '/webhooks',
  webhooksHandler({
    secret: process.env.WEBHOOK_SECRET,
    on: { 'order.paid': ({ data }) => fulfill(data) },
  }),
)
serve(app, { port: Number(process.env.PORT) })
