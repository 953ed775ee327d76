import { FREE_LIMIT, FREE_STYLE } from '@dramatis/catalogue'
import sharp from 'sharp'
import { bytesOf } from '../../test/bytesOf.ts'
import {
  newVisitor,
  characterSDBody,
  charPromptBody,
  post,
  read,
  serveFunctions,
  type FunctionsServer,
} from '../../test/serveFunctions.ts'
import { startPlatform, type Platform } from '../../test/startPlatform.ts'
import { CharacterSDResponse } from '../contract/index.ts'
import { DESCRIPTIONS_PER_PORTRAIT, LIMITS } from '../quota/allowances.ts'

let platform: Platform
let server: FunctionsServer
let visitor: Record<string, string>

const serve = async (environment: Readonly<Record<string, string>> = {}) => {
  platform = await startPlatform()
  await platform.addSubscriber('ann@example.com')
  server = await serveFunctions({
    ...platform.environment,
    BILLING_TIMEOUT_MS: '20000',
    ...environment,
  })
}

const close = async () => {
  await server.close()
  await platform.close()
}

beforeEach(async () => {
  visitor = await newVisitor(server)
})

const paint = (body: object, name = 'characterSD') =>
  post(server, name, { ...characterSDBody, ...body }, { headers: visitor })

const allowedThenRefused = [...Array.from({ length: FREE_LIMIT }, () => 200), 429]

/** The statuses of all free requests and one more. */
const exhaust = async (body: object) => {
  const statuses: number[] = []
  for (let seed = 0; seed <= FREE_LIMIT; seed++)
    statuses.push((await paint({ ...body, seed })).status)
  return statuses
}

// Tests share a server where they can, since each server's first picture starts a thread. Each has its own visitor.

describe('with one server', () => {
  beforeAll(() => serve())

  afterAll(close)

  test('only a subscriber paints without limit, in any style and twice as large', async () => {
    for (let i = 0; i <= FREE_LIMIT; i++) {
      expect((await paint({ email: 'ann@example.com', seed: i })).status).toBe(200)
    }
    expect((await paint({ email: 'ann@example.com', style: 'lego' })).status).toBe(200)
    const sizeOf = async (email: string) => {
      const body = { email, aspect_ratio: 'landscape', style: FREE_STYLE }
      const { result } = await read(CharacterSDResponse, paint(body))
      const { width, height } = await sharp(bytesOf(result)).metadata()
      return [width, height]
    }
    // The same request: a picture cached for one tier is not served to the other.
    expect(await sizeOf('ann@example.com')).toEqual([192, 128])
    expect(await sizeOf('stranger@example.com')).toEqual([96, 64])
  })

  test('[validation-5, security-visitor-3] a flag makes nobody premium', async () => {
    const forged = { email: 'stranger@example.com', premium: true }
    expect((await paint({ ...forged, style: 'lego' })).status).toBe(403)
    expect(await exhaust(forged)).toEqual(allowedThenRefused)
  })

  test('limits guesses through pictures like any other guesses', async () => {
    const statuses: number[] = []
    for (let i = 0; i <= LIMITS.lookUps; i++) {
      statuses.push((await paint({ email: `guess${i}@example.com`, style: 'lego' })).status)
    }
    expect(statuses).toEqual([...Array.from({ length: LIMITS.lookUps }, () => 403), 429])
  })
})

describe('with a server that limits each address to one visitor', () => {
  beforeAll(() => serve({ ADDRESS_LIMIT: '1' }))

  afterAll(close)

  test('a subscriber gets descriptions without limit; other visitors on the address stay limited', async () => {
    const describe = async (email: string) =>
      (await post(server, 'charPrompt', { ...charPromptBody, email }, { headers: visitor })).status
    const statuses: number[] = []
    for (let i = 0; i <= DESCRIPTIONS_PER_PORTRAIT; i++) statuses.push(await describe(''))
    expect(statuses).toContain(429)
    expect(await describe('stranger@example.com')).toBe(429)
    for (let i = 0; i <= DESCRIPTIONS_PER_PORTRAIT; i++) {
      expect(await describe('ann@example.com')).toBe(200)
    }
  })
})

describe('with a server that knows no subscribers yet', () => {
  beforeAll(() => serve())

  afterAll(close)

  test('looks nobody up without an address, or with an invalid one', async () => {
    expect((await paint({ email: '' })).status).toBe(200)
    expect((await paint({ email: 'not an address' })).status).toBe(200)
    expect(platform.requests).toEqual([])
  })
})
