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
import { BUDGET_SPENT, CharacterSDResponse } from '../contract/index.ts'

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
