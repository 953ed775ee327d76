import { randomBytes } from 'node:crypto'
import { pino, type Logger } from 'pino'
import { createApp, type App, type Health } from './app.ts'
import { characterPreview } from './characterPreview.ts'
import { characterSD } from './characterSD.ts'
import { charPrompt } from './charPrompt.ts'
import type { Config } from './config.ts'
import { createEngines } from './engines/createEngines.ts'
import { queued } from './engines/queued.ts'
import { remembering } from './engines/remembering.ts'
import { memoryQuotaLog } from './quota/memoryQuotaLog.ts'
import type { QuotaLog } from './quota/QuotaLog.ts'
import { spending, type Clock } from './quota/spending.ts'
import { freeForAll, type TierOf } from './Tier.ts'
import { createVisitors } from './visitors.ts'

/** What the functions reach the world through; each has a default. */
export interface Effects {
  readonly log?: Logger
  readonly clock?: Clock
  readonly tierOf?: TierOf
  readonly quotaLog?: QuotaLog
}

export interface Functions {
  readonly app: App
  /** What `GET /healthz` tells: who describes, who paints, and how much waits. */
  health(): Health
  /** Ends the engines' threads. */
  close(): Promise<void>
}

/** The functions, ready to be served: `app.fetch` on any host, or mounted into a larger hono app. */
export const createFunctions = (
  config: Config,
  {
    log = pino({ level: config.logLevel }),
    clock = Date.now,
    tierOf = freeForAll,
    quotaLog = memoryQuotaLog(),
  }: Effects = {},
): Functions => {
  const { describer, painter, previewer, close } = createEngines(config)
  const queue = queued(painter, config.queue)
  const deps = {
    visitors: createVisitors(config.visitorSecret ?? temporarySecret(log)),
    describer,
    painter: remembering(queue, config.cacheBytes),
    previewer: previewer && queued(previewer, { ...config.queue, concurrency: 1 }),
    tierOf,
    spend: spending(quotaLog, clock),
    addressLimit: config.addressLimit,
  }
  const health = (): Health => ({
    describer: describer.name,
    painter: painter.engine('free').name,
    queue: { waiting: queue.waiting, painting: queue.painting },
  })
  const app = createApp({
    functions: {
      charPrompt: charPrompt(deps),
      characterSD: characterSD(deps),
      characterPreview: characterPreview(deps),
    },
    health,
    allowedOrigins: config.allowedOrigins,
    trustedProxies: config.trustedProxies,
    log,
  })
  return { app, health, close }
}

const temporarySecret = (log: Logger): string => {
  log.warn('VISITOR_SECRET is not set: visitor tokens will not survive a restart')
  return randomBytes(32).toString('hex')
}
