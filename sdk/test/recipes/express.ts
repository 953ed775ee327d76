import { checkoutHandler, customerPortalHandler, webhooksHandler } from '@dramatis/sdk/express'
import express from 'express'
import { customerOf, fulfill } from './shop.ts'

const billing = { accessToken: process.env.BILLING_TOKEN, serverURL: process.env.BILLING_URL }
const customer = (request: express.Request) => customerOf(request.headers.cookie)

const app = express()
app.get('/checkout', checkoutHandler({ ...billing, successUrl: '/thanks', details: customer }))
app.get('/portal', customerPortalHandler({ ...billing, customer }))
app.post(
  '/webhooks',
  webhooksHandler({
    secret: process.env.WEBHOOK_SECRET,
    on: { 'order.paid': ({ data }) => fulfill(data) },
  }),
)
app.use(express.json()) // after the webhooks route, which needs the raw body
app.listen(Number(process.env.PORT))
