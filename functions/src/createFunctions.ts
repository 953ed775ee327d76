import { randomBytes } from 'node:crypto'
import { pino, type Logger } from 'pino'
import { createApp, type App, type Health } from './app.ts'
import { characterPreview } from './characterPreview.ts'
import { createMemberships } from './billing/Memberships.ts'
import { createPlatformCore } from './billing/createPlatformCore.ts'
import { billingWebhook } from './billingWebhook.ts'
import { characterSD } from './characterSD.ts'
import { charPrompt } from './charPrompt.ts'
import { checkout } from './checkout.ts'
import type { Config } from './config.ts'
import { emailCode } from './emailCode.ts'
import { createEngines } from './engines/createEngines.ts'
import { queued } from './engines/queued.ts'
import { remembering } from './engines/remembering.ts'
import { failureOf } from './http/failureOf.ts'
import { logMailer } from './mail/logMailer.ts'
import { smtpMailer } from './mail/smtpMailer.ts'
import type { Mailer } from './mail/Mailer.ts'
import { createCodes, type Codes } from './proof/createCodes.ts'
import { createProofs } from './proof/createProofs.ts'
import { memoryCodeStore } from './proof/memoryCodeStore.ts'
import { proveEmail } from './proveEmail.ts'
import { lookUpLimit } from './quota/lookUpLimit.ts'
import { memoryQuotaLog } from './quota/memoryQuotaLog.ts'
import type { QuotaLog } from './quota/QuotaLog.ts'
import { spending, reserving, type Clock } from './quota/spending.ts'
import { subscription } from './subscription.ts'
import { freeForAll, tierByAddress, tierByProof, type TierOf } from './Tier.ts'
import { createVisitors } from './visitors.ts'

/** What the functions reach the world through; each has a default. */
export interface Effects {
  readonly log?: Logger
  readonly clock?: Clock
  readonly tierOf?: TierOf
  readonly quotaLog?: QuotaLog
  /** Random codes in this process's memory by default. */
  readonly createCodes?: (secret: string, clock: Clock) => Codes
}

export interface Functions {
  readonly app: App
  /** What `GET /healthz` tells: who describes, who paints, and how much waits. */
  health(): Health
  /** Waits for what goes on after the answers, and ends the engines' threads. */
  close(): Promise<void>
}

/** The functions, ready to be served: `app.fetch` on any host, or mounted into a larger hono app. */
export const createFunctions = (
  config: Config,
  {
    log = pino({ level: config.logLevel }),
    clock = Date.now,
    tierOf,
    quotaLog = memoryQuotaLog(),
    createCodes: codesOf = codesInMemory,
  }: Effects = {},
): Functions => {
  const { describer, painter, previewer, close } = createEngines(config)
  const queue = queued(painter, config.queue)
  const secret = config.visitorSecret ?? temporarySecret(log)
  const reserve = reserving(quotaLog, clock)
  const spend = spending(reserve)
  const { addressLimit, billing } = config
  const core = billing && createPlatformCore(billing)
  const memberships = billing && core && createMemberships(core, billing, clock)
  const proofs = createProofs(secret, clock)
  const requiredProofs = config.premiumProof === 'email-code' ? proofs : undefined
  const tierOnPlatform = (): TierOf => {
    if (memberships === undefined) return freeForAll
    return requiredProofs === undefined
      ? tierByAddress(memberships, lookUpLimit(spend, addressLimit, clock))
      : tierByProof(memberships, requiredProofs)
  }
  const deps = {
    visitors: createVisitors(secret),
    describer,
    painter: remembering(queue, config.cacheBytes),
    previewer: previewer && queued(previewer, { ...config.queue, concurrency: 1 }),
    tierOf: tierOf ?? tierOnPlatform(),
    reserve,
    spend,
    addressLimit,
    memberships,
    platform: billing && core && { ...billing, core },
    checkoutUrl: config.checkoutUrl,
    codes: codesOf(secret, clock),
    proofs,
    requiredProofs,
    mailer: mailerOf(config, log),
    clock,
  }
  const health = (): Health => ({
    describer: describer.name,
    painter: painter.engine('free').name,
    queue: { waiting: queue.waiting, painting: queue.painting },
  })
  const ongoing = new Set<Promise<void>>()
  const app = createApp({
    functions: {
      charPrompt: charPrompt(deps),
      characterSD: characterSD(deps),
      characterPreview: characterPreview(deps),
      subscription: subscription(deps),
      checkout: checkout(deps),
      emailCode: emailCode(deps),
      proveEmail: proveEmail(deps),
      billingWebhook: billingWebhook({ memberships, secret: billing?.webhookSecret, clock }),
    },
    health,
    allowedOrigins: config.allowedOrigins,
    trustedProxies: config.trustedProxies,
    async later(work) {
      const done = work().catch((thrown: unknown) => {
        log.error({ failure: failureOf(thrown) }, 'what was to follow an answer failed')
      })
      ongoing.add(done)
      await done
      ongoing.delete(done)
    },
    log,
  })
  return {
    app,
    health,
    async close() {
      await Promise.allSettled(ongoing)
      await close()
    },
  }
}

const codesInMemory = (secret: string, clock: Clock): Codes =>
  createCodes(secret, memoryCodeStore(), clock)

/** In development a code is shown in the log; a site in production without a mail server sends none. */
const mailerOf = ({ smtp, isProduction }: Config, log: Logger): Mailer | undefined => {
  if (smtp !== undefined) return smtpMailer(smtp)
  return isProduction ? undefined : logMailer(log)
}

const temporarySecret = (log: Logger): string => {
  log.warn('VISITOR_SECRET is not set: visitor tokens will not survive a restart')
  return randomBytes(32).toString('hex')
}
