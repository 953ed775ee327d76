import { startMailServer } from '../test/mailServer.ts'
import { charPromptBody, read } from '../test/serveFunctions.ts'
import { openRedisState } from '../test/describeState.ts'
import { describeRedis, startRedis } from '../test/startRedis.ts'
import { startPlatform } from '../test/startPlatform.ts'
import { ConfigError } from './config/loadConfig.ts'
import {
  pathOf,
  PROOF_HEADER,
  ProveEmailResponse,
  SubscriptionResponse,
  VISITOR_HEADER,
} from './contract/index.ts'
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

describeRedis(() => {
  test('accepts a code that another instance sent', async () => {
    const platform = await startPlatform()
    const mail = await startMailServer()
    const redis = await startRedis()
    await platform.addSubscriber('ann@example.com')
    const environment = {
      ...deployed,
      ...platform.environment,
      BILLING_TIMEOUT_MS: '20000',
      PREMIUM_PROOF: 'email-code',
      SMTP_URL: mail.url,
      MAIL_FROM: 'hello@dramatis.example',
      REDIS_URL: redis.url,
    }
    const states = [openRedisState(redis), openRedisState(redis)]
    const instances = states.map((state) => serveOnNetlify(environment, { state }))
    const pending: Promise<void>[] = []
    let calls = 0
    const call = async (name: string, body: object, headers: Record<string, string> = {}) => {
      const request = new Request(`https://site.example${pathOf(name)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
      const context = {
        ip: '203.0.113.3',
        waitUntil: (work: Promise<void>) => void pending.push(work),
      }
      const instance = instances[(calls += 1) % instances.length]
      if (instance === undefined) throw new Error('There is no instance')
      return instance(request, context)
    }
    const email = 'ann@example.com'
    const asked = await call('emailCode', { email })
    const visitor = { [VISITOR_HEADER]: asked.headers.get(VISITOR_HEADER) ?? 'no token' }
    expect(pending).toHaveLength(1)
    const [message] = await mail.messagesTo(email, 1)
    const code = mail.codeIn(message)
    const { proof } = await read(ProveEmailResponse, call('proveEmail', { email, code }, visitor))
    const checked = call('subscription', { email }, { [PROOF_HEADER]: proof })
    expect(await read(SubscriptionResponse, checked)).toEqual({ premium: true })
    await Promise.all(pending)
    for (const state of states) await state.close()
    await redis.close()
    await mail.close()
    await platform.close()
  })
})
