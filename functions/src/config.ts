import { cleanEnv, makeExactValidator } from 'envalid'
import { AspectRatio, Email } from './contract/index.ts'
import type { QueueSettings } from './engines/queued.ts'
import type { ImageModels, Size } from './engines/provider/providerPainter.ts'
import type { ProviderSettings } from './engines/provider/Provider.ts'
import type { BillingSettings } from './billing/createPlatformCore.ts'
import type { SmtpSettings } from './mail/smtpMailer.ts'
import type { StudioSettings } from './engines/studio/studioPainter.ts'

/** What the describer and painter are made of. */
export interface EngineSettings {
  readonly studio: StudioSettings
  /** Absent: the studio does everything. */
  readonly provider?:
    | (ProviderSettings & {
        readonly chatModel?: string | undefined
        readonly imageModels?: ImageModels | undefined
      })
    | undefined
}

export interface Config extends EngineSettings {
  readonly isProduction: boolean
  /** Absent: there is no premium to have. */
  readonly billing?: BillingSettings | undefined
  /** What premium takes: knowing a subscriber's address, or proving to own it with a one-time code. */
  readonly premiumProof: PremiumProof
  /** A checkout link that never changes. */
  readonly checkoutUrl?: string | undefined
  readonly smtp?: SmtpSettings | undefined
  /** Signs visitor tokens, proofs and one-time codes. Absent only in development, where each start makes its own. */
  readonly visitorSecret?: string | undefined
  /** Free portraits an hour for one address. */
  readonly addressLimit: number
  /** How many proxies of ours stand in front and append to `x-forwarded-for`. */
  readonly trustedProxies: number
  /** Origins whose pages may call the functions from another origin. */
  readonly allowedOrigins: readonly string[]
  readonly queue: QueueSettings
  /** Bytes of finished pictures that are remembered. */
  readonly cacheBytes: number
  readonly logLevel: LogLevel
}

type PremiumProof = (typeof PREMIUM_PROOFS)[number]
type LogLevel = (typeof LOG_LEVELS)[number]

/** Every variable that is wrong, one a line, and never a value: it may be a secret. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/**
 * Reads the configuration from environment variables; an empty one counts as absent.
 * @throws {ConfigError}
 */
export const loadConfig = (environment: Readonly<Record<string, string | undefined>>): Config => {
  const env = read(environment)
  return {
    studio: { shortSide: env.STUDIO_SHORT_SIDE, threads: env.STUDIO_THREADS },
    provider: providerOf(env),
    isProduction: env.NODE_ENV === 'production',
    billing: billingOf(env),
    premiumProof: env.PREMIUM_PROOF,
    checkoutUrl: env.CHECKOUT_URL,
    smtp: smtpOf(env),
    visitorSecret: env.VISITOR_SECRET,
    addressLimit: env.ADDRESS_LIMIT,
    trustedProxies: env.TRUSTED_PROXIES,
    allowedOrigins: env.ALLOWED_ORIGINS,
    queue: {
      // The studio paints one picture at a time, with all its threads.
      concurrency: env.QUEUE_CONCURRENCY ?? (env.IMAGE_MODEL === undefined ? 1 : 4),
      capacity: env.QUEUE_CAPACITY,
    },
    cacheBytes: env.CACHE_MB * 1024 * 1024,
    logLevel: env.LOG_LEVEL,
  }
}

const read = (environment: Readonly<Record<string, string | undefined>>) =>
  cleanEnv(withoutEmpty(environment), variables, { reporter })

type Env = ReturnType<typeof read>

const providerOf = (env: Env): EngineSettings['provider'] =>
  env.OPENAI_BASE_URL === undefined
    ? undefined
    : {
        baseUrl: env.OPENAI_BASE_URL,
        apiKey: env.OPENAI_API_KEY,
        timeoutMs: env.PROVIDER_TIMEOUT_MS,
        imageHosts: env.IMAGE_HOSTS,
        chatModel: env.CHAT_MODEL,
        imageModels: imageModelsOf(env),
      }

const imageModelsOf = (env: Env): ImageModels | undefined =>
  env.IMAGE_MODEL === undefined
    ? undefined
    : {
        free: env.IMAGE_MODEL,
        premium: env.PREMIUM_IMAGE_MODEL ?? env.IMAGE_MODEL,
        sizes: { ...DEFAULT_SIZES, ...env.IMAGE_SIZES },
      }

/** Required together, as the variables say; here for the compiler. */
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

const smtpOf = (env: Env): SmtpSettings | undefined =>
  env.SMTP_URL === undefined || env.MAIL_FROM === undefined
    ? undefined
    : { url: env.SMTP_URL, from: env.MAIL_FROM }

/** The billing platform's addresses; the page is told which one to watch a checkout on. */
const PLATFORMS = {
  production: 'https://api.polar.sh',
  sandbox: 'https://sandbox-api.polar.sh',
} as const

/** What makes no sense without a platform to ask. */
const NEED_BILLING = ['BILLING_PRODUCT_ID', 'BILLING_URL', 'BILLING_WEBHOOK_SECRET'] as const

const PREMIUM_PROOFS = ['none', 'email-code'] as const
const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const

const DEFAULT_SIZES: Readonly<Record<AspectRatio, Size>> = {
  portrait: '1024x1536',
  landscape: '1536x1024',
  square: '1024x1024',
}

/** A validator from a parser that gives `undefined` for what it does not take. */
const parsed = <A>(expected: string, parse: (text: string) => A | undefined) =>
  makeExactValidator<A>((text) => {
    const value = parse(text.trim())
    if (value === undefined) throw new Error(`must be ${expected}`)
    return value
  })

const wholeNumber = (least: number, most: number) =>
  parsed(`a whole number from ${least} to ${most}`, (text) => {
    const number = Number(text)
    return /^\d+$/.test(text) && number >= least && number <= most ? number : undefined
  })

const nonEmpty = parsed('text', (text) => (text === '' ? undefined : text))

const listOf = (expected: string, isItem: (item: string) => boolean) =>
  parsed(`a comma-separated list of ${expected}`, (text) => {
    const items = text.split(',').map((item) => item.trim())
    return items.every(isItem) ? items : undefined
  })

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text
const isHost = (text: string): boolean => isOrigin(`https://${text}`)

const baseUrl = parsed('an http or https URL such as https://api.openai.com/v1', (text) =>
  /^https?:\/\//.test(text) && URL.canParse(text) ? text.replace(/\/+$/, '') : undefined,
)

const secret = parsed('at least 32 characters long', (text) =>
  text.length < 32 ? undefined : text,
)

const oneOf = <A extends string>(...values: readonly A[]) =>
  parsed(`one of ${values.join(', ')}`, (text) => values.find((value) => value === text))

const pageUrl = parsed('the address of the page, such as https://example.com/', (text) => {
  if (!URL.canParse(text)) return undefined
  const { protocol, origin, pathname, search, hash } = new URL(text)
  return /^https?:$/.test(protocol) && search === '' && hash === '' ? origin + pathname : undefined
})

const link = parsed('an http or https URL', (text) =>
  /^https?:\/\//.test(text) && URL.canParse(text) ? text : undefined,
)

const smtpUrl = parsed('a URL such as smtps://user:password@mail.example.com', (text) =>
  /^smtps?:\/\//.test(text) && URL.canParse(text) && new URL(text).hostname !== ''
    ? text
    : undefined,
)

const mailFrom = parsed('a sender such as Dramatis <hello@example.com>', (text) =>
  Email.is(/<([^<>]*)>$/.exec(text)?.[1] ?? text) ? text : undefined,
)

const parseSizes = (text: string): Partial<Record<AspectRatio, Size>> | undefined => {
  const sizes: Partial<Record<AspectRatio, Size>> = {}
  for (const entry of text.split(',')) {
    const [, aspect, width, height] = /^(\w+)=([1-9]\d*)x([1-9]\d*)$/.exec(entry.trim()) ?? []
    if (!AspectRatio.is(aspect)) return undefined
    sizes[aspect] = `${Number(width)}x${Number(height)}`
  }
  return sizes
}

const webhookSecret = parsed('whsec_ and base64, or text of 16 characters or more', (text) =>
  /^whsec_([A-Za-z0-9+/]{4}){4,}([A-Za-z0-9+/]{2}(==|[A-Za-z0-9+/]=))?$/.test(text) ||
  (!text.startsWith('whsec_') && text.length >= 16)
    ? text
    : undefined,
)

const sizes = parsed(
  'a list such as portrait=1024x1536,landscape=1536x1024,square=1024x1024',
  parseSizes,
)

const variables = {
  VISITOR_SECRET: secret({
    default: undefined,
    desc: 'is required when NODE_ENV is production',
    requiredWhen: ({ NODE_ENV }) => NODE_ENV === 'production',
  }),
  NODE_ENV: nonEmpty({ default: 'development' }),
  BILLING_ACCESS_TOKEN: nonEmpty({
    default: undefined,
    desc: `is required with ${NEED_BILLING.join(', ')} or PREMIUM_PROOF=email-code`,
    requiredWhen: (env) =>
      env.PREMIUM_PROOF === 'email-code' || NEED_BILLING.some((name) => Boolean(env[name])),
  }),
  BILLING_PRODUCT_ID: nonEmpty({
    default: undefined,
    desc: 'is required with BILLING_ACCESS_TOKEN',
    requiredWhen: ({ BILLING_ACCESS_TOKEN }) => Boolean(BILLING_ACCESS_TOKEN),
  }),
  BILLING_SERVER: oneOf('production', 'sandbox')({ default: 'production' }),
  BILLING_URL: baseUrl({ default: undefined }),
  BILLING_WEBHOOK_SECRET: webhookSecret({ default: undefined }),
  BILLING_TIMEOUT_MS: wholeNumber(100, 60_000)({ default: 8000 }),
  PAGE_URL: pageUrl({
    default: undefined,
    desc: 'is required with BILLING_ACCESS_TOKEN',
    requiredWhen: ({ BILLING_ACCESS_TOKEN }) => Boolean(BILLING_ACCESS_TOKEN),
  }),
  CHECKOUT_URL: link({ default: undefined }),
  PREMIUM_PROOF: oneOf(...PREMIUM_PROOFS)({ default: 'none' }),
  SMTP_URL: smtpUrl({
    default: undefined,
    desc: 'is required with MAIL_FROM, and with PREMIUM_PROOF=email-code when NODE_ENV is production',
    requiredWhen: ({ MAIL_FROM, PREMIUM_PROOF, NODE_ENV }) =>
      Boolean(MAIL_FROM) || (PREMIUM_PROOF === 'email-code' && NODE_ENV === 'production'),
  }),
  MAIL_FROM: mailFrom({
    default: undefined,
    desc: 'is required with SMTP_URL',
    requiredWhen: ({ SMTP_URL }) => Boolean(SMTP_URL),
  }),
  ADDRESS_LIMIT: wholeNumber(1, 1_000_000)({ default: 30 }),
  TRUSTED_PROXIES: wholeNumber(0, 10)({ default: 0 }),
  ALLOWED_ORIGINS: listOf('origins such as https://example.com', isOrigin)({ default: [] }),
  OPENAI_BASE_URL: baseUrl({
    default: undefined,
    desc: 'is required with CHAT_MODEL or IMAGE_MODEL',
    requiredWhen: ({ CHAT_MODEL, IMAGE_MODEL }) => Boolean(CHAT_MODEL ?? IMAGE_MODEL),
  }),
  OPENAI_API_KEY: nonEmpty({ default: undefined }),
  CHAT_MODEL: nonEmpty({
    default: undefined,
    desc: 'or IMAGE_MODEL is required with OPENAI_BASE_URL',
    requiredWhen: ({ OPENAI_BASE_URL, IMAGE_MODEL }) => Boolean(OPENAI_BASE_URL) && !IMAGE_MODEL,
  }),
  IMAGE_MODEL: nonEmpty({
    default: undefined,
    desc: 'is required with PREMIUM_IMAGE_MODEL',
    requiredWhen: ({ PREMIUM_IMAGE_MODEL }) => Boolean(PREMIUM_IMAGE_MODEL),
  }),
  PREMIUM_IMAGE_MODEL: nonEmpty({ default: undefined }),
  IMAGE_SIZES: sizes({ default: {} }),
  IMAGE_HOSTS: listOf('hosts such as images.example.com', isHost)({ default: [] }),
  PROVIDER_TIMEOUT_MS: wholeNumber(100, 600_000)({ default: 50_000 }),
  STUDIO_SHORT_SIDE: wholeNumber(64, 2048)({ default: 1024 }),
  STUDIO_THREADS: wholeNumber(1, 64)({ default: undefined }),
  QUEUE_CONCURRENCY: wholeNumber(1, 64)({ default: undefined }),
  QUEUE_CAPACITY: wholeNumber(0, 10_000)({ default: 50 }),
  CACHE_MB: wholeNumber(1, 65_536)({ default: 64 }),
  LOG_LEVEL: oneOf(...LOG_LEVELS)({ default: 'info' }),
}

const reporter = ({ errors }: { errors: Readonly<Record<string, Error>> }): void => {
  const lines = Object.entries(errors).map(([name, { message }]) => `  ${name} ${message}`)
  if (lines.length === 0) return
  throw new ConfigError(
    `Wrong environment variables:\n${lines.join('\n')}\nSee functions/.env.example.`,
  )
}

const withoutEmpty = (environment: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
