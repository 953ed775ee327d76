import { cleanEnv } from 'envalid'
import { fromEither, toUndefined } from 'fp-ts/lib/Option.js'
import type { BillingSettings } from '../billing/createPlatformCore.ts'
import type { BudgetSettings } from '../budget/createBudget.ts'
import { Quality } from '../budget/priceList.ts'
import type { EngineSettings } from '../engines/createEngines.ts'
import type { ImageSizes } from '../engines/provider/modelPainter.ts'
import { PROVIDER_VARIABLES } from '../engines/provider/providers.ts'
import type { TrustedProxies } from '../http/TrustedProxies.ts'
import type { JobsSettings } from '../jobs/openJobs.ts'
import type { SmtpSettings } from '../mail/smtpMailer.ts'
import type { FreeText } from '../quota/FreeText.ts'
import type { Partner } from '../partners/Partner.ts'
import { PartnersError } from '../partners/readPartners.ts'
import type { RedisTarget } from '../redis/RedisTarget.ts'
import type { StateSettings } from '../state/openState.ts'
import { paidModels } from './paidModels.ts'
import { modelProblems, readModels } from './readModels.ts'
import { moderationProblems, readModeration } from './readModeration.ts'
import { UNLIMITED } from './validators.ts'
import { variables, type LogLevel, type PremiumProof } from './variables.ts'

export interface Config extends EngineSettings, BudgetSettings, StateSettings, JobsSettings {
  readonly isProduction: boolean
  /** Absent: there is no premium. */
  readonly billing?: BillingSettings | undefined
  /** Where share links lead. Absent: no share links. */
  readonly pageUrl?: string | undefined
  /** The functions' own URL, without a trailing slash. Default: the page's origin. */
  readonly functionsUrl?: string | undefined
  /**
   * What premium requires: a subscriber's address, or proof by one-time code that the address is the visitor's own.
   */
  readonly premiumProof: PremiumProof
  /** A static checkout link, for when the platform fails or is not set up. */
  readonly checkoutUrl?: string | undefined
  readonly smtp?: SmtpSettings | undefined
  /** Free portraits per hour for one network address. */
  readonly addressLimit: number
  /** Free portraits per hour for everybody together. Absent: no limit. */
  readonly hourlyLimit?: number | undefined
  /** Whether `dailyBudget` is the default for deployments whose models cost money. */
  readonly hasDefaultBudget: boolean
  readonly freeText: FreeText
  /** How many takes of a character a page shows, where the studio paints. */
  readonly takes: number
  /** How many descriptions are written at once. */
  readonly describingConcurrency: number
  /** How many of our proxies append to `x-forwarded-for`. */
  readonly trustedProxies: TrustedProxies
  /** Other origins whose pages may call the functions. */
  readonly allowedOrigins: readonly string[]
  /** Sites that embed the generator with their own keys. */
  readonly partners: readonly Partner[]
  /** Milliseconds within which the body of a request must arrive. */
  readonly bodyTimeoutMs: number
  /** The port where Prometheus scrapes the metrics. Absent: they are not served. */
  readonly metricsPort?: number | undefined
  readonly logLevel: LogLevel
}

/** Lists every wrong variable, one per line, but never a value, which may be a secret. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/**
 * Reads the configuration from environment variables; an empty one counts as absent.
 * @throws {ConfigError}
 */
export const loadConfig = (environment: Readonly<Record<string, string | undefined>>): Config => {
  const { env, quality, models } = read(environment)
  const imageSizes = { ...DEFAULT_SIZES, ...env.IMAGE_SIZES }
  return {
    studio: { shortSide: env.STUDIO_SHORT_SIDE, threads: env.STUDIO_THREADS },
    ...models,
    imageSizes,
    providerTimeoutMs: env.PROVIDER_TIMEOUT_MS,
    isProduction: env.NODE_ENV === 'production',
    billing: billingOf(env),
    pageUrl: env.PAGE_URL,
    functionsUrl: env.FUNCTIONS_URL ?? (env.PAGE_URL && new URL(env.PAGE_URL).origin),
    premiumProof: env.PREMIUM_PROOF,
    checkoutUrl: env.CHECKOUT_URL,
    smtp: smtpOf(env),
    visitorSecret: env.VISITOR_SECRET,
    redis: redisOf(env),
    redisMayForget: env.REDIS_UNSAFE === 'allowed',
    addressLimit: env.ADDRESS_LIMIT,
    hourlyLimit: env.HOURLY_LIMIT,
    ...budgetOf(env, models),
    prices: {
      own: env.PRICES,
      unlisted: { image: env.IMAGE_PRICE, chat: env.CHAT_PRICE },
      sizes: imageSizes,
      quality,
    },
    budgetExhausted: env.BUDGET_EXHAUSTED,
    freeText: env.FREE_TEXT ?? (paintsAlone(models) ? 'allowed' : 'counted'),
    takes: env.TAKES,
    describingConcurrency: env.DESCRIBING_CONCURRENCY,
    trustedProxies: env.TRUSTED_PROXIES,
    allowedOrigins: env.ALLOWED_ORIGINS,
    partners: env.PARTNERS,
    queue: {
      // The studio paints one picture at a time, with all its threads.
      concurrency: env.QUEUE_CONCURRENCY ?? (paintsAlone(models) ? 1 : 4),
      capacity: env.QUEUE_CAPACITY,
      perOwner: { free: env.QUEUE_PER_VISITOR, premium: env.QUEUE_PER_SUBSCRIBER },
    },
    bodyTimeoutMs: env.BODY_TIMEOUT_MS,
    cacheBytes: env.CACHE_MB * 1024 * 1024,
    metricsPort: env.METRICS_PORT,
    logLevel: env.LOG_LEVEL,
  }
}

const read = (environment: Readonly<Record<string, string | undefined>>) => {
  const given = withoutEmpty(environment)
  const problems = [...modelProblems(given), ...moderationProblems(given)]
  const reporter = ({ errors }: { errors: Readonly<Partial<Record<string, Error>>> }) => {
    problems.push(...Object.entries(errors).map(([name, error]) => problemOf(name, error)))
  }
  const env = cleanEnv(given, variables, { reporter })
  const providerEnv = cleanEnv(given, PROVIDER_VARIABLES, { reporter })
  if (problems.length === 0) {
    const models = readModels(given, providerEnv, env.IMAGE_HOSTS)
    const quality = toUndefined(fromEither(Quality.decode(providerEnv.OPENAI_QUALITY)))
    return {
      env,
      quality,
      models: { ...models, moderators: readModeration(env, providerEnv, models) },
    }
  }
  const lines = problems.map((problem) => `  ${problem}\n`).join('')
  throw new ConfigError(`Invalid environment variables:\n${lines}See functions/.env.example.`)
}

/** Validators say what a value must be; the partners' errors are sentences of their own. */
const problemOf = (name: string, error: Error | undefined): string =>
  error instanceof PartnersError ? error.message : `${name} ${error?.message ?? 'is wrong'}`

type Env = ReturnType<typeof read>['env']

/** A ceiling for an operator who has set none, in US dollars a day. */
const DEFAULT_BUDGET = 10

const budgetOf = (
  { DAILY_BUDGET: given }: Env,
  models: Pick<EngineSettings, 'chatModels' | 'imageModels'>,
): Pick<Config, 'dailyBudget' | 'hasDefaultBudget'> => {
  if (given === UNLIMITED) return { hasDefaultBudget: false }
  const hasDefaultBudget = given === undefined && paidModels(models).length > 0
  return { dailyBudget: hasDefaultBudget ? DEFAULT_BUDGET : given, hasDefaultBudget }
}

/** Whether the studio alone paints, in both tiers. */
const paintsAlone = ({ imageModels }: Pick<EngineSettings, 'imageModels'>): boolean =>
  [...imageModels.free, ...imageModels.premium].every((model) => model === 'studio')

/** The variables are required together; these checks only satisfy the compiler. */
const billingOf = (env: Env): BillingSettings | undefined =>
  env.BILLING_ACCESS_TOKEN === undefined ||
  env.BILLING_PRODUCT_ID === undefined ||
  env.PAGE_URL === undefined
    ? undefined
    : {
        accessToken: env.BILLING_ACCESS_TOKEN,
        productId: env.BILLING_PRODUCT_ID,
        url: env.BILLING_URL ?? PLATFORMS[env.BILLING_SERVER],
        webhookSecret: env.BILLING_WEBHOOK_SECRET,
        pageUrl: env.PAGE_URL,
        timeoutMs: env.BILLING_TIMEOUT_MS,
      }

const redisOf = (env: Env): RedisTarget | undefined =>
  env.REDIS_URL && env.REDIS_CERT !== undefined && env.REDIS_KEY !== undefined
    ? { ...env.REDIS_URL, certificate: { cert: env.REDIS_CERT, key: env.REDIS_KEY } }
    : env.REDIS_URL

const smtpOf = (env: Env): SmtpSettings | undefined =>
  env.SMTP_URL === undefined || env.MAIL_FROM === undefined
    ? undefined
    : { url: env.SMTP_URL, from: env.MAIL_FROM }

/** The URLs of the billing platform's API. */
const PLATFORMS = {
  production: 'https://api.polar.sh',
  sandbox: 'https://sandbox-api.polar.sh',
} as const

const DEFAULT_SIZES: ImageSizes = {
  portrait: '1024x1536',
  landscape: '1536x1024',
  square: '1024x1024',
}

const withoutEmpty = (environment: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
