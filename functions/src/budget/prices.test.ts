import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadConfig } from '../config/loadConfig.ts'
import { startNotices } from '../config/startNotices.ts'
import { PRICE_LIST } from './priceList.ts'
import { priceOf, type PriceSettings } from './prices.ts'
import { dayOf } from './spending.ts'

const ROOT = join(__dirname, '../../..')

const { prices: byDefault } = loadConfig({})
const FLARE = 'gpt-image-2.6-flare'

test('an operator’s own price overrides the list', () => {
  const own: PriceSettings = { ...byDefault, own: { [FLARE]: 0.2 } }
  expect(priceOf(own, 'image', FLARE)).toBe(0.2)
  expect(priceOf(own, 'image', 'fal-ai/flux-2-pro')).toBe(0.045)
})

test('quality and size are part of a price', () => {
  const priceWith = (id: string, environment: Record<string, string>) =>
    priceOf(loadConfig(environment).prices, 'image', id)
  const openAI = { OPENAI_BASE_URL: 'http://localhost', IMAGE_MODEL: FLARE }
  expect(priceWith(FLARE, { ...openAI, OPENAI_QUALITY: 'low' })).toBe(0.03)
  expect(priceWith(FLARE, openAI)).toBe(0.22)
  const small = 'portrait=640x960,landscape=960x640,square=1024x1024'
  expect(priceWith('fal-ai/flux-2-pro', { IMAGE_SIZES: small })).toBe(0.03)
  expect(priceWith('fal-ai/flux-2-pro', { IMAGE_SIZES: 'square=2048x2048' })).toBe(0.075)
})

test('a model that is on no list costs what the operator says, or a high estimate', () => {
  expect(priceOf(byDefault, 'image', 'painter')).toBe(0.25)
  expect(priceOf(byDefault, 'chat', 'writer')).toBe(0.02)
  const { prices } = loadConfig({ IMAGE_PRICE: '0.07', CHAT_PRICE: '0' })
  expect(priceOf(prices, 'image', 'painter')).toBe(0.07)
  expect(priceOf(prices, 'chat', 'writer')).toBe(0)
})

describe('the start says of the configured models', () => {
  const noticesOf = (environment: Record<string, string>, day: string) =>
    startNotices(
      loadConfig({
        OPENAI_BASE_URL: 'http://localhost',
        FAL_API_KEY: 'key',
        DAILY_BUDGET: 'unlimited',
        ...environment,
      }),
      Date.parse(day),
    )

  test.each([
    [
      { IMAGE_MODEL: 'gpt-image-1-mini' },
      [
        'gpt-image-1-mini will be shut down on 2026-12-01: choose another model, such as gpt-image-2.6-flare',
      ],
    ],
    [
      { IMAGE_MODEL: 'gpt-image-1' },
      [
        'gpt-image-1 was shut down on 2026-10-23: choose another model, such as gpt-image-2.6-flare',
      ],
    ],
    [
      { IMAGE_MODEL: 'painter', CHAT_MODEL: 'writer' },
      [
        'The price of writer is unknown: its descriptions count as $0.02 each until CHAT_PRICE or PRICES says what they cost',
        'The price of painter is unknown: its pictures count as $0.25 each until IMAGE_PRICE or PRICES says what they cost',
      ],
    ],
    [{ IMAGE_MODEL: 'painter', IMAGE_PRICE: '0.1' }, []],
    [{ IMAGE_MODEL: 'painter', PRICES: 'painter=0.1' }, []],
    [
      { IMAGE_MODELS: 'openai:black-forest-labs/flux-2-dev' },
      [
        'The price of black-forest-labs/flux-2-dev is unconfirmed: its pictures count as $0.05 each until PRICES says what they cost',
      ],
    ],
    [
      { IMAGE_MODELS: `openai:${FLARE},fal:fal-ai/flux-2-pro,studio`, CHAT_MODEL: 'gpt-6-luna' },
      [],
    ],
  ])('%j', (environment, notices) => {
    expect(noticesOf(environment, '2026-11-27')).toEqual(notices)
  })

  test('nothing of a server on the operator’s own hardware', () => {
    const own = { AUTOMATIC1111_URL: 'http://localhost', IMAGE_MODELS: 'automatic1111:default' }
    expect(startNotices(loadConfig(own), 0)).toEqual([])
  })
})

test('each model has one row of its kind, and each that ends has a successor that does not', () => {
  const keys = PRICE_LIST.map(({ kind, id }) => `${kind} ${id}`)
  expect(new Set(keys).size).toBe(keys.length)
  const served = PRICE_LIST.flatMap(({ id, shutdown }) => (shutdown === undefined ? [id] : []))
  for (const { shutdown, instead } of PRICE_LIST) {
    if (shutdown !== undefined) expect(served).toContain(instead)
  }
})

test('documents, examples and messages name no model that was shut down', () => {
  const gone = PRICE_LIST.filter(
    ({ shutdown }) => shutdown !== undefined && shutdown <= dayOf(Date.now()),
  )
  expect(gone.length).toBeGreaterThan(0)
  const documents = execFileSync('git', ['ls-files', '--', ...DOCUMENTS], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
  expect(documents.length).toBeGreaterThan(100)
  const found = documents.flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8')
    return gone.flatMap(({ id }) => (names(text, id) ? [`${file}: ${id}`] : []))
  })
  expect(found).toEqual([])
})

/** All that is written by hand, except what is about models that were shut down. */
const DOCUMENTS = [
  ...['*.md', '*.example', '*.ts', '*.tsx', '*.mjs', '*.cjs', '*.json', '*.html'],
  ...['*.yaml', '*.yml', '*.toml', '*.sh', 'Dockerfile', 'deploy/*'],
  ...[
    ':!*.test.ts',
    ':!*CHANGELOG.md',
    ':!package-lock.json',
    ':!functions/src/budget/prices.json',
  ],
]

/** Whether a text has a model's id, and not a longer one that begins or ends with it. */
const names = (text: string, id: string): boolean => {
  const before = text.split(id)
  return before.some(
    (part, n) =>
      n + 1 < before.length &&
      !/[\w/-]$/.test(part) &&
      !/^(?:[\w/-]|\.\w)/.test(before[n + 1] ?? ''),
  )
}

test('npm run check:models prints old rows, ends that are near, and guesses', () => {
  const printed = execFileSync('npm', ['run', '-s', 'check:models', '--', '2026-11-27'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  expect(printed).toMatch(/^Looked up more than 90 days ago: 0$/m)
  expect(printed).toMatch(/^ {2}gpt-4o-mini: 2027-01-14, instead gpt-6-luna$/m)
  expect(printed).not.toContain('gpt-image-1:')
  expect(printed).toMatch(/^Unconfirmed: \d+$/m)
  const later = execFileSync('node', ['functions/tools/checkModels.mjs', '2027-03-01'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  expect(later).toMatch(/^ {2}gpt-6-luna: 2026-11-27, https/m)
})

test('the page about sizing shows the list prices', () => {
  const page = readFileSync(join(ROOT, 'docs/operations/sizing.md'), 'utf8')
  const rows = [...page.matchAll(/^\| (descriptions by )?`([^`]+)` +\| ([\d,]+) +\|$/gm)].map(
    ([, isChat, model = '', dollars = '']) => ({
      model,
      call: isChat === undefined ? ('image' as const) : ('chat' as const),
      dollars: Number(dollars.replaceAll(',', '')),
    }),
  )
  expect(rows.length).toBeGreaterThan(5)
  for (const { model, call, dollars } of rows) {
    expect([model, Math.round(1_000_000 * priceOf(byDefault, call, model))]).toEqual([
      model,
      dollars,
    ])
  }
})
