import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { webhooksHandler } from '../../src/2026-10/handlers.ts'
import { Order } from '../../src/shared/orders.ts'
import { valueOf } from '../arbitraries.ts'
import { signedHeaders } from '../signedDelivery.ts'
import { wireOf } from '../wire.ts'

const isInstalled = spawnSync('redis-server', ['--version']).error === undefined

const describeRedis = isInstalled ? describe : describe.skip

describeRedis('the store from the README, with redis-server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'redis-'))
  const socket = join(folder, 'redis.sock')
  const args = ['--port', '0', '--unixsocket', socket, '--dir', folder, '--save', '']
  const server = spawn('redis-server', args, { stdio: 'ignore' })
  const exited = once(server, 'exit')
  afterAll(async () => {
    server.kill()
    await exited
    rmSync(folder, { recursive: true })
  })

  const connected = async () => {
    process.env.REDIS_URL = socket
    const recipe = await import('../recipes/redisStore.ts')
    recipe.redis.on('error', () => undefined) // until the server listens
    return recipe
  }

  test('lets only its owner renew or release a claim', async () => {
    const { redis, store } = await connected()
    await redis.flushall()
    expect(await store.claim('a', 'me', 0)).toBe('claimed')
    expect(await store.claim('a', 'you', 0)).toBe('busy')
    await redis.expire('a', 20)
    expect(await store.renew('a', 'you')).toBe(false)
    expect(await redis.ttl('a')).toBeLessThanOrEqual(20)
    expect(await store.renew('a', 'me')).toBe(true)
    expect(await redis.ttl('a')).toBeGreaterThan(30)
    await store.release('a', 'you')
    expect(await store.claim('a', 'you', 0)).toBe('busy')
    await store.release('a', 'me')
    expect(await store.claim('a', 'you', 0)).toBe('claimed')
    await store.complete('a', 'you')
    expect(await store.renew('a', 'you')).toBe(false)
    expect(await store.claim('a', 'me', 0)).toBe('done')
  })

  test('lets one of many attempts handle a delivery, and another one after a failure', async () => {
    const { redis, store } = await connected()
    const secret = "the shop's secret"
    const [order] = fc.sample(valueOf(Order), { numRuns: 1, seed: 1 })
    const body = JSON.stringify({ type: 'order.paid', data: wireOf(Order, order) })
    let calls = 0
    let succeeds = false
    const handle = () =>
      webhooksHandler({
        secret,
        store,
        onError: () => undefined,
        on: {
          'order.paid': async () => {
            calls++
            await redis.ping()
            if (!succeeds) throw new Error('not now')
          },
        },
      })(new Request('https://shop.example', { method: 'POST', headers: headers(), body }))
    const headers = () => signedHeaders(body, secret, 'msg_1')
    const deliverTenTimes = async () => {
      const responses = await Promise.all(Array.from({ length: 10 }, handle))
      return responses.map(({ status }) => status).sort()
    }
    try {
      const first = await handle()
      expect([first.status, await redis.get('msg_1'), calls]).toEqual([500, null, 1])
      succeeds = true
      const responses = await deliverTenTimes()
      expect(calls).toBe(2)
      expect(new Set(responses)).not.toContain(500)
      expect(await redis.ttl('msg_1')).toBeGreaterThan(600_000)
      expect(await deliverTenTimes()).toEqual(Array(10).fill(200))
      expect(calls).toBe(2)
    } finally {
      redis.disconnect()
    }
  })
})

test('the README shows the store that is tested', () => {
  const readme = readFileSync(join(__dirname, '../../README.md'), 'utf8')
  const tested = readFileSync(join(__dirname, '../recipes/redisStore.ts'), 'utf8')
  expect(readme).toContain(`\`\`\`ts\n${tested.replace('export const redis', 'const redis')}\`\`\``)
})
