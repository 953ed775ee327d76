import {
  pathOf,
  PROOF_HEADER,
  ProveEmailResponse,
  SubscriptionResponse,
  VISITOR_HEADER,
} from '../../../src/contract/index.ts'
import { serveOnNetlify } from '../../../src/serveOnNetlify.ts'
import { startMailServer } from '../../mailServer.ts'
import { openRedisState } from '../../openRedisState.ts'
import { charPromptBody, read } from '../../serveFunctions.ts'
import { startPlatform } from '../../startPlatform.ts'
import { describeRedis, startRedis } from '../../startRedis.ts'

const deployed = { VISITOR_SECRET: 'x'.repeat(32), LOG_LEVEL: 'silent', ADDRESS_LIMIT: '1' }

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
  test('refuses a Redis that forgets, until it is set right', async () => {
    const redis = await startRedis(['--appendonly', 'no'])
    const state = openRedisState(redis)
    const log = jest.spyOn(console, 'error').mockImplementation()
    const handler = serveOnNetlify({ ...deployed, REDIS_URL: redis.url }, { state })
    const ask = async () => {
      const request = new Request(`https://site.example${pathOf('charPrompt')}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(charPromptBody),
      })
      return (await handler(request, { ip: '203.0.113.3' })).status
    }
    expect(await ask()).toBe(503)
    expect(log).toHaveBeenCalledWith(expect.stringContaining('Set its appendonly to yes'))
    await redis.redis.config('SET', 'appendonly', 'yes')
    expect(await ask()).toBe(200)
    log.mockRestore()
    await state.close()
    await redis.close()
  })
})
