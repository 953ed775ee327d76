import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import getPort from 'get-port'
import { Cluster } from 'ioredis'
import { pino } from 'pino'
import { describeRedis, startRedis, type RedisServer } from '../../startRedis.ts'
import { eventually } from '../../eventually.ts'
import { HOST, startClusterNode } from '../../startClusterNode.ts'
import { startSentinel } from '../../startSentinel.ts'
import { characterSDBody, post, serveFunctions } from '../../serveFunctions.ts'
import { COMMANDS } from '../../../src/redis/assertAllowed.ts'
import { redisState } from '../../../src/state/redis/redisState.ts'
import { connectRedis } from '../../../src/redis/connectRedis.ts'
import { readRedisTarget } from '../../../src/redis/RedisTarget.ts'

const PASSWORD = 'p@ss word'

const DOCUMENT = join(__dirname, '../../../../docs/operations/redis.md')

/** What connections and this test run, and the start looks up. */
const ONCE_CONNECTED = [
  'ACL',
  'AUTH',
  'CLIENT',
  'CONFIG',
  'HELLO',
  'INFO',
  'PING',
  'SELECT',
  'QUIT',
]

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

  test('the documented user may do all that a picture needs', async () => {
    const port = await getPort()
    const { redis } = await start(port)
    const [, rights = ''] =
      /^ACL SETUSER dramatis (.+)$/m.exec(readFileSync(DOCUMENT, 'utf8')) ?? []
    await redis.call('ACL', 'SETUSER', 'dramatis', ...rights.split(' '))
    await redis.config('RESETSTAT')
    const server = await serveFunctions({
      REDIS_URL: `redis://dramatis:password@127.0.0.1:${port}`,
      VISITOR_SECRET: 'a secret of at least 32 characters',
    })
    expect((await post(server, 'characterSD', characterSDBody)).status).toBe(200)
    await server.close()
    await useState(`redis://dramatis:password@127.0.0.1:${port}`)
    expect(await redis.call('ACL', 'LOG')).toEqual([])
    const ran = Array.from(
      (await redis.info('commandstats')).matchAll(/^cmdstat_(\w+):/gm),
      ([, name = '']) => name.toUpperCase(),
    )
    expect(
      ran.filter((name) => !ONCE_CONNECTED.includes(name) && !COMMANDS.includes(name)),
    ).toEqual([])
  })

  test.each([
    [['-zadd', '-bzpopmin'], 'may not run BZPOPMIN, ZADD on our keys'],
    [['-evalsha'], 'may not run EVALSHA on our keys'],
    [['-eval'], 'may not run EVAL on our keys'],
    [['resetkeys', '~other:*'], 'may not run'],
  ])('a user with %j is told what is missing', async (rights, sentence) => {
    const port = await getPort()
    const { redis } = await start(port)
    await redis.call('ACL', 'SETUSER', 'ann', 'on', '>password', '~*', '+@all', ...rights)
    await expect(useState(`redis://ann:password@127.0.0.1:${port}`)).rejects.toThrow(sentence)
  })

  const startNode = async () => {
    const node = await startClusterNode()
    servers.push(node)
    return node
  }

  test('the state works on a cluster', async () => {
    const { redis, port } = await startNode()
    await redis.call('CLUSTER', 'ADDSLOTSRANGE', 0, 16_383)
    await eventually(async () => (await redis.cluster('INFO')).includes('cluster_state:ok'))
    await useState(`redis+cluster://${HOST}:${port}`)
  })

  test('a connection to a cluster ends, although a reply names another node meanwhile', async () => {
    const [first, second] = [await startNode(), await startNode()]
    await first.redis.call('CLUSTER', 'ADDSLOTSRANGE', 0, 16_383)
    await second.meet(first)
    await eventually(async () => (await second.redis.cluster('INFO')).includes('slots_ok:16384'))
    const nodes = [{ host: HOST, port: first.port }]
    const connection = connectRedis(
      { kind: 'cluster', nodes, tls: false },
      'blocking',
      pino({ enabled: false }),
    )
    // BullMQ listens and waits on duplicates.
    if (!(connection instanceof Cluster)) throw new Error('This is no cluster')
    const connections = [connection, connection.duplicate()]
    for (const redis of connections) await redis.get('a key')

    const slot = await first.redis.cluster('KEYSLOT', 'a key')
    const owner = await second.redis.cluster('MYID')
    for (const { redis } of [second, first]) await redis.cluster('SETSLOT', slot, 'NODE', owner)
    for (const redis of connections) {
      const reply = redis.get('a key').catch(() => undefined)
      redis.disconnect()
      await once(redis, 'end')
      await reply
    }
  })
})
