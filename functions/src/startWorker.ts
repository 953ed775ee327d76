import { metrics as openTelemetry, type Meter } from '@opentelemetry/api'
import type { Logger } from 'pino'
import type { Clock } from './Clock.ts'
import { createBudget } from './budget/createBudget.ts'
import { ConfigError, type Config } from './config/loadConfig.ts'
import { startNotices } from './config/startNotices.ts'
import { cachedPainter } from './engines/cachedPainter.ts'
import { createEngines } from './engines/createEngines.ts'
import { createJobWork } from './jobs/createJobWork.ts'
import { createMetrics } from './metrics/createMetrics.ts'
import { openState } from './state/openState.ts'
import { createLog } from './telemetry/createLog.ts'

export interface WorkerEffects {
  readonly log?: Logger
  readonly clock?: Clock
  /** Default: OpenTelemetry's global meter, which counts nothing unless the host has registered a provider. */
  readonly meter?: Meter | undefined
}

export interface Worker {
  /** Finishes its jobs, and hands those that take longer than `graceMs` back to the queue. */
  close(graceMs: number): Promise<void>
}

/**
 * Waits until Redis responds, then paints the pictures that other processes request through it.
 * @throws {ConfigError} without `REDIS_URL`
 * @throws {ForgetfulRedisError} if the store may lose data
 */
export const startWorker = async (
  config: Config,
  {
    log = createLog(config.logLevel),
    clock = () => Date.now(),
    meter = openTelemetry.getMeter('@dramatis/functions'),
  }: WorkerEffects = {},
): Promise<Worker> => {
  const { redis, visitorSecret = '', queue: settings } = config
  if (redis === undefined)
    throw new ConfigError('A worker needs REDIS_URL, because it takes its jobs from Redis.')
  for (const notice of startNotices(config, clock())) log.warn(notice)
  const metrics = createMetrics(meter)
  const [{ connectRedis }, { redisStore }, { startPainter }] = await Promise.all([
    import('./redis/connectRedis.ts'),
    import('./redis/RedisStore.ts'),
    import('./jobs/redis/startPainter.ts'),
  ])
  const state = await openState(config, clock, log)
  await state.open()
  const engines = createEngines(
    config,
    metrics,
    createBudget(config, { spending: state.spending, metrics, clock, log }),
  )
  void engines.warmUp()
  const connection = connectRedis(redis, 'failFast', log)
  const painter = await startPainter({
    store: redisStore(connection, visitorSecret),
    connection: connectRedis(redis, 'blocking', log),
    work: createJobWork({
      painter: cachedPainter(engines.painter, state.pictures),
      metrics,
      quotaLog: state.quotaLog,
    }),
    settings,
    clock,
    log,
  })
  return {
    async close(graceMs) {
      await painter.close(graceMs)
      connection.disconnect()
      await engines.close()
      await state.close()
    },
  }
}
