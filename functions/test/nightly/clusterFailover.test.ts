import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { connectRedis } from '../../src/redis/connectRedis.ts'
import { redisStore } from '../../src/redis/RedisStore.ts'
import type { RedisTarget } from '../../src/redis/RedisTarget.ts'
import { openJobs } from '../../src/jobs/openJobs.ts'
import { startPainter } from '../../src/jobs/redis/startPainter.ts'
import { createEasel, taskOf } from '../createEasel.ts'
import { eventually } from '../eventually.ts'
import { CACHE_BYTES, SECRET } from '../openRedisState.ts'
import { HOST, startClusterNode, type ClusterNode } from '../startClusterNode.ts'
import { describeRedis } from '../startRedis.ts'

const SLOTS = 16_384

/** Three masters with a third of the slots each, and a replica of each. */
const startShards = async () => {
  const start = () => startClusterNode(['--cluster-node-timeout', '2000'])
  const shards: { readonly master: ClusterNode; readonly replica: ClusterNode }[] = []
  for (let n = 0; n < 3; n += 1) shards.push({ master: await start(), replica: await start() })
  const nodes = shards.flatMap(({ master, replica }) => [master, replica])
  for (const [n, { master }] of shards.entries()) {
    const [from, to] = [n, n + 1].map((at) => Math.floor((at * SLOTS) / 3))
    await master.redis.call('CLUSTER', 'ADDSLOTSRANGE', `${from}`, `${Number(to) - 1}`)
    for (const node of nodes) await node.meet(master)
  }
  const allSay = (text: string) => async () =>
    (await Promise.all(nodes.map(({ redis }) => redis.cluster('INFO')))).every((info) =>
      info.includes(text),
    )
  await eventually(allSay('cluster_known_nodes:6'))
  for (const { master, replica } of shards) {
    await replica.redis.call('CLUSTER', 'REPLICATE', await master.redis.cluster('MYID'))
    await eventually(async () => (await replica.redis.info()).includes('master_link_status:up'))
  }
  await eventually(allSay('cluster_state:ok'))
  return { shards, nodes }
}

describeRedis(() => {
  test('the node with the keys is killed under load: each promised picture is painted, and counted once', async () => {
    const { shards, nodes } = await startShards()
    const target: RedisTarget = {
      kind: 'cluster',
      nodes: nodes.map(({ port }) => ({ host: HOST, port })),
      tls: false,
    }
    const log = pino({ enabled: false })
    const clock = () => Date.now()
    const connect = (mode: 'failFast' | 'blocking') => connectRedis(target, mode, log)
    const worker = connect('failFast')
    const work = createEasel()
    work.hurry()
    const settings = { concurrency: 2, capacity: 10_000, perOwner: { free: 1, premium: 1 } }
    const jobs = await openJobs(
      { redis: target, visitorSecret: SECRET, cacheBytes: CACHE_BYTES, queue: settings },
      work,
      clock,
      log,
    )
    const painter = await startPainter({
      ...{ store: redisStore(worker, SECRET), connection: connect('blocking') },
      ...{ work, settings, clock, log },
    })

    const promised = new Map<string, string>()
    let isOver = false
    const ask = async (visitor: string) => {
      for (let n = 0; !isOver; n += 1) {
        const character = `${visitor} ${n}`
        await jobs.submit(taskOf(character)).then(
          (id) => promised.set(character, id),
          () => sleep(20),
        )
      }
    }
    const asking = Promise.all(['Ann', 'Bob', 'Cem', 'Dot'].map(ask))
    await eventually(() => promised.size > 20)
    const sizes = await Promise.all(shards.map(({ master }) => master.redis.dbsize()))
    const owner = shards[sizes.findIndex((size) => size > 0)]
    await owner?.master.stop()
    await eventually(
      async () => (await owner?.replica.redis.info())?.includes('role:master') === true,
    )
    const before = promised.size
    await eventually(() => promised.size > before + 20)
    isOver = true
    await asking
    for (const id of promised.values()) {
      await eventually(async () => (await jobs.find(id).catch(() => undefined))?.status === 'done')
    }
    const finished = () => work.finished.filter((character) => promised.has(character))
    // The worker that painted a picture is the last to learn that the job is done.
    await eventually(() => finished().length >= promised.size)
    expect(finished().toSorted()).toEqual([...promised.keys()].toSorted())
    await painter.close(10_000)
    await jobs.close()
    worker.disconnect()
    await Promise.all(nodes.map((node) => node.close()))
  })
})
