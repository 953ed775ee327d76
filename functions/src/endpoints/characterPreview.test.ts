import * as TE from 'fp-ts/lib/TaskEither.js'
import sharp from 'sharp'
import { bytesOf } from '../../test/bytesOf.ts'
import { containing } from '../../test/matchers.ts'
import {
  newVisitor,
  outcomeOf,
  read,
  characterSDBody,
  post,
  serveFunctions,
  type FunctionsServer,
} from '../../test/serveFunctions.ts'
import { CharacterPreviewResponse, CharacterSDResponse, MAX_SEED } from '../contract/index.ts'
import type { Effects } from '../createFunctions.ts'
import { PREVIEWS_PER_PORTRAIT } from '../quota/allowances.ts'

const running: FunctionsServer[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()))
})

const start = async (environment: Record<string, string> = {}, effects: Effects = {}) => {
  const server = await serveFunctions(environment, effects)
  running.push(server)
  return server
}

const { prompt, aspect_ratio, style, email } = characterSDBody
const characterPreviewBody = { prompt, aspect_ratio, style, email }

const preview = (
  server: FunctionsServer,
  body: object = {},
  headers: Record<string, string> = {},
) => post(server, 'characterPreview', { ...characterPreviewBody, ...body }, { headers })

const pictureOf = async (response: Promise<Response>): Promise<Buffer> => {
  const { result } = await read(CharacterPreviewResponse, response)
  return bytesOf(result)
}

test('is a small JPEG in the requested format', async () => {
  const server = await start({ STUDIO_SHORT_SIDE: '512' })
  const picture = await pictureOf(preview(server, { aspect_ratio: 'landscape' }))
  const { format, width, height } = await sharp(picture).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 384, height: 256 })
})

test('resembles the picture with the same seed, and not one with another', async () => {
  const server = await start({ STUDIO_SHORT_SIDE: '256' }, { tierOf: () => TE.right('premium') })
  const body = { style: 'lego', seed: 7 }
  const { result, seed } = await read(
    CharacterSDResponse,
    post(server, 'characterSD', { ...characterSDBody, ...body }),
  )
  expect(seed).toBe(7)
  const whole = bytesOf(result)
  const same = await pictureOf(preview(server, body))
  const other = await pictureOf(preview(server, { ...body, seed: 8 }))
  expect(await distance(whole, same)).toBeLessThan((await distance(whole, other)) / 2)
})

/** The mean difference between two pictures in gray levels, at a coarse size. */
const distance = async (one: Buffer, two: Buffer): Promise<number> => {
  const [a, b] = await Promise.all(
    [one, two].map((file) =>
      sharp(file).resize(48, 48, { fit: 'fill' }).greyscale().raw().toBuffer(),
    ),
  )
  return (a ?? Buffer.alloc(0)).reduce((sum, level, i) => sum + Math.abs(level - (b?.[i] ?? 0)), 0)
}

test('does not count as a portrait, and is limited to a multiple of an address’s portraits', async () => {
  const server = await start({ ADDRESS_LIMIT: '1' })
  const visitor = await newVisitor(server)
  const statuses: number[] = []
  for (let seed = 0; seed <= PREVIEWS_PER_PORTRAIT; seed++) {
    statuses.push((await preview(server, { seed }, visitor)).status)
  }
  expect(statuses).toEqual([...Array.from({ length: PREVIEWS_PER_PORTRAIT }, () => 200), 429])
  const portrait = await post(server, 'characterSD', characterSDBody, { headers: visitor })
  expect(portrait.status).toBe(200)
})

test('is refused in a premium style like the picture itself', async () => {
  const server = await start(
    {},
    { tierOf: (address) => TE.right(address === 'ada@example.com' ? 'premium' : 'free') },
  )
  const statusOf = async (body: object) => (await preview(server, body)).status
  expect(await statusOf({ style: 'ghibli' })).toBe(403)
  expect(await statusOf({ style: 'ghibli', email: 'ada@example.com' })).toBe(200)
})

test('responds with 501 if the painter has no previews', async () => {
  const server = await start({ OPENAI_BASE_URL: 'http://127.0.0.1:9/v1', IMAGE_MODEL: 'painter' })
  expect(await outcomeOf(preview(server))).toEqual([
    501,
    { error: 'There are no previews here. Ask for the picture itself with characterSD.' },
  ])
})

test.each([-1, 1.5, MAX_SEED + 1, '7', null])('refuses the seed %p by name', async (seed) => {
  const server = await start()
  for (const name of ['characterPreview', 'characterSD']) {
    expect(await outcomeOf(post(server, name, { ...characterSDBody, seed }))).toEqual([
      400,
      { error: containing(`"seed" must be a whole number from 0 to ${MAX_SEED}`) },
    ])
  }
})
