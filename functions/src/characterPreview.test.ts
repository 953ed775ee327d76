import * as TE from 'fp-ts/lib/TaskEither.js'
import sharp from 'sharp'
import { newVisitor, painting, post, served, type Served } from '../test/served.ts'
import { CharacterPreviewResponse, CharacterSDResponse, LARGEST_SEED } from './contract/index.ts'
import type { Effects } from './createFunctions.ts'

// Machines that build and test at once are slow.
jest.setTimeout(120_000)

const running: Served[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()))
})

const start = async (environment: Record<string, string> = {}, effects: Effects = {}) => {
  const server = await served(environment, effects)
  running.push(server)
  return server
}

const { prompt, aspect_ratio, style, email } = painting
const wish = { prompt, aspect_ratio, style, email }

const preview = (server: Served, body: object = {}, headers: Record<string, string> = {}) =>
  post(server, 'characterPreview', { ...wish, ...body }, { headers })

const pictureOf = async (response: Response): Promise<Buffer> => {
  const body: unknown = await response.json()
  if (!CharacterPreviewResponse.is(body)) throw new Error(`no preview: ${JSON.stringify(body)}`)
  return Buffer.from(body.result.replace('data:image/jpeg;base64,', ''), 'base64')
}

test('a preview is a small JPEG in the format that was asked for', async () => {
  const server = await start()
  const picture = await pictureOf(await preview(server, { aspect_ratio: 'landscape' }))
  const { format, width, height } = await sharp(picture).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 384, height: 256 })
})

test('it shows the picture that is about to come, seed for seed', async () => {
  const server = await start({ STUDIO_SHORT_SIDE: '256' }, { tierOf: () => TE.right('premium') })
  const body = { style: 'lego', seed: 7 }
  const answer: unknown = await (await post(server, 'characterSD', { ...painting, ...body })).json()
  if (!CharacterSDResponse.is(answer)) throw new Error('no picture')
  expect(answer.seed).toBe(7)
  const whole = Buffer.from(String(answer.result).replace('data:image/jpeg;base64,', ''), 'base64')
  const same = await pictureOf(await preview(server, body))
  const other = await pictureOf(await preview(server, { ...body, seed: 8 }))
  expect(await distance(whole, same)).toBeLessThan((await distance(whole, other)) / 2)
})

/** Mean difference of two pictures in grey levels, once both are coarse. */
const distance = async (one: Buffer, two: Buffer): Promise<number> => {
  const [a, b] = await Promise.all(
    [one, two].map((file) =>
      sharp(file).resize(48, 48, { fit: 'fill' }).greyscale().raw().toBuffer(),
    ),
  )
  return (a ?? Buffer.alloc(0)).reduce((sum, level, i) => sum + Math.abs(level - (b?.[i] ?? 0)), 0)
}

test('it costs no portrait, and an hour has sixty of them', async () => {
  const server = await start()
  const visitor = await newVisitor(server)
  const statuses: number[] = []
  for (let i = 0; i < 61; i++) {
    statuses.push((await preview(server, { seed: i }, visitor)).status)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(60)
  expect(statuses.at(-1)).toBe(429)
  const portrait = await post(server, 'characterSD', painting, { headers: visitor })
  expect(portrait.status).toBe(200)
})

test('a locked style is as locked as in the picture itself', async () => {
  const server = await start(
    {},
    { tierOf: (address) => TE.right(address === 'ada@example.com' ? 'premium' : 'free') },
  )
  const statusOf = async (body: object) => (await preview(server, body)).status
  expect(await statusOf({ style: 'ghibli' })).toBe(403)
  expect(await statusOf({ style: 'ghibli', email: 'ada@example.com' })).toBe(200)
})

test('a painter without previews says so with 501', async () => {
  const server = await start({ OPENAI_BASE_URL: 'http://127.0.0.1:9/v1', IMAGE_MODEL: 'painter' })
  const answer = await preview(server)
  expect(answer.status).toBe(501)
  expect(await answer.json()).toEqual({
    error: 'There are no previews here. Ask for the picture itself with characterSD.',
  })
})

test.each([-1, 1.5, LARGEST_SEED + 1, '7', null])(
  'the seed %p is refused by name',
  async (seed) => {
    const server = await start()
    for (const name of ['characterPreview', 'characterSD'] as const) {
      const answer = await post(server, name, { ...painting, seed })
      expect(answer.status).toBe(400)
      expect(JSON.stringify(await answer.json())).toContain('a whole number from 0 to 2147483647')
    }
  },
)
