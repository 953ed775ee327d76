import { createServer, request } from 'node:http'
import { createBillingClient } from '@dramatis/sdk'
import { DEMO, startSandbox, type Sandbox } from '@dramatis/sdk/sandbox'
import { listen } from '../test/listen.ts'
import { startMailServer, type MailServer } from '../test/mailServer.ts'
import { newVisitor, painting, post, served, type Served } from '../test/served.ts'
import { KEPT_MS } from './billing/Memberships.ts'
import { PROOF_HEADER } from './contract/index.ts'

// Machines that build and test at once are slow.
jest.setTimeout(60_000)

const START = new Date('2026-03-01T12:00:00Z')

let sandbox: Sandbox
let mail: MailServer
let server: Served

const start = async (environment: Record<string, string> = {}) => {
  await server?.close()
  server = await served(
    {
      BILLING_ACCESS_TOKEN: sandbox.accessToken,
      BILLING_PRODUCT_ID: DEMO.productId,
      BILLING_URL: sandbox.url,
      PAGE_URL: 'https://page.example/',
      SMTP_URL: mail.url,
      MAIL_FROM: 'hello@dramatis.example',
      ...environment,
    },
    { clock: () => sandbox.now().getTime() },
  )
}

beforeEach(async () => {
  sandbox = await startSandbox({ seed: 'demo', now: START })
  mail = await startMailServer()
  await start()
})

afterEach(async () => {
  await server.close()
  await mail.close()
  await sandbox.close()
})

const premiumOf = async (email: string, headers?: Record<string, string>): Promise<unknown> => {
  const response = await post(server, 'subscription', { email }, headers && { headers })
  return response.json()
}

/** A proof and a session, for the code in the latest message. */
const proved = async (email: string) => {
  const sent = mail.messages.length
  await post(server, 'emailCode', { email })
  while (mail.messages.length === sent) await new Promise((later) => setTimeout(later, 10))
  const [code = ''] = /\d{6}(?= is your)/.exec(mail.messages.at(-1)?.text ?? '') ?? []
  return (await post(server, 'proveEmail', { email, code })).json()
}

test('from a free visitor to premium, to an end with the period, and back to free', async () => {
  const email = 'Ann@shop.example'
  expect(await premiumOf(email)).toEqual({ premium: false })

  const { url, watch } = await (await post(server, 'checkout', { email })).json()
  expect(url).toContain(sandbox.url)
  const buyer = createBillingClient({ serverURL: watch.platformUrl })
  const { clientSecret } = watch
  const open = await buyer.checkouts.clientGet({ clientSecret })
  expect([open.status, open.customerEmail, open.productId]).toEqual(['open', email, DEMO.productId])
  expect(open.successUrl).toMatch(/^https:\/\/page\.example\/\?checkout_id=/)
  const declined = buyer.checkouts.clientConfirm({
    clientSecret,
    checkoutConfirmStripe: { confirmationTokenId: 'tok_declined' },
  })
  await expect(declined).rejects.toMatchObject({ _tag: 'PaymentError' })
  sandbox.advance({ ms: KEPT_MS.free })
  expect(await premiumOf(email)).toEqual({ premium: false })

  await buyer.checkouts.clientConfirm({
    clientSecret,
    checkoutConfirmStripe: { confirmationTokenId: 'tok_visa' },
  })
  expect((await buyer.checkouts.clientGet({ clientSecret })).status).toBe('succeeded')
  sandbox.advance({ ms: KEPT_MS.free })
  expect(await premiumOf(email.toLowerCase())).toEqual({ premium: true })
  const lego = { ...painting, style: 'lego', email }
  expect((await post(server, 'characterSD', lego)).status).toBe(200)

  const { session } = await proved(email)
  const portal = createBillingClient({ serverURL: session.platformUrl }).customerPortal
  const own = await portal.subscriptions.list({ customerSession: session.token })
  expect(own.result.items).toHaveLength(1)
  const [subscription] = own.result.items
  await portal.subscriptions.cancel(
    { customerSession: session.token },
    { id: subscription?.id ?? '' },
  )
  sandbox.advance({ days: 20 })
  expect(await premiumOf(email)).toEqual({ premium: true })
  sandbox.advance({ months: 1 })
  expect(await premiumOf(email)).toEqual({ premium: false })
  expect((await post(server, 'characterSD', lego)).status).toBe(403)
})

test('the people of the demo are told apart, with a token that reads customers and with one that does not', async () => {
  const paging = sandbox.createAccessToken({ scopes: ['subscriptions:read'] })
  for (const BILLING_ACCESS_TOKEN of [sandbox.accessToken, paging]) {
    await start({ BILLING_ACCESS_TOKEN })
    expect(await premiumOf(DEMO.premium.email)).toEqual({ premium: true })
    expect(await premiumOf(DEMO.canceled.email)).toEqual({ premium: false })
    expect(await premiumOf('stranger@example.com')).toEqual({ premium: false })
  }
})

test('a token that is revoked is told, and not taken for free', async () => {
  await start({ BILLING_ACCESS_TOKEN: 'revoked' })
  expect(await premiumOf(DEMO.premium.email)).toEqual({
    error: 'Could not verify subscription. Please try again or contact support.',
  })
})

test('with a proof required, a subscriber of the demo paints in any style, and only with it', async () => {
  await start({ PREMIUM_PROOF: 'email-code' })
  const { email } = DEMO.premium
  const wish = { ...painting, style: 'lego', email }
  const visitor = await newVisitor(server)
  expect((await post(server, 'characterSD', wish, { headers: visitor })).status).toBe(403)
  const { proof } = await proved(email)
  const headers = { ...visitor, [PROOF_HEADER]: proof }
  expect(await premiumOf(email, headers)).toEqual({ premium: true })
  expect((await post(server, 'characterSD', wish, { headers })).status).toBe(200)
})

test('the platform’s own webhook makes who has just paid premium at once', async () => {
  // The platform is told an address before the functions have one.
  const relay = await listen(
    createServer((incoming, outgoing) => {
      const target = new URL('/.netlify/functions/billingWebhook', server.url)
      const { method, headers } = incoming
      const passed = request(target, { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500)
        answer.pipe(outgoing)
      })
      incoming.pipe(passed)
    }),
  )
  const secret = 'whsec_dGhlIHNlY3JldCBvZiB0aGUgd2ViaG9va3M='
  await sandbox.close()
  sandbox = await startSandbox({ seed: 'demo', webhooks: { url: relay.url, secret } })
  await start({ BILLING_WEBHOOK_SECRET: secret })
  const email = 'ann@shop.example'
  const { watch } = await (await post(server, 'checkout', { email })).json()
  expect(await premiumOf(email)).toEqual({ premium: false })
  await createBillingClient({ serverURL: watch.platformUrl }).checkouts.clientConfirm({
    clientSecret: watch.clientSecret,
    checkoutConfirmStripe: { confirmationTokenId: 'tok_visa' },
  })
  await sandbox.webhooks.settled()
  expect(new Set(sandbox.webhooks.deliveries().map(({ state }) => state))).toEqual(
    new Set(['delivered']),
  )
  // Well within the time for which free is believed.
  expect(await premiumOf(email)).toEqual({ premium: true })
  await relay.close()
})
