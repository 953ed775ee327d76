import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import type { Chain } from '../engines/createEngines.ts'
import { ConfigError, loadConfig } from './loadConfig.ts'
import { startNotices } from './startNotices.ts'

const messageOf = (environment: Record<string, string>): string => {
  try {
    loadConfig(environment)
  } catch (thrown) {
    if (thrown instanceof ConfigError) return thrown.message
    throw thrown
  }
  throw new Error('The configuration was accepted')
}

test('an empty environment is a working development setup: the studio does everything', () => {
  const config = loadConfig({})
  expect(config.chatModels).toEqual(['studio'])
  expect(config.imageModels).toEqual({ free: ['studio'], premium: ['studio'] })
  expect(config.studio).toEqual({ shortSide: 1024 })
  expect(config.addressLimit).toBe(30)
})

test('.env.example is complete and has the defaults', () => {
  const example = readFileSync(`${__dirname}/../../.env.example`, 'utf8')
  expect(loadConfig(parseEnv(example))).toEqual(loadConfig({}))
  const readme = readFileSync(`${__dirname}/../../README.md`, 'utf8')
  const named = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, name]) => name).toSorted()
  expect(named(example, /^([A-Z_]+)=/gm)).toEqual(named(readme, /^\| `([A-Z_]+)` /gm))
})

test('one message names every wrong variable, without values', () => {
  const message = messageOf({
    VISITOR_SECRET: 'hush-hush',
    ADDRESS_LIMIT: 'many',
    ALLOWED_ORIGINS: 'https://example.com/path',
    CHAT_MODEL: 'model-a',
    PREMIUM_IMAGE_MODEL: 'model-b',
    LOG_LEVEL: 'loud',
  })
  for (const name of [
    'VISITOR_SECRET',
    'ADDRESS_LIMIT',
    'ALLOWED_ORIGINS',
    'OPENAI_BASE_URL is required by CHAT_MODEL',
    'OPENAI_BASE_URL is required by PREMIUM_IMAGE_MODEL',
    'LOG_LEVEL',
  ]) {
    expect(message).toContain(name)
  }
  for (const value of ['hush-hush', 'many', 'path', 'model-a', 'loud']) {
    expect(message).not.toContain(value)
  }
})

test('production and a shared store require a secret, and an empty one does not count', () => {
  expect(messageOf({ NODE_ENV: 'production', VISITOR_SECRET: ' ' })).toContain('VISITOR_SECRET')
  expect(messageOf({ REDIS_URL: 'redis://localhost' })).toContain('VISITOR_SECRET')
  const secret = 'x'.repeat(32)
  expect(loadConfig({ NODE_ENV: 'production', VISITOR_SECRET: secret }).visitorSecret).toBe(secret)
})

const OPENAI = { OPENAI_BASE_URL: 'http://localhost:8080/v1/' }

/** Ids of the models that paint for a tier. */
const idsOf = (chain: Chain) => chain.map((model) => (model === 'studio' ? model : model.id))

test('also uses the image model for premium, with a size for each tier', () => {
  const { imageModels, imageSizes } = loadConfig({
    ...OPENAI,
    IMAGE_MODEL: 'painter-1',
    IMAGE_SIZES: 'portrait=512x768',
  })
  expect([idsOf(imageModels.free), idsOf(imageModels.premium)]).toEqual([
    ['painter-1'],
    ['painter-1'],
  ])
  expect(imageSizes).toEqual({ portrait: '512x768', landscape: '1536x1024', square: '1024x1024' })
})

test('where a provider may cost money, a day has a ceiling', () => {
  const { dailyBudget, hasDefaultBudget } = loadConfig({ ...OPENAI, CHAT_MODEL: 'writer' })
  expect([dailyBudget, hasDefaultBudget]).toEqual([10, true])
  const given = loadConfig({ ...OPENAI, CHAT_MODEL: 'writer', DAILY_BUDGET: '2.50' })
  expect([given.dailyBudget, given.hasDefaultBudget]).toEqual([2.5, false])
  const own = { AUTOMATIC1111_URL: 'http://localhost', IMAGE_MODELS: 'automatic1111:default' }
  for (const unlimited of [
    { ...OPENAI, CHAT_MODEL: 'writer', DAILY_BUDGET: 'unlimited' },
    own,
    {},
  ]) {
    expect(loadConfig(unlimited).dailyBudget).toBeUndefined()
  }
})

test.each([
  ['none', 'openai:painter', true],
  ['email-code', 'openai:painter', false],
  ['none', 'studio', false],
])('with PREMIUM_PROOF=%s and %s, the start says what that means: %s', (proof, painter, says) => {
  const config = loadConfig({
    ...(painter === 'studio' ? {} : OPENAI),
    BILLING_ACCESS_TOKEN: 'token',
    BILLING_PRODUCT_ID: 'product',
    PAGE_URL: 'https://page.example',
    PREMIUM_PROOF: proof,
    IMAGE_MODELS: painter,
  })
  const sentence = 'whoever knows a subscriber’s address has premium, and may spend $10 a day'
  expect(startNotices(config, 0).some((notice) => notice.includes(sentence))).toBe(says)
})

test('accepts a list of models for each tier, including the studio', () => {
  const { chatModels, imageModels } = loadConfig({
    ...OPENAI,
    FAL_API_KEY: 'key',
    CHAT_MODEL: 'writer',
    IMAGE_MODELS: 'fal:fal-ai/flux-2-pro, studio',
    PREMIUM_IMAGE_MODELS: 'openai:gpt-image-2.6-flare,openai:library/painter:latest',
  })
  expect(idsOf(chatModels)).toEqual(['writer'])
  expect(idsOf(imageModels.free)).toEqual(['fal-ai/flux-2-pro', 'studio'])
  expect(idsOf(imageModels.premium)).toEqual(['gpt-image-2.6-flare', 'library/painter:latest'])
})

test.each([
  [{ IMAGE_MODELS: 'fal:flux' }, 'FAL_API_KEY is required by IMAGE_MODELS'],
  [{ CHAT_MODELS: 'google:gemini' }, 'GOOGLE_API_KEY is required by CHAT_MODELS'],
  [{ IMAGE_MODEL: 'painter' }, 'OPENAI_BASE_URL is required by IMAGE_MODEL'],
  [
    { ...OPENAI, IMAGE_MODEL: 'a', IMAGE_MODELS: 'openai:b' },
    'IMAGE_MODELS and IMAGE_MODEL cannot both be set',
  ],
  [
    { FAL_API_KEY: 'key', CHAT_MODELS: 'fal:flux' },
    'CHAT_MODELS names fal, which has no chat models',
  ],
  [{ IMAGE_MODELS: 'midjourney:v9' }, 'IMAGE_MODELS must be a comma-separated list'],
  [{ IMAGE_MODELS: 'studio:one' }, 'IMAGE_MODELS must be a comma-separated list'],
  [{ ...OPENAI, IMAGE_MODELS: 'openai:' }, 'IMAGE_MODELS must be a comma-separated list'],
  [{ MODERATION: 'all' }, 'MODERATION_WORDS or MODERATION_MODEL is required with MODERATION=all'],
  [{ MODERATION_MODEL: 'moderator' }, 'OPENAI_BASE_URL is required with MODERATION_MODEL'],
  [{ MODERATION_WORDS: '/nowhere' }, 'MODERATION_WORDS must be the path of a file'],
  [OPENAI, 'OPENAI_BASE_URL is set, but no variable names an openai model'],
])('%j is refused: %s', (environment, message) => {
  expect(messageOf(environment)).toContain(message)
})

describe('billing', () => {
  const complete = {
    BILLING_ACCESS_TOKEN: 'token',
    BILLING_PRODUCT_ID: 'product',
    PAGE_URL: 'https://page.example',
  }

  test('needs the platform, the product and the page', () => {
    expect(loadConfig({}).billing).toBeUndefined()
    expect(loadConfig(complete).billing).toEqual({
      accessToken: 'token',
      productId: 'product',
      pageUrl: 'https://page.example/',
      url: 'https://api.polar.sh',
      timeoutMs: 8000,
    })
    const { billing } = loadConfig({ ...complete, BILLING_SERVER: 'sandbox' })
    expect(billing?.url).toBe('https://sandbox-api.polar.sh')
    expect(loadConfig({ ...complete, BILLING_URL: 'http://localhost:4010/' }).billing?.url).toBe(
      'http://localhost:4010',
    )
  })

  test.each([
    [{ BILLING_ACCESS_TOKEN: 'token' }, ['BILLING_PRODUCT_ID', 'PAGE_URL']],
    [{ BILLING_PRODUCT_ID: 'product' }, ['BILLING_ACCESS_TOKEN']],
    [{ BILLING_URL: 'http://localhost:4010' }, ['BILLING_ACCESS_TOKEN']],
    [{ BILLING_WEBHOOK_SECRET: 'x'.repeat(16) }, ['BILLING_ACCESS_TOKEN']],
    [{ PREMIUM_PROOF: 'email-code' }, ['BILLING_ACCESS_TOKEN']],
    [{ ...complete, PREMIUM_PROOF: 'email-code', NODE_ENV: 'production' }, ['SMTP_URL']],
    [{ SMTP_URL: 'smtp://localhost' }, ['MAIL_FROM']],
    [{ MAIL_FROM: 'hello@dramatis.example' }, ['SMTP_URL']],
  ])('%j requires %j', (environment, missing) => {
    const message = messageOf(environment)
    for (const name of missing) expect(message).toContain(`${name} is required with`)
  })
})

test.each([
  ['REDIS_URL', 'localhost:6379'],
  ['BILLING_SERVER', 'staging'],
  ['BILLING_WEBHOOK_SECRET', 'whsec_not base64'],
  ['BILLING_WEBHOOK_SECRET', 'short'],
  ['PAGE_URL', 'page.example'],
  ['PAGE_URL', 'https://page.example/?a=b'],
  ['CHECKOUT_URL', 'javascript:alert(1)'],
  ['PREMIUM_PROOF', 'password'],
  ['SMTP_URL', 'https://mail.example'],
  ['MAIL_FROM', 'Dramatis'],
  ['IMAGE_SIZES', 'portrait=big'],
  ['IMAGE_SIZES', 'round=512x512'],
  ['IMAGE_HOSTS', 'https://images.example.com'],
  ['OPENAI_BASE_URL', 'ftp://example.com'],
  ['ALLOWED_ORIGINS', 'https://example.com/'],
  ['TRUSTED_PROXIES', '-1'],
  ['STUDIO_SHORT_SIDE', '1e3'],
  ['DAILY_BUDGET', 'none'],
])('rejects %s=%s', (name, value) => {
  expect(messageOf({ [name]: value })).toContain(name)
})
