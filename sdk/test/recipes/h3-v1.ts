import { createServer } from 'node:http'
import { checkoutHandler, customerPortalHandler, webhooksHandler } from '@dramatis/sdk/h3'
import type { H3Event } from 'h3-v1'
import { createApp, createRouter, defineEventHandler, getHeader, toNodeListener } from 'h3-v1'
import { customerOf, fulfill } from './shop.ts'

const billing = { accessToken: process.env.BILLING_TOKEN, serverURL: process.env.BILLING_URL }
const customer = (event: H3Event) => customerOf(getHeader(event, 'cookie'))

const router = createRouter()
router.get(
  '/checkout',
  defineEventHandler(checkoutHandler({ ...billing, successUrl: '/thanks', details: customer })),
)
router.get('/portal', defineEventHandler(customerPortalHandler({ ...billing, customer })))
router.post(
  '/webhooks',
  defineEventHandler(
    webhooksHandler({
      secret: process.env.WEBHOOK_SECRET,
      on: { 'order.paid': ({ data }) => fulfill(data) },
    }),
  ),
)
createServer(toNodeListener(createApp().use(router))).listen(Number(process.env.PORT))
