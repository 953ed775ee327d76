import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'

/** A test's own Redis, on a Unix socket. */
export interface RedisServer {
  /** The value of `REDIS_URL`. */
  readonly url: string
  /** A connection for inspecting it. */
  readonly redis: Redis
  /** Kills it, and keeps its data on disk. */
  stop(): Promise<void>
  start(): Promise<void>
  /** While frozen, it accepts connections and commands but does not reply. */
  freeze(): Promise<void>
  thaw(): Promise<void>
  close(): Promise<void>
}

const isInstalled = spawnSync('redis-server', ['--version']).error === undefined

/** Tests that are skipped, and listed with the reason, where redis-server is not installed. */
export const describeRedis = (suite: () => void): void => {
  const describeIf = isInstalled ? describe : describe.skip
  describeIf('with redis-server', suite)
}

/** @param settings such as `['--appendonly', 'no']`; by default it saves its data, as in production */
export const startRedis = async (
  settings: readonly string[] = ['--appendonly', 'yes'],
): Promise<RedisServer> => {
  const directory = await mkdtemp(join(tmpdir(), 'redis-'))
  const url = join(directory, 'redis.sock')
  const args = ['--port', '0', '--unixsocket', url, '--dir', directory, '--save', '', ...settings]
  let server: ChildProcess
  // It waits, since a busy machine may take seconds to start the server.
  const redis = new Redis(url, {
    lazyConnect: true,
    retryStrategy: () => 20,
    maxRetriesPerRequest: null,
  })
  redis.on('error', () => undefined)

  const start = async () => {
    server = spawn('redis-server', args, { stdio: 'ignore' })
    await redis.ping()
  }
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill('SIGKILL')
    await once(server, 'exit')
  }
  const signal = (name: NodeJS.Signals) => {
    server.kill(name)
    return Promise.resolve()
  }
  await start()
  return {
    url,
    redis,
    start,
    stop,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    async close() {
      redis.disconnect()
      await stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
