import { MAX_TAKES } from '../contract/index.ts'
import { baseUrl, link, listOf, nonEmpty, oneOf, wholeNumber } from '../environment/validators.ts'
import { MODERATIONS } from './readModeration.ts'
import {
  dailyBudget,
  dollars,
  isHost,
  isOrigin,
  mailFrom,
  pageUrl,
  partners,
  pemFile,
  prices,
  redisUrl,
  secret,
  sizes,
  smtpUrl,
  trustedProxies,
  webhookSecret,
  words,
} from './validators.ts'

/** These require `BILLING_ACCESS_TOKEN`: they are useless without a platform to call. */
const NEED_BILLING = ['BILLING_PRODUCT_ID', 'BILLING_URL', 'BILLING_WEBHOOK_SECRET'] as const

const PREMIUM_PROOFS = ['none', 'email-code'] as const
export type PremiumProof = (typeof PREMIUM_PROOFS)[number]

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** The environment variables: how each is read, its default, and what it requires. */
export const variables = {
  VISITOR_SECRET: secret({
    default: undefined,
    desc: 'is required when NODE_ENV is production, and with REDIS_URL',
    requiredWhen: ({ NODE_ENV, REDIS_URL }) => NODE_ENV === 'production' || Boolean(REDIS_URL),
  }),
  NODE_ENV: nonEmpty({ default: 'development' }),
  REDIS_URL: redisUrl({ default: undefined }),
  REDIS_CERT: pemFile({
    default: undefined,
    desc: 'is required with REDIS_KEY',
    requiredWhen: ({ REDIS_KEY }) => Boolean(REDIS_KEY),
  }),
  REDIS_KEY: pemFile({
    default: undefined,
    desc: 'is required with REDIS_CERT',
    requiredWhen: ({ REDIS_CERT }) => Boolean(REDIS_CERT),
  }),
  REDIS_UNSAFE: oneOf('refused', 'allowed')({ default: 'refused' }),
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
  FUNCTIONS_URL: baseUrl({ default: undefined }),
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
  HOURLY_LIMIT: wholeNumber(1, 1_000_000_000)({ default: undefined }),
  DAILY_BUDGET: dailyBudget({ default: undefined }),
  BUDGET_EXHAUSTED: oneOf('studio', 'refuse')({ default: 'studio' }),
  PRICES: prices({ default: {} }),
  IMAGE_PRICE: dollars({ default: undefined }),
  CHAT_PRICE: dollars({ default: undefined }),
  FREE_TEXT: oneOf('allowed', 'counted', 'refused')({ default: undefined }),
  TAKES: wholeNumber(1, MAX_TAKES)({ default: MAX_TAKES }),
  DESCRIBING_CONCURRENCY: wholeNumber(1, 1000)({ default: 8 }),
  TRUSTED_PROXIES: trustedProxies({ default: 0 }),
  ALLOWED_ORIGINS: listOf('origins such as https://example.com', isOrigin)({ default: [] }),
  PARTNERS: partners({ default: [] }),
  CHAT_MODEL: nonEmpty({ default: undefined }),
  IMAGE_MODEL: nonEmpty({ default: undefined }),
  PREMIUM_IMAGE_MODEL: nonEmpty({ default: undefined }),
  CHAT_MODELS: nonEmpty({ default: undefined }),
  IMAGE_MODELS: nonEmpty({ default: undefined }),
  PREMIUM_IMAGE_MODELS: nonEmpty({ default: undefined }),
  MODERATION: oneOf(...MODERATIONS)({ default: 'providers' }),
  MODERATION_SLURS: oneOf('on', 'off')({ default: 'on' }),
  MODERATION_WORDS: words({ default: undefined }),
  MODERATION_MODEL: nonEmpty({ default: undefined }),
  IMAGE_SIZES: sizes({ default: {} }),
  IMAGE_HOSTS: listOf('hosts such as images.example.com', isHost)({ default: [] }),
  PROVIDER_TIMEOUT_MS: wholeNumber(100, 600_000)({ default: 50_000 }),
  STUDIO_SHORT_SIDE: wholeNumber(64, 2048)({ default: 1024 }),
  STUDIO_THREADS: wholeNumber(1, 64)({ default: undefined }),
  QUEUE_CONCURRENCY: wholeNumber(1, 64)({ default: undefined }),
  QUEUE_CAPACITY: wholeNumber(0, 10_000)({ default: 50 }),
  QUEUE_PER_VISITOR: wholeNumber(1, 64)({ default: 1 }),
  QUEUE_PER_SUBSCRIBER: wholeNumber(1, 64)({ default: 3 }),
  BODY_TIMEOUT_MS: wholeNumber(100, 60_000)({ default: 10_000 }),
  CACHE_MB: wholeNumber(1, 65_536)({ default: 64 }),
  METRICS_PORT: wholeNumber(1, 65_535)({ default: undefined }),
  LOG_LEVEL: oneOf(...LOG_LEVELS)({ default: 'info' }),
}
