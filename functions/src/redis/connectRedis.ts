import {
  Cluster,
  Redis,
  SentinelConnector,
  type RedisOptions,
  type SentinelConnectionOptions,
} from 'ioredis'
import type { Logger } from 'pino'
import { failureOf } from '../errors/failureOf.ts'
import type { RedisCluster, RedisSentinels, RedisTarget } from './RedisTarget.ts'

export type RedisConnection = Redis | Cluster

/**
 * How a connection handles an outage. `failFast` is for anything that a visitor waits for: a command fails at once and
 * is never resent, so nothing happens later for somebody who was refused. `blocking` is for a worker and for
 * listening: commands wait until the server is back.
 */
export type OutageMode = 'failFast' | 'blocking'

/** How long a command that fails fast waits for its reply, in milliseconds. */
export const COMMAND_TIMEOUT_MS = 1500

const MAX_RETRY_DELAY_MS = 1000

const retryStrategy = (attempts: number): number => Math.min(100 * attempts, MAX_RETRY_DELAY_MS)

const OPTIONS = {
  failFast: {
    connectTimeout: COMMAND_TIMEOUT_MS,
    commandTimeout: COMMAND_TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
  },
  blocking: { maxRetriesPerRequest: null, enableOfflineQueue: true },
} as const satisfies Readonly<Record<OutageMode, RedisOptions>>

/** A new connection, which opens at once and reopens after every loss. The caller must `disconnect()` it. */
export const connectRedis = (
  target: RedisTarget,
  mode: OutageMode,
  log: Pick<Logger, 'info' | 'warn'>,
): RedisConnection => {
  const redis = open(target, mode)
  let isLost = false
  redis.on('error', (thrown: unknown) => {
    // Every failed attempt to reconnect is an error, but one line in the log is enough.
    if (!isLost)
      log.warn({ failure: failureOf(thrown), reason: reasonOf(thrown) }, 'Redis does not respond')
    isLost = true
  })
  redis.on('ready', () => {
    if (isLost) log.info('Redis responds again')
    isLost = false
  })
  return redis
}

/** A code such as ECONNREFUSED or WRONGPASS; the rest of a message might quote a secret. */
const reasonOf = (thrown: unknown): string | undefined => {
  if (!(thrown instanceof Error)) return undefined
  if ('code' in thrown && typeof thrown.code === 'string') return thrown.code
  const [, code] = /\b([A-Z]{5,})\b/.exec(thrown.message) ?? []
  return code
}

const open = (target: RedisTarget, mode: OutageMode): RedisConnection => {
  switch (target.kind) {
    case 'server':
      return new Redis(target.url, {
        ...OPTIONS[mode],
        retryStrategy,
        reconnectOnError: isDemoted,
        ...(target.certificate && { tls: target.certificate }),
      })
    case 'sentinel':
      return openSentinels(target, mode)
    case 'cluster':
      return openCluster(target, mode)
  }
}

/**
 * Whether the server has become a replica: the master is to be found again, behind the same name or by the sentinels.
 * The command that heard of it fails, as in any outage.
 */
const isDemoted = ({ message }: Error): boolean => message.startsWith('READONLY')

/**
 * ioredis 6.0 ends a connection for good if the detector of the lost one hears of the new master while it is being
 * looked for.
 */
class PersistentConnector extends SentinelConnector {
  constructor(options: unknown) {
    if (!namesSentinels(options))
      throw new TypeError('A connector needs the addresses of sentinels')
    super(options)
  }

  override connect(emit: Parameters<SentinelConnector['connect']>[0]) {
    this.disconnect()
    return super.connect(emit)
  }
}

const namesSentinels = (options: unknown): options is SentinelConnectionOptions =>
  typeof options === 'object' && options !== null && 'sentinels' in options

const openSentinels = (target: RedisSentinels, mode: OutageMode): Redis =>
  new Redis({
    ...OPTIONS[mode],
    ...accessOf(target),
    retryStrategy,
    reconnectOnError: isDemoted,
    // Without it a master that was demoted on purpose is written to until it becomes a replica itself.
    failoverDetector: true,
    Connector: PersistentConnector,
    sentinelRetryStrategy: retryStrategy,
    sentinels: [...target.nodes],
    enableTLSForSentinelMode: target.tls,
    name: target.name,
    db: target.db,
  })

const openCluster = (target: RedisCluster, mode: OutageMode): Cluster => {
  const { enableOfflineQueue, ...options } = OPTIONS[mode]
  return endable(
    new Cluster([...target.nodes], {
      enableOfflineQueue,
      clusterRetryStrategy: retryStrategy,
      redisOptions: { ...options, ...accessOf(target) },
    }),
  )
}

/**
 * ioredis 6.0 ends a cluster's connection with its last node's. A reply that names a node meanwhile, as after a
 * failover, adds one that would never be closed. BullMQ waits for the end of the duplicates that it makes.
 */
const endable = (cluster: Cluster): Cluster => {
  cluster.on('+node', (node: Redis) => {
    if (cluster.status === 'disconnecting') node.disconnect()
  })
  const duplicate = cluster.duplicate.bind(cluster)
  cluster.duplicate = (...settings) => endable(duplicate(...settings))
  return cluster
}

const accessOf = ({ username, password, tls, certificate }: RedisSentinels | RedisCluster) => ({
  username,
  password,
  ...(tls && { tls: { ...certificate } }),
})
