import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RedisServer } from './startRedis.ts'

/**
 * A single sentinel on a port, which watches the master on another port as `main`, and does not mistake a busy one
 * for a dead one.
 */
export const startSentinel = async (
  port: number,
  masterPort: number,
  password?: string,
): Promise<Pick<RedisServer, 'close'>> => {
  const directory = await mkdtemp(join(tmpdir(), 'sentinel-'))
  const file = join(directory, 'sentinel.conf')
  const lines = [
    `port ${port}`,
    `dir ${directory}`,
    `sentinel monitor main 127.0.0.1 ${masterPort} 1`,
    'sentinel down-after-milliseconds main 60000',
    'sentinel failover-timeout main 5000',
    ...(password === undefined ? [] : [`sentinel auth-pass main "${password}"`]),
  ]
  await writeFile(file, lines.map((line) => `${line}\n`).join(''))
  const sentinel = spawn('redis-server', [file, '--sentinel'], { stdio: 'ignore' })
  return {
    async close() {
      sentinel.kill('SIGKILL')
      await once(sentinel, 'exit')
      await rm(directory, { recursive: true, force: true })
    },
  }
}
