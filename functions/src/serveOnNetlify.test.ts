import { startMailServer } from '../test/mailServer.ts'
import { startPlatform } from '../test/platform.ts'
import { describing } from '../test/served.ts'
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

test('keeps the function awake for what goes on after the answer', async () => {
  const platform = await startPlatform()
  const mail = await startMailServer()
  platform.addSubscriber('ann@example.com')
  const handler = serveOnNetlify({
    ...deployed,
    ...platform.environment,
    SMTP_URL: mail.url,
    MAIL_FROM: 'hello@dramatis.example',
  })
  const ongoing: Promise<void>[] = []
  const request = new Request('https://site.example/.netlify/functions/emailCode', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ann@example.com' }),
  })
  await handler(request, { ip: '203.0.113.3', waitUntil: (work) => void ongoing.push(work) })
  expect(ongoing).toHaveLength(1)
  await ongoing[0]
  expect(mail.messages).toHaveLength(1)
  await mail.close()
  await platform.close()
})
