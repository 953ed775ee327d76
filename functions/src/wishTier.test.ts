import sharp from 'sharp'
import { startPlatform, type Mood, type Platform } from '../test/platform.ts'
import { newVisitor, painting, post, served, type Served } from '../test/served.ts'

// Machines that build and test at once are slow.
jest.setTimeout(60_000)

let platform: Platform
let server: Served
let visitor: Record<string, string>

beforeEach(async () => {
  platform = await startPlatform()
  server = await served({ ...platform.environment, BILLING_TIMEOUT_MS: '2500' })
  visitor = await newVisitor(server)
})

afterEach(async () => {
  await server.close()
  await platform.close()
})

const paint = (body: object, name = 'characterSD') =>
  post(server, name, { ...painting, ...body }, { headers: visitor })

const UNVERIFIED = {
  error: 'Could not verify subscription. Please try again or contact support.',
}

test('a subscriber paints without limit, in any style and twice as large; nobody else does', async () => {
  platform.addSubscriber('ann@example.com')
  for (let i = 0; i < 6; i++) {
    expect((await paint({ email: 'ann@example.com', seed: i })).status).toBe(200)
  }
  expect((await paint({ email: 'ann@example.com', style: 'lego' })).status).toBe(200)
  const sizeOf = async (email: string) => {
    const { result } = await (await paint({ email, aspect_ratio: 'landscape' })).json()
    const { width, height } = await sharp(Buffer.from(result.split(',')[1], 'base64')).metadata()
    return [width, height]
  }
  // The same wish: what is remembered for the one is not handed to the other.
  expect(await sizeOf('ann@example.com')).toEqual([192, 128])
  expect(await sizeOf('stranger@example.com')).toEqual([96, 64])
})

test('a flag makes nobody premium', async () => {
  const forged = { email: 'stranger@example.com', premium: true }
  expect((await paint({ ...forged, style: 'lego' })).status).toBe(403)
  const statuses = []
  for (let i = 0; i < 6; i++) statuses.push((await paint(forged)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('an address that is none, or none at all, is asked of nobody', async () => {
  expect((await paint({ email: '' })).status).toBe(200)
  expect((await paint({ email: 'not an address' })).status).toBe(200)
  expect(platform.requests).toEqual([])
})

describe.each([
  ['down', 503],
  ['nonsense', 502],
] as const)('the platform %s', (mood, status) => {
  beforeEach(() => {
    platform.addSubscriber('ann@example.com')
    platform.mood = mood satisfies Mood
  })

  test('a free picture is painted all the same, and the log says why it was free', async () => {
    expect((await paint({ email: 'ann@example.com' })).status).toBe(200)
    expect(server.lines.at(-1)).toMatch(/"failure":"(ApiError|ResponseValidationError)/)
    expect((await paint({ email: 'ann@example.com' }, 'characterPreview')).status).toBe(200)
  })

  test('who wants premium is told so, and loses nothing', async () => {
    for (const wish of [{ premium: true }, { style: 'lego' }, { premium: true, style: 'pixar' }]) {
      for (let i = 0; i < 2; i++) {
        const refused = await paint({ email: 'ann@example.com', ...wish })
        expect([refused.status, await refused.json()]).toEqual([status, UNVERIFIED])
      }
    }
    platform.mood = 'well'
    const statuses = []
    for (let i = 0; i < 6; i++) statuses.push((await paint({})).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})

test('guesses by way of pictures are limited like all others', async () => {
  const guess = (i: number) => paint({ email: `guess${i}@example.com`, style: 'lego' })
  const answers = await Promise.all(Array.from({ length: 25 }, (_, i) => guess(i)))
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(20)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
})
