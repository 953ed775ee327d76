import { startPlatform } from '../../startPlatform.ts'
import { describeRedis, startRedis } from '../../startRedis.ts'
import { serveFunctions } from '../../serveFunctions.ts'
import { deliverTo, eventOf, isPremiumOn, WEBHOOK_SECRET } from '../../webhooks.ts'

describeRedis(() => {
  test('an event takes effect in every process, whichever receives it, and once', async () => {
    const platform = await startPlatform()
    const redis = await startRedis()
    const environment = {
      ...platform.environment,
      REDIS_URL: redis.url,
      VISITOR_SECRET: 'a secret of at least 32 characters',
      BILLING_WEBHOOK_SECRET: WEBHOOK_SECRET,
      BILLING_TIMEOUT_MS: '20000',
    }
    const [one, other] = [await serveFunctions(environment), await serveFunctions(environment)]
    const ann = await platform.addSubscriber('ann@example.com')
    expect(await isPremiumOn(one, 'ann@example.com')).toBe(true)
    const revoked = await platform.client.subscriptions.revoke({ id: ann.id })
    const body = eventOf('subscription.revoked', revoked)
    expect(await isPremiumOn(other, 'ann@example.com')).toBe(true)
    await deliverTo({ body, id: 'one', to: one })
    expect(await isPremiumOn(other, 'ann@example.com')).toBe(false)
    platform.requests.length = 0
    expect((await deliverTo({ body, id: 'one', to: other })).status).toBe(202)
    expect(await isPremiumOn(one, 'ann@example.com')).toBe(false)
    expect(platform.requests).toEqual([])
    await one.close()
    await other.close()
    await redis.close()
    await platform.close()
  })
})
