import { createServer, request } from 'node:http'
import { createBillingClient } from '@dramatis/sdk/2026-10'
import { DEMO, startSandbox, type Sandbox } from '@dramatis/sdk/sandbox'
import { startMailServer, type MailServer } from '../../test/mailServer.ts'
import { matching } from '../../test/matchers.ts'
import {
  characterSDBody,
  newVisitor,
  outcomeOf,
  post,
  read,
  serveFunctions,
  type FunctionsServer,
} from '../../test/serveFunctions.ts'
import { TODAY } from '../../test/startPlatform.ts'
import { TTL_MS } from '../billing/createMemberships.ts'
import {
  CheckoutResponse,
  pathOf,
  PROOF_HEADER,
  ProveEmailResponse,
  SUBSCRIPTION_UNVERIFIED,
  SubscriptionResponse,
  type CheckoutWatch,
} from '../contract/index.ts'
import { listen } from '../http/listen.ts'

const START = new Date('2026-03-01T12:00:00Z')

let sandbox: Sandbox
let mail: MailServer
let server: FunctionsServer

const serve = (environment: Readonly<Record<string, string>> = {}) =>
  serveFunctions(
    {
      BILLING_ACCESS_TOKEN: sandbox.accessToken,
      BILLING_PRODUCT_ID: DEMO.productId,
      BILLING_URL: sandbox.url,
      BILLING_TIMEOUT_MS: '20000',
      PAGE_URL: 'https://page.example/',
      SMTP_URL: mail.url,
      MAIL_FROM: 'hello@dramatis.example',
      ...environment,
    },
    { clock: () => sandbox.now().getTime() },
  )

const restart = async (environment: Readonly<Record<string, string>>) => {
  await server.close()
  server = await serve(environment)
}

beforeEach(async () => {
  sandbox = await startSandbox({ seed: 'demo', now: START, today: TODAY })
  mail = await startMailServer()
  server = await serve()
})

afterEach(async () => {
  await server.close()
  await mail.close()
  await sandbox.close()
})

const premiumOf = (email: string, headers?: Record<string, string>) =>
  read(SubscriptionResponse, post(server, 'subscription', { email }, { headers }))

/** Requests a code by email, and trades it for a proof and a session. */
const prove = async (email: string): Promise<ProveEmailResponse> => {
  const { length } = await mail.messagesTo(email, 0)
  const headers = await newVisitor(server)
  await post(server, 'emailCode', { email }, { headers })
  const messages = await mail.messagesTo(email, length + 1)
  const code = mail.codeIn(messages.at(-1))
  return read(ProveEmailResponse, post(server, 'proveEmail', { email, code }, { headers }))
}

/** Opens a checkout. `pay` and `look` act as its buyer. */
const openCheckout = async (email: string) => {
  const { url, watch } = await read(CheckoutResponse, post(server, 'checkout', { email }))
  if (watch === undefined) throw new Error('The checkout cannot be watched')
  const { clientSecret, platformUrl } = watch satisfies CheckoutWatch
  const { checkouts } = createBillingClient({ serverURL: platformUrl })
  const pay = (confirmationTokenId: string) =>
    checkouts.clientConfirm({ clientSecret, checkoutConfirmStripe: { confirmationTokenId } })
  return { url, pay, look: () => checkouts.clientGet({ clientSecret }) }
}

test('makes a buyer premium until the end of the period in which they cancel, then free again', async () => {
  const email = 'Ann@shop.example'
  expect(await premiumOf(email)).toEqual({ premium: false })

  const checkout = await openCheckout(email)
  expect(checkout.url).toContain(sandbox.url)
  const open = await checkout.look()
  expect([open.status, open.customerEmail, open.productId]).toEqual(['open', email, DEMO.productId])
  expect(open.successUrl).toMatch(/^https:\/\/page\.example\/\?checkout_id=/)
  await expect(checkout.pay('tok_declined')).rejects.toMatchObject({ _tag: 'PaymentError' })
  sandbox.advance({ ms: TTL_MS.free })
  expect(await premiumOf(email)).toEqual({ premium: false })

  await checkout.pay('tok_visa')
  expect((await checkout.look()).status).toBe('succeeded')
  sandbox.advance({ ms: TTL_MS.free })
  expect(await premiumOf(email.toLowerCase())).toEqual({ premium: true })
  const lego = { ...characterSDBody, style: 'lego', email }
  expect((await post(server, 'characterSD', lego)).status).toBe(200)

  const { session } = await prove(email)
  if (session === undefined) throw new Error('There is no session')
  const { customerPortal } = createBillingClient({ serverURL: session.platformUrl })
  const security = { customerSession: session.token }
  const { result } = await customerPortal.subscriptions.list(security)
  expect(result.items).toHaveLength(1)
  await customerPortal.subscriptions.cancel(security, { id: result.items[0]?.id ?? '' })
  sandbox.advance({ days: 20 })
  expect(await premiumOf(email)).toEqual({ premium: true })
  sandbox.advance({ months: 1 })
  expect(await premiumOf(email)).toEqual({ premium: false, endedAt: '2026-04-01T12:00:20.000Z' })
  expect((await post(server, 'characterSD', lego)).status).toBe(403)
})

test('distinguishes the demo’s customers, with a token that may read customers and with one that may not', async () => {
  const paging = sandbox.createAccessToken({ scopes: ['subscriptions:read'] })
  for (const BILLING_ACCESS_TOKEN of [sandbox.accessToken, paging]) {
    await restart({ BILLING_ACCESS_TOKEN })
    expect(await premiumOf(DEMO.premium.email)).toEqual({ premium: true })
    expect(await premiumOf(DEMO.canceled.email)).toEqual({
      premium: false,
      // Whoever may not read customers gets a list of the current subscriptions alone.
      ...(BILLING_ACCESS_TOKEN === sandbox.accessToken && {
        endedAt: matching(/^\d{4}-\d\d-\d\dT.*Z$/),
      }),
    })
    expect(await premiumOf('stranger@example.com')).toEqual({ premium: false })
  }
})

test('reports a revoked token as a failure, not as free', async () => {
  await restart({ BILLING_ACCESS_TOKEN: 'revoked' })
  const { email } = DEMO.premium
  expect(await outcomeOf(post(server, 'subscription', { email }))).toEqual([
    502,
    { error: SUBSCRIPTION_UNVERIFIED },
  ])
})

test('where proof is required, the demo’s subscriber may paint in a premium style, but only with proof', async () => {
  await restart({ PREMIUM_PROOF: 'email-code' })
  const { email } = DEMO.premium
  const body = { ...characterSDBody, style: 'lego', email }
  const visitor = await newVisitor(server)
  expect((await post(server, 'characterSD', body, { headers: visitor })).status).toBe(403)
  const { proof } = await prove(email)
  const headers = { ...visitor, [PROOF_HEADER]: proof }
  expect(await premiumOf(email, headers)).toEqual({ premium: true })
  expect((await post(server, 'characterSD', body, { headers })).status).toBe(200)
})

test("the platform's own webhook makes a buyer premium at once", async () => {
  // The sandbox needs the webhook's URL before the functions have one, so a relay receives the deliveries.
  const relay = await listen(
    createServer((incoming, outgoing) => {
      const target = new URL(pathOf('billingWebhook'), server.url)
      const { method, headers } = incoming
      const passed = request(target, { method, headers }, (response) => {
        outgoing.writeHead(response.statusCode ?? 500)
        response.pipe(outgoing)
      })
      incoming.pipe(passed)
    }),
  )
  const secret = 'whsec_dGhlIHNlY3JldCBvZiB0aGUgd2ViaG9va3M='
  await sandbox.close()
  sandbox = await startSandbox({
    seed: 'demo',
    today: TODAY,
    webhooks: { url: relay.url, secret },
  })
  await restart({ BILLING_WEBHOOK_SECRET: secret })
  const email = 'ann@shop.example'
  const { pay } = await openCheckout(email)
  expect(await premiumOf(email)).toEqual({ premium: false })
  await pay('tok_visa')
  await sandbox.webhooks.settled()
  expect(new Set(sandbox.webhooks.deliveries().map(({ state }) => state))).toEqual(
    new Set(['delivered']),
  )
  // Without the webhook, the earlier response would still be cached.
  expect(await premiumOf(email)).toEqual({ premium: true })
  await relay.close()
})
