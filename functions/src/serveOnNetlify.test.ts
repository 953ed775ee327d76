import { startMailServer } from '../test/mailServer.ts'
import { startPlatform } from '../test/platform.ts'
import { describing } from '../test/served.ts'
import { PROOF_HEADER } from './contract/index.ts'
import { ConfigError } from './config.ts'
import { serveOnNetlify } from './serveOnNetlify.ts'

const deployed = { VISITOR_SECRET: 'x'.repeat(32), LOG_LEVEL: 'silent', ADDRESS_LIMIT: '1' }

test('a deployment without a secret does not start', () => {
  expect(() => serveOnNetlify({})).toThrow(ConfigError)
})

test('counts by the address that the platform saw, not by a header', async () => {
  const handler = serveOnNetlify(deployed)
  const statusFrom = async (ip: string): Promise<number> => {
    const request = new Request('https://site.example/.netlify/functions/charPrompt', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.1' },
      body: JSON.stringify(describing),
    })
    return (await handler(request, { ip })).status
  }
  const statuses = []
  for (let i = 0; i < 4; i++) statuses.push(await statusFrom('203.0.113.1'))
  expect(statuses).toEqual([200, 200, 200, 429])
  expect(await statusFrom('203.0.113.2')).toBe(200)
})

test('knows the page by the address that Netlify gives the site', () => {
  const billing = { BILLING_ACCESS_TOKEN: 'token', BILLING_PRODUCT_ID: 'product' }
  expect(() => serveOnNetlify({ ...deployed, ...billing })).toThrow('PAGE_URL')
  expect(() =>
    serveOnNetlify({ ...deployed, ...billing, URL: 'https://site.example' }),
  ).not.toThrow()
})

test('a code that one function sends is taken by another, which has no memory of it', async () => {
  const platform = await startPlatform()
  const mail = await startMailServer()
  platform.addSubscriber('ann@example.com')
  const environment = {
    ...deployed,
    ...platform.environment,
    PREMIUM_PROOF: 'email-code',
    SMTP_URL: mail.url,
    MAIL_FROM: 'hello@dramatis.example',
  }
  const ongoing: Promise<void>[] = []
  const call = async (name: string, body: object, headers: Record<string, string> = {}) => {
    const request = new Request(`https://site.example/.netlify/functions/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    const context = {
      ip: '203.0.113.3',
      waitUntil: (work: Promise<void>) => void ongoing.push(work),
    }
    return serveOnNetlify(environment)(request, context)
  }
  await call('emailCode', { email: 'ann@example.com' })
  expect(ongoing).toHaveLength(1)
  await ongoing[0]
  const [code = ''] = /\d{6}(?= is your)/.exec(mail.messages[0]?.text ?? '') ?? []
  const answer = await call('proveEmail', { email: 'ann@example.com', code })
  expect(answer.status).toBe(200)
  const { proof } = await answer.json()
  const checked = await call(
    'subscription',
    { email: 'ann@example.com' },
    { [PROOF_HEADER]: proof },
  )
  expect(await checked.json()).toEqual({ premium: true })
  await mail.close()
  await platform.close()
})
