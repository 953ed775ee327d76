import sharp from 'sharp'
import { bytesOf } from '../../test/bytesOf.ts'
import {
  characterSDBody,
  charPromptBody,
  newVisitor,
  outcomeOf,
  post,
  read,
  serveFunctions,
  type FunctionsServer,
} from '../../test/serveFunctions.ts'
import {
  CharacterPreviewResponse,
  CharacterSDResponse,
  CharacterTakesResponse,
  CharPromptResponse,
  FeaturesResponse,
  MAX_TAKES,
} from '../contract/index.ts'
import { PREVIEWS_PER_PORTRAIT } from '../quota/allowances.ts'

const { prompt, character, aspect_ratio, style, email } = characterSDBody
const takesBody = { prompt, character, aspect_ratio, style, email, from: 0, count: MAX_TAKES }

let server: FunctionsServer
afterEach(() => server.close())

const takes = (body: object = {}, headers: Record<string, string> = {}) =>
  read(
    CharacterTakesResponse,
    post(server, 'characterTakes', { ...takesBody, ...body }, { headers }),
  )

test('paints small takes that differ, and always the same ones', async () => {
  server = await serveFunctions()
  expect(await read(FeaturesResponse, post(server, 'features', {}))).toMatchObject({ takes: 4 })
  const { takes: four } = await takes()
  expect(four).toHaveLength(MAX_TAKES)
  expect(new Set(four.map(({ prompt: text }) => text)).size).toBe(MAX_TAKES)
  const { width, height } = await sharp(bytesOf(four[3]?.result ?? '')).metadata()
  // The test's pictures are smaller than other previews.
  expect([width, height]).toEqual([64, 64])
  const { takes: last } = await takes({ from: 2, count: 2 })
  const words = ({ prompt: text, label, alt }: (typeof four)[0]) => ({ text, label, alt })
  expect(last.map(words)).toEqual(four.slice(2).map(words))
})

test('take 0 is the description itself, and every take is the picture that its description gives', async () => {
  server = await serveFunctions()
  const [first, second] = (await takes({ count: 2, seed: 3 })).takes
  expect(first).toMatchObject({ prompt, seed: 3 })
  expect(first).not.toHaveProperty('signature')
  const preview = await read(
    CharacterPreviewResponse,
    post(server, 'characterPreview', {
      ...{ aspect_ratio, style, email },
      ...{ prompt: second?.prompt, seed: second?.seed },
    }),
  )
  const pixels = (url = '') => sharp(bytesOf(url)).raw().toBuffer()
  expect(await pixels(preview.result)).toEqual(await pixels(second?.result))
})

test('a take can be painted in full where descriptions of the visitor’s own are refused', async () => {
  server = await serveFunctions({ FREE_TEXT: 'refused' })
  const headers = await newVisitor(server)
  for (const name of ['Gandalf', 'Zanzarolf']) {
    const { response } = await read(
      CharPromptResponse,
      post(server, 'charPrompt', { ...charPromptBody, prompt: name }),
    )
    const asked = { prompt: response, character: name, from: 1, count: 2, language: 'de-AT' }
    for (const { prompt: text, signature, seed, alt } of (await takes(asked, headers)).takes) {
      const body = { prompt: text, character: name, signature, seed, language: 'de' }
      const whole = post(server, 'characterSD', { ...characterSDBody, ...body }, { headers })
      expect(await read(CharacterSDResponse, whole)).toMatchObject({ alt, language: 'de' })
    }
  }
})

test('each take counts as a preview, and none if the request is refused', async () => {
  server = await serveFunctions({ ADDRESS_LIMIT: '1' })
  const headers = await newVisitor(server)
  const request = (count: number) =>
    post(server, 'characterTakes', { ...takesBody, count }, { headers })
  for (let left = PREVIEWS_PER_PORTRAIT - 2; left > 0; left -= MAX_TAKES) {
    expect((await request(Math.min(left, MAX_TAKES))).status).toBe(200)
  }
  expect((await request(3)).status).toBe(429)
  expect((await request(2)).status).toBe(200)
  expect((await request(1)).status).toBe(429)
})

test('is refused where a model paints, and for styles that need premium', async () => {
  server = await serveFunctions()
  const premiumStyle = await post(server, 'characterTakes', { ...takesBody, style: 'lego' })
  expect(premiumStyle.status).toBe(403)
  expect((await post(server, 'characterTakes', { ...takesBody, count: 5 })).status).toBe(400)
  await server.close()
  server = await serveFunctions({
    OPENAI_BASE_URL: 'http://127.0.0.1:9',
    IMAGE_MODELS: 'openai:painter',
  })
  expect(await read(FeaturesResponse, post(server, 'features', {}))).toMatchObject({ takes: 1 })
  expect(await outcomeOf(post(server, 'characterTakes', takesBody))).toEqual([
    501,
    { error: 'There are no takes here. Ask for the picture itself with characterSD.' },
  ])
})
