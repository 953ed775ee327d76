import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { Redis } from 'ioredis'
import { describeRedis, startRedis, type RedisServer } from '../../test/startRedis.ts'
import { redisState } from '../state/redis/redisState.ts'
import { connectRedis } from './connectRedis.ts'
import { readRedisTarget } from './RedisTarget.ts'

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('There is no port')
  return address.port
}

const PASSWORD = 'p@ss word'

/** Uses every kind of command that the state has, over a connection of its own. */
const useState = async (url: string): Promise<void> => {
  const target = readRedisTarget(url)
  if (target === undefined) throw new Error('This is no address of a Redis')
  const state = redisState(connectRedis(target, 'hasty', pino({ enabled: false })), {
    secret: 'a secret of at least 32 characters',
    cacheBytes: 1000,
    mayForget: false,
  })
  await state.open()
  const ann = [
    { quota: 'portrait visitor', holder: 'ann', limit: 1 },
    { quota: 'portrait address', holder: '203.0.113.1', limit: 30 },
  ]
  expect(await state.quotaLog.reserve(ann, Date.now(), 'a wish')).toMatchObject({ _tag: 'Right' })
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

/** One that finds the master on a port of this machine as `main`. */
const startSentinel = async (masterPort: number): Promise<number> => {
  const port = await freePort()
  const directory = await mkdtemp(join(tmpdir(), 'sentinel-'))
  const file = join(directory, 'sentinel.conf')
  await writeFile(
    file,
    `port ${port}\ndir ${directory}\nsentinel monitor main 127.0.0.1 ${masterPort} 1\nsentinel auth-pass main "${PASSWORD}"\n`,
  )
  const sentinel = spawn('redis-server', [file, '--sentinel'], { stdio: 'ignore' })
  sentinels.push(async () => {
    sentinel.kill('SIGKILL')
    await once(sentinel, 'exit')
    await rm(directory, { recursive: true, force: true })
  })
  return port
}

const sentinels: (() => Promise<void>)[] = []

describeRedis(() => {
  const servers: RedisServer[] = []
  const start = async (port: number, ...settings: readonly string[]) => {
    const server = await startRedis(['--appendonly', 'yes', '--port', `${port}`, ...settings])
    servers.push(server)
    return server
  }
  afterEach(async () => {
    for (const stop of sentinels.splice(0)) await stop()
    for (const server of servers.splice(0)) await server.close()
  })

  test('the state works behind sentinels, with a password', async () => {
    const port = await freePort()
    await start(port, '--masterauth', PASSWORD)
    const [server] = servers
    await server?.redis.config('SET', 'requirepass', PASSWORD)
    const sentinelPort = await startSentinel(port)
    const userinfo = `:${encodeURIComponent(PASSWORD)}`
    await useState(`redis+sentinel://${userinfo}@127.0.0.1:${sentinelPort}/main`)
  })

  test('the state works on a cluster', async () => {
    const port = await freePort()
    // Its bus would listen 10,000 ports further up, where there may be none.
    const { redis } = await start(
      port,
      ...['--cluster-enabled', 'yes', '--cluster-port', `${await freePort()}`],
      ...['--cluster-announce-ip', '127.0.0.1'],
    )
    await redis.call('CLUSTER', 'ADDSLOTSRANGE', 0, 16_383)
    const node = new Redis(port)
    while (!(await node.cluster('INFO')).includes('cluster_state:ok')) await sleep(20)
    node.disconnect()
    await useState(`redis+cluster://127.0.0.1:${port}`)
  })
})
