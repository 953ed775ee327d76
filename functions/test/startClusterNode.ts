import getPort from 'get-port'
import { startRedis, type RedisServer } from './startRedis.ts'

/** A node of a Redis Cluster, which owns no slots and knows no other node yet. */
export interface ClusterNode extends RedisServer {
  readonly port: number
  /** Makes it known to another node. */
  meet(other: ClusterNode): Promise<void>
}

export const HOST = '127.0.0.1'

export const startClusterNode = async (settings: readonly string[] = []): Promise<ClusterNode> => {
  // By default its bus would use a port 10,000 higher, which may not exist.
  const [port, bus] = [await getPort(), await getPort()]
  const server = await startRedis([
    ...['--appendonly', 'yes', '--port', `${port}`, '--repl-diskless-sync-delay', '0'],
    ...['--cluster-enabled', 'yes', '--cluster-port', `${bus}`, '--cluster-announce-ip', HOST],
    ...settings,
  ])
  return {
    ...server,
    port,
    async meet(other) {
      await other.redis.call('CLUSTER', 'MEET', HOST, port, bus)
    },
  }
}
