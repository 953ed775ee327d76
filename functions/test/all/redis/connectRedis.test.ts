import { setTimeout as sleep } from 'node:timers/promises'
import getPort from 'get-port'
import { pino } from 'pino'
import { Redis } from 'ioredis'
import { describeRedis, startRedis, type RedisServer } from '../../startRedis.ts'
import { startSentinel } from '../../startSentinel.ts'
import { redisState } from '../../../src/state/redis/redisState.ts'
import { connectRedis } from '../../../src/redis/connectRedis.ts'
import { readRedisTarget } from '../../../src/redis/RedisTarget.ts'

const PASSWORD = 'p@ss word'

/** Uses each of the state's kinds of command, over its own connection. */
const useState = async (url: string): Promise<void> => {
  const target = readRedisTarget(url)
  if (target === undefined) throw new Error('This is not the address of a Redis')
  const state = redisState(connectRedis(target, 'failFast', pino({ enabled: false })), {
    secret: 'a secret of at least 32 characters',
    cacheBytes: 1000,
    mayForget: false,
  })
  await state.open().catch(async (thrown: unknown) => {
    await state.close()
    throw thrown
  })
  const ann = [
    { quota: 'portrait visitor', holder: 'ann', limit: 1 },
    { quota: 'portrait address', holder: '203.0.113.1', limit: 30 },
  ]
  expect(await state.quotaLog.reserve(ann, Date.now(), 'a key')).toMatchObject({ _tag: 'Right' })
  expect(await state.quotaLog.reserve(ann, Date.now())).toMatchObject({ _tag: 'Left' })
  await state.memberships.remember(
    'ann@example.com',
    { tier: 'premium', customerId: 'one' },
    { epoch: 0, ttlMs: 60_000 },
  )
  await state.memberships.forget({ customerId: 'one' })
  expect(await state.memberships.recall('ann@example.com')).toEqual({ epoch: 1, value: undefined })
  expect(await state.sightings.firstSight('msg_1')).toBe(true)
  const { isAllowed } = await state.spending.spend('2026-01-01', 1, 1)
  expect(isAllowed).toBe(true)
  await state.close()
}

describeRedis(() => {
  const servers: Pick<RedisServer, 'close'>[] = []
  const start = async (port: number, ...settings: readonly string[]) => {
    const server = await startRedis(['--appendonly', 'yes', '--port', `${port}`, ...settings])
    servers.push(server)
    return server
  }
  afterEach(async () => {
    for (const server of servers.splice(0).toReversed()) await server.close()
  })

  test('the state works behind sentinels, with a password', async () => {
    const port = await getPort()
    const { redis } = await start(port, '--masterauth', PASSWORD)
    await redis.config('SET', 'requirepass', PASSWORD)
    const sentinelPort = await getPort()
    servers.push(await startSentinel(sentinelPort, port, PASSWORD))
    const userinfo = `:${encodeURIComponent(PASSWORD)}`
    await useState(`redis+sentinel://${userinfo}@127.0.0.1:${sentinelPort}/main`)
  })

  test('a user who may not run INFO is told so', async () => {
    const port = await getPort()
    const { redis } = await start(port)
    await redis.call('ACL', 'SETUSER', 'ann', 'on', '>password', '~*', '+@all', '-info')
    await expect(useState(`redis://ann:password@127.0.0.1:${port}`)).rejects.toThrow('+info')
    await redis.call('ACL', 'SETUSER', 'ann', '+info')
    await useState(`redis://ann:password@127.0.0.1:${port}`)
  })

  test('the state works on a cluster', async () => {
    const port = await getPort()
    // By default its bus would use a port 10,000 higher, which may not exist.
    const { redis } = await start(
      port,
      ...['--cluster-enabled', 'yes', '--cluster-port', `${await getPort()}`],
      ...['--cluster-announce-ip', '127.0.0.1'],
    )
    await redis.call('CLUSTER', 'ADDSLOTSRANGE', 0, 16_383)
    const node = new Redis(port)
    while (!(await node.cluster('INFO')).includes('cluster_state:ok')) await sleep(20)
    node.disconnect()
    await useState(`redis+cluster://127.0.0.1:${port}`)
  })
})
