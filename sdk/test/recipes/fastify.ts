import { checkoutHandler, customerPortalHandler, webhooksPlugin } from '@dramatis/sdk/fastify'
import type { FastifyRequest } from 'fastify'
import Fastify from 'fastify'
import { customerOf, fulfill } from './shop.ts'

const billing = { accessToken: process.env.BILLING_TOKEN, serverURL: process.env.BILLING_URL }
const customer = (request: FastifyRequest) => customerOf(request.headers.cookie)

const app = Fastify()
app.get('/checkout', checkoutHandler({ ...billing, successUrl: '/thanks', details: customer }))
app.get('/portal', customerPortalHandler({ ...billing, customer }))
app.register(
  webhooksPlugin('/webhooks', {
    secret: process.env.WEBHOOK_SECRET,
    on: { 'order.paid': ({ data }) => fulfill(data) },
  }),
)
await app.listen({ port: Number(process.env.PORT) })
