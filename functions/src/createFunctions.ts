import { randomBytes } from 'node:crypto'
import { defined } from '@dramatis/catalogue'
import { metrics as openTelemetry, type Meter } from '@opentelemetry/api'
import type { Logger } from 'pino'
import { createBudget } from './budget/createBudget.ts'
import { createBillingNotices } from './billing/createBillingNotices.ts'
import type { Clock } from './Clock.ts'
import type { Config } from './config/loadConfig.ts'
import { startNotices } from './config/startNotices.ts'
import { billingWebhook } from './endpoints/billingWebhook.ts'
import { createEndpoints } from './endpoints/createEndpoints.ts'
import { cachedPainter } from './engines/cachedPainter.ts'
import { countedPictures } from './engines/countedPictures.ts'
import { createEngines } from './engines/createEngines.ts'
import { queuedDescriber } from './engines/queuedDescriber.ts'
import { queuedPainter } from './engines/queuedPainter.ts'
import { createApp, type App, type Health } from './http/createApp.ts'
import { createBackground } from './http/createBackground.ts'
import { createHandlers } from './http/createHandlers.ts'
import { createReadLimit } from './http/createReadLimit.ts'
import { jobRoutes } from './http/jobRoutes.ts'
import { createJobWork } from './jobs/createJobWork.ts'
import { openJobs } from './jobs/openJobs.ts'
import type { PaintJobs } from './jobs/PaintJobs.ts'
import { logMailer } from './mail/logMailer.ts'
import type { Mailer } from './mail/Mailer.ts'
import { smtpMailer } from './mail/smtpMailer.ts'
import { createMetrics } from './metrics/createMetrics.ts'
import { createBuyers } from './proof/createBuyers.ts'
import { createCodes } from './proof/createCodes.ts'
import { createExchanges } from './proof/createExchanges.ts'
import { createProofs } from './proof/createProofs.ts'
import { createSignatures } from './proof/createSignatures.ts'
import { createQuota } from './quota/createQuota.ts'
import { createVisitors } from './quota/createVisitors.ts'
import { createSharedPictures } from './share/createSharedPictures.ts'
import { share } from './share/share.ts'
import { sharedPicture } from './share/sharedPicture.ts'
import { openState } from './state/openState.ts'
import type { State } from './state/State.ts'
import { createLog } from './telemetry/createLog.ts'
import { createPremium } from './tier/createPremium.ts'
import type { TierOf } from './tier/TierOf.ts'

/** The functions' access to the outside world; each part has a default. */
export interface Effects {
  readonly log?: Logger
  readonly clock?: Clock
  readonly tierOf?: TierOf
  /** Default: as `REDIS_URL` says. */
  readonly state?: State
  /**
   * Whether callers may get a job instead of a picture. The job's URL must lead to this process or to one that shares
   * its queue. If false, this process paints every picture requested from it. Default: true.
   */
  readonly offersJobs?: boolean
  /** Default: OpenTelemetry's global meter, which counts nothing unless the host has registered a provider. */
  readonly meter?: Meter | undefined
}

export interface Functions {
  readonly app: App
  /**
   * Waits for the shared state before anybody is served.
   * @throws {ForgetfulRedisError} if the store may lose data
   */
  open(): Promise<void>
  /**
   * Warms up the painter if this process paints, so that the first picture takes no longer than the others. That
   * takes a second or two of processor time. Never rejects.
   */
  warmUp(): Promise<void>
  /** The report of `GET /healthz`: the describer, the painter, and the length of the queue. */
  health(): Promise<Health>
  /** Ends the event streams, and waits at most `graceMs` for pictures that would be lost. */
  drain(graceMs: number): Promise<void>
  /** Waits for work that continues after a response, and stops the engines' threads. */
  close(): Promise<void>
}

/** The functions, ready to be served: `app.fetch` on any host, or mounted into a larger hono app. */
export const createFunctions = async (
  config: Config,
  {
    log = createLog(config.logLevel),
    clock = () => Date.now(),
    tierOf,
    state: givenState,
    offersJobs = true,
    meter = openTelemetry.getMeter('@dramatis/functions'),
  }: Effects = {},
): Promise<Functions> => {
  const { addressLimit, billing, bodyTimeoutMs, freeText, hourlyLimit } = config
  const secret = config.visitorSecret ?? temporarySecret(log)

  for (const notice of startNotices(config, clock())) log.warn(notice)
  const state = givenState ?? (await openState(config, clock, log))
  const metrics = createMetrics(meter)
  const quota = createQuota(state.quotaLog, clock, metrics)
  const budget = createBudget(config, { spending: state.spending, metrics, clock, log })
  const engines = createEngines(config, metrics, budget)
  const { describer, editor, painter, previewer } = engines

  const proofs = createProofs(secret, clock)
  const requiredProofs = config.premiumProof === 'email-code' ? proofs : undefined
  const notices = createBillingNotices(metrics, log)
  const premium = createPremium(config, {
    requiredProofs,
    quota,
    memory: state.memberships,
    notices,
    clock,
  })

  const work = createJobWork({
    painter: cachedPainter(painter, state.pictures),
    metrics,
    quotaLog: state.quotaLog,
  })
  const jobs = await openJobs(
    offersJobs ? config : { ...config, redis: undefined },
    work,
    clock,
    log,
  )
  metrics.observeQueue(async () => (await jobs.counts()).waiting)
  const draining = new AbortController()

  const shared = createSharedPictures(config.moderators.painting, config.studio.shortSide)
  const background = createBackground(log)
  // With Redis, or on a host without jobs, another process usually paints the picture.
  const warmUp = offersJobs && config.redis === undefined ? engines.warmUp : () => Promise.resolve()

  const endpoints = createEndpoints({
    ...premium,
    tierOf: tierOf ?? premium.tierOf,
    describer: queuedDescriber(describer, config.describingConcurrency),
    editor,
    painter: cachedPainter(painter, countedPictures(state.pictures, metrics)),
    previewer: previewer && queuedPainter(previewer, { ...config.queue, concurrency: 1 }),
    moderate: engines.moderate,
    edits: engines.edits,
    warmUp,
    features: defined({
      edits: engines.edits('free'),
      freeText: freeText !== 'refused',
      engines: { free: painter.engine('free'), premium: painter.engine('premium') },
      jobs: offersJobs,
      share: config.pageUrl !== undefined,
      shortLinks: config.pageUrl !== undefined,
      shortSides: engines.shortSides,
      changes: editor !== undefined,
      specs: editor !== undefined,
      takes: previewer === undefined ? 1 : config.takes,
    }),
    jobs,
    offersJobs,
    metrics,
    quota,
    addressLimit,
    hourlyLimit,
    // A provider's pictures cost money, so free ones would multiply what a visitor may cost.
    exchanges:
      painter.engine('free').kind === 'procedural' ? createExchanges(secret, clock) : undefined,
    freeText,
    signatures: createSignatures(secret, clock),
    checkoutUrl: config.checkoutUrl,
    codes: createCodes(secret, state.codes, clock),
    buyers: createBuyers(secret),
    clock,
    proofs,
    requiredProofs,
    mailer: mailerOf(config, log),
  })

  const health = async (): Promise<Health> => ({
    describer: describer.name,
    painter: painter.engine('free').name,
    ...(await queueOf(jobs)),
  })

  const app = createApp({
    functions: {
      ...createHandlers(createVisitors(secret), endpoints, bodyTimeoutMs),
      // These are for messengers and people who follow a link, so they use no JSON and issue no visitor tokens.
      share: share(config),
      card: sharedPicture({ painter: shared.cards, quota, addressLimit }),
      sharedPicture: sharedPicture({ painter: shared.pictures, quota, addressLimit }),
      // The billing platform calls this one: the body is signed, and the response has no JSON.
      billingWebhook: billingWebhook({
        secret: billing?.webhookSecret,
        memberships: state.memberships,
        sightings: state.sightings,
        notices,
        clock,
        bodyTimeoutMs,
      }),
    },
    jobs: offersJobs ? jobRoutes(jobs, draining.signal) : undefined,
    readLimit: createReadLimit(addressLimit),
    health,
    allowedOrigins: config.allowedOrigins,
    partners: config.partners,
    trustedProxies: config.trustedProxies,
    later: background.start,
    checkState: () => state.check(),
    log,
    metrics,
  })

  return {
    app,
    open: () => state.open(),
    warmUp,
    health,
    async drain(graceMs) {
      draining.abort()
      await jobs.drain(graceMs)
    },
    async close() {
      draining.abort()
      await jobs.close()
      await background.finish()
      await engines.close()
      await shared.close()
      await state.close()
    },
  }
}

/** The state of the queue; empty if the store does not respond. */
const queueOf = async (jobs: PaintJobs): Promise<Pick<Health, 'queue'>> => {
  const counts = await jobs.counts().catch(() => undefined)
  if (counts === undefined) return {}
  const { waiting, painting, slots } = counts
  return { queue: { waiting: waiting.free + waiting.premium, painting, slots } }
}

/** Without a mail server a code appears in the log in development, and none is sent in production. */
const mailerOf = ({ smtp, isProduction }: Config, log: Logger): Mailer | undefined => {
  if (smtp !== undefined) return smtpMailer(smtp)
  return isProduction ? undefined : logMailer(log)
}

const temporarySecret = (log: Logger): string => {
  log.warn('VISITOR_SECRET is not set: visitor tokens will not survive a restart')
  return randomBytes(32).toString('hex')
}
