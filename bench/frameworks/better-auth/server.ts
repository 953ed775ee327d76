import { createBillingClient } from '@dramatis/sdk'
import { checkoutHandler, customerPortalHandler, webhooksHandler } from '@dramatis/sdk/hono'
import { serve } from '@hono/node-server'
import type { User } from 'better-auth'
import { betterAuth } from 'better-auth'
import { memoryAdapter } from 'better-auth/adapters/memory'
import type { Context } from 'hono'
import { Hono } from 'hono'
import { fulfil, sendVerificationEmail } from './shop.ts'

const billing = { accessToken: process.env.BILLING_TOKEN, serverURL: process.env.BILLING_URL }
const { customers } = createBillingClient(billing)

/** Makes a user a customer; one who bought before signing up keeps that customer. */
const link = async ({ id, email, emailVerified, name }: User) => {
  const [known] = (await customers.list({ email })).result.items
  if (!known) await customers.create({ externalId: id, email, name })
  else if (emailVerified && 'externalId' in known && !known.externalId)
    await customers.update({ id: known.id, customerUpdate: { externalId: id } })
}
// A platform that cannot be reached is no reason not to let anybody in.
const after = (user: User) => link(user).catch(console.error)

const auth = betterAuth({
  baseURL: process.env.ORIGIN,
  database: memoryAdapter({ user: [], session: [], account: [], verification: [] }),
  emailAndPassword: { enabled: true },
  emailVerification: { sendOnSignUp: true, sendVerificationEmail },
  databaseHooks: { user: { create: { after }, update: { after } } },
})

const customer = async ({ req }: Context) => {
  const session = await auth.api.getSession({ headers: req.raw.headers })
  return session && { externalCustomerId: session.user.id }
}

const app = new Hono()
app.on(['GET', 'POST'], '/api/auth/*', ({ req }) => auth.handler(req.raw))
app.get('/checkout', checkoutHandler({ ...billing, successUrl: '/thanks', details: customer }))
app.get('/portal', customerPortalHandler({ ...billing, customer }))
app.post(
  '/webhooks',
  webhooksHandler({
    secret: process.env.WEBHOOK_SECRET,
    on: { 'order.paid': ({ data }) => fulfil(data) },
  }),
)
serve({ fetch: app.fetch, port: Number(process.env.PORT) })
