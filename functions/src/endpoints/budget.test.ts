import { createProviderServer } from '../../test/providerServer.ts'
import {
  charPromptBody,
  characterSDBody,
  outcomeOf,
  post,
  read,
  serveFunctions,
  type FunctionsServer,
} from '../../test/serveFunctions.ts'
import { startWireServer, type WireResponse, type WireServer } from '../../test/wireServer.ts'
import { BUDGET_SPENT, CharacterSDResponse, CharPromptResponse } from '../contract/index.ts'

const NOON = Date.UTC(2026, 2, 1, 12)

const provider = createProviderServer()
beforeAll(() => provider.start())
afterAll(() => provider.stop())
beforeEach(() => provider.paints())

let now = NOON
let server: FunctionsServer
afterEach(() => server.close())

/** Enough for two and a half pictures a day. */
const start = async (environment: Record<string, string> = {}) => {
  now = NOON
  server = await serveFunctions(
    {
      OPENAI_BASE_URL: provider.baseUrl,
      IMAGE_MODELS: 'openai:painter,studio',
      PRICES: 'painter=0.2,writer=0.1',
      DAILY_BUDGET: '0.50',
      ...environment,
    },
    { clock: () => now },
  )
}

const paint = (seed: number) => post(server, 'characterSD', { ...characterSDBody, seed })

const painterOf = async (seed: number) => {
  const { engine } = await read(CharacterSDResponse, paint(seed))
  return engine?.name
}

test('the studio draws once the day’s budget is spent, and says so; the log says when', async () => {
  await start()
  expect([await painterOf(1), await painterOf(2)]).toEqual(['painter', 'painter'])
  expect(await painterOf(3)).not.toBe('painter')
  expect(await painterOf(4)).not.toBe('painter')
  expect(provider.requests()).toHaveLength(2)
  const marks = server.logLines.flatMap((line) => /"percent":(\d+)/.exec(line)?.[1] ?? [])
  expect(marks).toEqual(['50', '80', '100'])
  now += 12 * 60 * 60_000
  expect(await painterOf(5)).toBe('painter')
})

test('with BUDGET_EXHAUSTED=refuse, pictures and descriptions are refused until midnight', async () => {
  await start({ BUDGET_EXHAUSTED: 'refuse', CHAT_MODEL: 'writer', DAILY_BUDGET: '0.30' })
  provider.writes('A wizard.')
  expect((await post(server, 'charPrompt', charPromptBody)).status).toBe(200)
  provider.paints()
  expect(await painterOf(1)).toBe('painter')
  const refused = await paint(2)
  expect(refused.headers.get('retry-after')).toBe(String(12 * 60 * 60))
  expect(await outcomeOf(refused)).toEqual([503, { error: BUDGET_SPENT }])
  expect(await outcomeOf(post(server, 'charPrompt', charPromptBody))).toEqual([
    503,
    { error: BUDGET_SPENT },
  ])
})

describe('each request to a provider costs its price', () => {
  let wire: WireServer
  afterEach(() => wire.close())

  const unavailable = { status: 504, headers: { 'retry-after-ms': '0' }, body: {} }

  const startOn = async (environment: Record<string, string>, response: WireResponse) => {
    wire = await startWireServer(() => response)
    await start({ OPENAI_BASE_URL: wire.url, ...environment })
  }

  const describing = { IMAGE_MODELS: 'studio', CHAT_MODELS: 'openai:writer,studio' }

  test.each([
    ['0.65', 3],
    ['0.50', 2],
    ['0.30', 1],
  ])('with $%s, a 504 at $0.20 is tried %d times, and the studio draws', async (budget, calls) => {
    await startOn({ DAILY_BUDGET: budget }, unavailable)
    expect(await painterOf(1)).not.toBe('painter')
    expect(wire.calls).toHaveLength(calls)
    expect(await painterOf(2)).not.toBe('painter')
    expect(wire.calls).toHaveLength(calls)
  })

  test('a retry that the budget does not allow is refused like a first try', async () => {
    await startOn({ BUDGET_EXHAUSTED: 'refuse', IMAGE_MODELS: 'openai:painter' }, unavailable)
    expect(await outcomeOf(paint(1))).toEqual([503, { error: BUDGET_SPENT }])
    expect(wire.calls).toHaveLength(2)
  })

  test.each([
    ['0.25', 2],
    ['0.15', 1],
  ])('with $%s, a form at $0.10 is filled in %d times', async (budget, calls) => {
    const choices = [
      { index: 0, message: { role: 'assistant', content: '{}' }, finish_reason: 'stop' },
    ]
    await startOn({ DAILY_BUDGET: budget, ...describing }, { body: { choices } })
    const { response } = await read(CharPromptResponse, post(server, 'charPrompt', charPromptBody))
    expect(response).toContain('Gandalf')
    expect(wire.calls).toHaveLength(calls)
  })

  test('a form that is asked for again without a schema is two requests', async () => {
    const body = { error: { message: 'response_format is not supported' } }
    await startOn({ DAILY_BUDGET: '0.15', ...describing }, { status: 400, body })
    await read(CharPromptResponse, post(server, 'charPrompt', charPromptBody))
    expect(wire.calls).toHaveLength(1)
  })
})

describe('without DAILY_BUDGET', () => {
  const linesOf = async (environment: Record<string, string>) => {
    await start({ DAILY_BUDGET: '', PRICES: 'painter=4', ...environment })
    return server.logLines.filter((line) => line.includes('DAILY_BUDGET'))
  }

  test('the providers may cost $10 a day, which the start says', async () => {
    const lines = await linesOf({})
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('The providers may cost $10 a day: set DAILY_BUDGET')
    expect([await painterOf(1), await painterOf(2)]).toEqual(['painter', 'painter'])
    expect(await painterOf(3)).not.toBe('painter')
  })

  test('unlimited lifts the ceiling', async () => {
    expect(await linesOf({ DAILY_BUDGET: 'unlimited' })).toEqual([])
    for (const seed of [1, 2, 3]) expect(await painterOf(seed)).toBe('painter')
  })

  test('nothing is said where only the studio works', async () => {
    expect(await linesOf({ IMAGE_MODELS: 'studio', OPENAI_BASE_URL: '' })).toEqual([])
  })
})
