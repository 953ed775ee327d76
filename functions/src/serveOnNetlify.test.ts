import { charPromptBody } from '../test/serveFunctions.ts'
import { ConfigError } from './config/loadConfig.ts'
import { pathOf } from './contract/index.ts'
import { serveOnNetlify } from './serveOnNetlify.ts'

const deployed = { VISITOR_SECRET: 'x'.repeat(32), LOG_LEVEL: 'silent', ADDRESS_LIMIT: '1' }

test('does not start without a secret', () => {
  expect(() => serveOnNetlify({})).toThrow(ConfigError)
})

test('counts for the address that Netlify saw, not for a header', async () => {
  const handler = serveOnNetlify(deployed)
  const statusFrom = async (ip: string): Promise<number> => {
    const request = new Request(`https://site.example${pathOf('charPrompt')}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.1' },
      body: JSON.stringify(charPromptBody),
    })
    return (await handler(request, { ip })).status
  }
  const statuses = []
  for (let i = 0; i < 4; i++) statuses.push(await statusFrom('203.0.113.1'))
  expect(statuses).toEqual([200, 200, 200, 429])
  expect(await statusFrom('203.0.113.2')).toBe(200)
})

test('gets the page’s address from Netlify', () => {
  const billing = { BILLING_ACCESS_TOKEN: 'token', BILLING_PRODUCT_ID: 'product' }
  expect(() => serveOnNetlify({ ...deployed, ...billing })).toThrow('PAGE_URL')
  expect(() =>
    serveOnNetlify({ ...deployed, ...billing, URL: 'https://site.example' }),
  ).not.toThrow()
})

test('does not send codes that no other instance would know', () => {
  const environment = {
    ...deployed,
    BILLING_ACCESS_TOKEN: 'token',
    BILLING_PRODUCT_ID: 'product',
    URL: 'https://site.example',
    PREMIUM_PROOF: 'email-code',
    SMTP_URL: 'smtp://localhost',
    MAIL_FROM: 'hello@dramatis.example',
  }
  expect(() => serveOnNetlify(environment)).toThrow('requires REDIS_URL')
})
