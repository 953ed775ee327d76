import { createHmac } from 'node:crypto'
import { createBillingClient } from '@dramatis/sdk/2026-10'
import { DEMO } from '@dramatis/sdk/sandbox'
import { openPage } from './openPage.ts'
import { freePorts, originOf, startLocal, until, type Ports, type Running } from './startLocal.ts'

const WEBHOOK_SECRET = Buffer.from('a secret that only the platform and the functions know')

let ports: Ports
let local: Running

beforeAll(async () => {
  ports = await freePorts()
  const own = {
    BILLING_ACCESS_TOKEN: DEMO.accessToken,
    BILLING_PRODUCT_ID: DEMO.productId,
    BILLING_URL: originOf(ports.platform),
    BILLING_WEBHOOK_SECRET: `whsec_${WEBHOOK_SECRET.toString('base64')}`,
    STUDIO_SHORT_SIDE: '64',
    PREMIUM_PROOF: 'email-code',
  }
  local = await startLocal(ports, { parts: ['page', 'platform'], env: own })
})

afterAll(() => local.stop())

/** Sends a POST request to a function and returns the response's status and parsed body. */
const post = async (
  name: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly body: unknown }> => {
  const response = await fetch(`${originOf(ports.page)}/.netlify/functions/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) }
}

const { email } = DEMO.premium

const legoFor = (address: string) => ({
  prompt: 'An old wizard with a long white beard.',
  character: 'Gandalf',
  aspect_ratio: 'square',
  style: 'lego',
  premium: true,
  email: address,
})

it("[security-visitor-3] draws no premium style for a forged flag, nor for a subscriber's address without its proof", async () => {
  for (const address of ['', 'stranger@example.com', email]) {
    expect((await post('characterSD', legoFor(address))).status).toBe(403)
    const forged = { 'x-dramatis-proof': 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0.' }
    expect((await post('characterSD', legoFor(address), forged)).status).toBe(403)
  }
})

it('[security-visitor-5] does not reveal to a stranger who is a subscriber', async () => {
  const responses = await Promise.all(
    [email, DEMO.canceled.email, 'stranger@example.com'].map((address) =>
      post('subscription', { email: address }),
    ),
  )
  expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1)
  expect(responses[0]).toEqual({ status: 200, body: { premium: false, proof: 'email-code' } })
})

it('[security-site-5] hides the proof of an address from scripts on the page, although it grants the page premium', async () => {
  const page = await openPage({ baseURL: originOf(ports.page) })
  await page.goto('/settings.json')
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  const postFromPage = async (name: string, body: object): Promise<unknown> => {
    const [received, visitor] = await page.evaluate(
      async ([path, init]) => {
        const response = await fetch(`/.netlify/functions/${path}`, { method: 'POST', ...init })
        const json = (await response.json()) as unknown
        return [json, response.headers.get('x-dramatis-visitor')] as const
      },
      [name, { headers, body: JSON.stringify(body) }] as const,
    )
    if (visitor !== null) headers['x-dramatis-visitor'] = visitor
    return received
  }
  const shown = /code is (\d{6})\./
  await postFromPage('emailCode', { email })
  await until(() => shown.test(local.output()))
  const code = shown.exec(local.output())?.[1] ?? ''
  expect(await postFromPage('proveEmail', { email, code })).toMatchObject({ proof: 'cookie' })
  expect(await page.evaluate(() => document.cookie)).toBe('')

  headers['x-dramatis-proof'] = 'cookie'
  expect(await postFromPage('subscription', { email })).toEqual({ premium: true })
  const stolen = { ...headers }
  expect((await post('subscription', { email }, stolen)).body).toMatchObject({ premium: false })
})

it('refuses a thousand guesses at a code', async () => {
  expect((await post('emailCode', { email })).body).toEqual({ sent: true })
  const guesses = Array.from({ length: 1000 }, (_, index) => String(index).padStart(6, '0'))
  const statuses: number[] = []
  for (let first = 0; first < guesses.length; first += 50) {
    const batch = guesses.slice(first, first + 50)
    const responses = await Promise.all(batch.map((code) => post('proveEmail', { email, code })))
    statuses.push(...responses.map(({ status }) => status))
  }
  expect(statuses.filter((status) => status !== 403 && status !== 429)).toEqual([])
  // A code allows five tries, and then the limit on tries applies: hardly any guess was even compared.
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(900)
})

it('shows a session’s customer only their own data', async () => {
  const serverURL = originOf(ports.platform)
  const merchant = createBillingClient({ serverURL, accessToken: DEMO.accessToken })
  const buyer = createBillingClient({ serverURL })
  const { token } = await merchant.customerSessions.create({
    customerId: DEMO.canceled.customerId,
  })
  const security = { customerSession: token }
  const [theirs] = (await merchant.subscriptions.list({ customerId: DEMO.premium.customerId }))
    .result.items
  const own = await buyer.customerPortal.subscriptions.list(security)
  expect(own.result.items.map(({ customerId }) => customerId)).toEqual([DEMO.canceled.customerId])
  await expect(
    buyer.customerPortal.subscriptions.cancel(security, { id: theirs?.id ?? '' }),
  ).rejects.toMatchObject({ statusCode: 404 })
})

it('[security-functions-3] accepts a repeated webhook and refuses a forged or stale one', async () => {
  const body = JSON.stringify({ type: 'a.future.event', timestamp: new Date(), data: {} })
  const send = (id: string, at: Date, secret: Buffer) => {
    const timestamp = String(Math.floor(at.getTime() / 1000))
    const signature = createHmac('sha256', secret)
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64')
    return post('billingWebhook', body, {
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    })
  }
  const now = new Date()
  expect((await send('msg_1', now, WEBHOOK_SECRET)).status).toBe(202)
  // The repeated one is acknowledged, so that the platform stops sending it. The functions' own tests check that it
  // has no effect.
  expect((await send('msg_1', now, WEBHOOK_SECRET)).status).toBe(202)
  expect((await send('msg_2', now, Buffer.from('a guess'))).status).toBe(403)
  expect((await send('msg_3', new Date(now.getTime() - 600_000), WEBHOOK_SECRET)).status).toBe(403)
})
