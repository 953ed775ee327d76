import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { describeRedis } from '../../startRedis.ts'
import { listen } from '../../../src/http/listen.ts'
import { startCluster } from '../../../src/processes/startCluster.ts'

describeRedis(() => {
  it('stops the others if one does not start, and says why', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'cluster-'))
    const free = await getPort()
    const squatter = await listen(createServer())
    const taken = Number(new URL(squatter.url).port)

    const started = startCluster({
      ports: [free, taken],
      workers: 1,
      directory,
      programs: join(__dirname, '../../../dist/cli'),
      environment: process.env,
    })
    await expect(started).rejects.toThrow(
      `Port ${taken} is taken, so the functions cannot be served.`,
    )
    await squatter.close()
    await expect(fetch(`http://127.0.0.1:${free}/healthz`)).rejects.toThrow('fetch failed')
    expect(existsSync(join(directory, 'redis.sock'))).toBe(false)
    await rm(directory, { recursive: true })
  })
})
