import { FREE_LIMIT } from '@dramatis/catalogue'
import { SUBSCRIPTION_UNVERIFIED } from '../../../src/contract/index.ts'
import {
  characterSDBody,
  newVisitor,
  outcomeOf,
  post,
  serveFunctions,
  type FunctionsServer,
} from '../../serveFunctions.ts'
import { startPlatform, type Platform } from '../../startPlatform.ts'

describe.each([
  ['down', 503],
  ['nonsense', 502],
] as const)('the platform is %s', (trouble, status) => {
  let platform: Platform
  let server: FunctionsServer
  let visitor: Record<string, string>

  beforeAll(async () => {
    platform = await startPlatform()
    await platform.addSubscriber('ann@example.com')
    server = await serveFunctions({ ...platform.environment, BILLING_TIMEOUT_MS: '2500' })
  })

  beforeEach(async () => {
    platform.trouble = trouble
    visitor = await newVisitor(server)
  })

  afterAll(async () => {
    await server.close()
    await platform.close()
  })

  const paint = (body: object, name = 'characterSD') =>
    post(server, name, { ...characterSDBody, ...body }, { headers: visitor })

  test('a free picture is still painted, and the log says why it was free', async () => {
    expect((await paint({ email: 'ann@example.com' })).status).toBe(200)
    expect(server.logLines.at(-1)).toMatch(/"failure":"(ApiError|ResponseValidationError)/)
    expect((await paint({ email: 'ann@example.com' }, 'characterPreview')).status).toBe(200)
  })

  test('a request for premium is refused with the reason, and costs nothing', async () => {
    for (const body of [{ premium: true }, { style: 'lego' }, { premium: true, style: 'pixar' }]) {
      expect(await outcomeOf(paint({ email: 'ann@example.com', ...body }))).toEqual([
        status,
        { error: SUBSCRIPTION_UNVERIFIED },
      ])
    }
    platform.trouble = undefined
    const statuses: number[] = []
    for (let seed = 0; seed <= FREE_LIMIT; seed++) statuses.push((await paint({ seed })).status)
    expect(statuses).toEqual([...Array.from({ length: FREE_LIMIT }, () => 200), 429])
  })
})
