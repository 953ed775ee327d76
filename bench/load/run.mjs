/**
 * Measures the cost and benefit of several processes with a store, compared with a single process. Takes about eight
 * minutes and uses only the loopback interface. See README.md.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { DEMO, startSandbox } from '@dramatis/sdk/sandbox'
import { measureCapacity } from './measureCapacity.mjs'
import { measureLoad } from './measureLoad.mjs'
import { measureOverhead } from './measureOverhead.mjs'
import { measureStore } from './measureStore.mjs'
import { startRedis, startWeb, startWorker } from './processes.mjs'

const { values } = parseArgs({
  options: {
    pictures: { type: 'string', default: '40' },
    seconds: { type: 'string', default: '45' },
  },
})

const SUBSCRIBERS = 40
const emails = Array.from({ length: SUBSCRIBERS }, (_, n) => `subscriber${n}@example.com`)

const directory = await mkdtemp(path.join(tmpdir(), 'bench-load-'))
const platform = await startSandbox({ seed: 'demo', unnamed: '2025-03' })
platform.addSubscriptions(
  emails.map((email) => ({ email, status: 'active', productId: DEMO.productId })),
)
const redis = await startRedis(directory)

const common = {
  VISITOR_SECRET: 'no secret, only for the benchmark',
  ADDRESS_LIMIT: '1000000',
  BILLING_ACCESS_TOKEN: platform.accessToken,
  BILLING_PRODUCT_ID: DEMO.productId,
  BILLING_URL: platform.url,
  PAGE_URL: 'https://page.example/',
  STUDIO_THREADS: '1',
}

/** Starts one process, which paints as many pictures at once as the other deployment has workers. */
const startOne = async (env) => {
  const web = await startWeb({ ...common, QUEUE_CONCURRENCY: '2', ...env })
  return { name: 'one process', urls: [web.address], processes: [web] }
}

const startSeveral = async (env) => {
  const shared = { ...common, REDIS_URL: redis.url, QUEUE_CONCURRENCY: '1', ...env }
  const web = await Promise.all([startWeb(shared), startWeb(shared)])
  const workers = await Promise.all([startWorker(shared), startWorker(shared)])
  return {
    name: 'two web, two workers',
    urls: web.map(({ address }) => address),
    processes: [...web, ...workers],
  }
}

/** Runs a measurement and then stops the deployments, even if it fails. */
const measureAndStop = async (deployments, measure) => {
  try {
    await measure(...deployments)
  } finally {
    await Promise.all(deployments.flatMap(({ processes }) => processes.map(({ stop }) => stop())))
  }
}

const load = () => loadavg()[0].toFixed(1)
const TINY = { STUDIO_SHORT_SIDE: '64' }
const FEW_PLACES = { ...TINY, QUEUE_CAPACITY: '10' }

try {
  console.log(`${cpus().length} cores, load ${load()} at the start`)
  await measureAndStop([await startOne({ QUEUE_CONCURRENCY: '1' })], (one) =>
    measureCapacity(one, emails),
  )
  await measureAndStop([await startOne(TINY), await startSeveral(TINY)], (one, several) =>
    measureOverhead(one, several, Number(values.pictures)),
  )
  await measureAndStop([await startSeveral({})], (several) => measureStore(several, redis))
  for (const start of [startOne, startSeveral]) {
    await measureAndStop([await start(FEW_PLACES)], (deployment) =>
      measureLoad(deployment, redis, emails, Number(values.seconds)),
    )
  }
  console.log(`load ${load()} at the end`)
} finally {
  await redis.stop()
  await platform.close()
  await rm(directory, { recursive: true, force: true })
}
