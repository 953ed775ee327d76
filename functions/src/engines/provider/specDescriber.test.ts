import { altText, describe as read, SPEC_SCHEMA } from '@dramatis/studio'
import { CHEBURASHKA } from '../../../test/cheburashka.ts'
import { startWireServer, type WireResponse, type WireServer } from '../../../test/wireServer.ts'
import { connectTo } from '../../../test/providerServer.ts'
import { createEngines, type EngineSettings } from '../createEngines.ts'
import type { Model } from '../Model.ts'
import { STUDIO_ENGINE } from '../studio/studioEngine.ts'

let server: WireServer
afterEach(() => server.close())

const signal = new AbortController().signal
const question = { prompt: 'Чебурашка', aspect: 'portrait', style: 'realistic' } as const

const WRONG = { ...CHEBURASHKA, garment: 'fur' }

const chat = (content: unknown, finish_reason = 'stop'): WireResponse => ({
  body: {
    choices: [
      {
        index: 0,
        finish_reason,
        message: {
          role: 'assistant',
          content: typeof content === 'string' ? content : JSON.stringify(content),
        },
      },
    ],
    usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
  },
})

/** Engines with a chat model that returns these responses in turn. */
const enginesWith = async (responses: readonly WireResponse[], painter?: Model) => {
  const rest = [...responses]
  server = await startWireServer(() => rest.shift() ?? { status: 500, body: {} })
  const writer = { provider: connectTo(server.url), providerName: 'test', id: 'writer' }
  const chain = [painter ?? 'studio'] as const
  const settings: EngineSettings = {
    studio: { shortSide: 64, threads: 1 },
    chatModels: [writer],
    imageModels: { free: chain, premium: chain },
    imageSizes: { portrait: '1024x1536', landscape: '1536x1024', square: '1024x1024' },
    providerTimeoutMs: 20_000,
    moderators: { describing: [], painting: [] },
  }
  return createEngines(settings)
}

const bodies = () => server.calls.map(({ body }) => body)

test('a model fills in the studio’s form, which it gets as a schema', async () => {
  const { describer, painter, close } = await enginesWith([chat(CHEBURASHKA)])
  const { text, engine } = await describer.describe({ ...question, seed: 7 }, signal)
  expect(engine).toBe('writer')
  expect(read(text)).toMatchObject({
    name: 'Cheburashka',
    species: 'cat',
    garment: { kind: 'tunic' },
    background: { scene: 'city', time: 'day', mood: 'bright' },
  })
  const picture = await painter.paint(
    { ...question, description: text, character: question.prompt, tier: 'free' },
    signal,
  )
  expect(picture.alt).toBe(altText(read(text)))
  expect(bodies()).toMatchObject([
    {
      model: 'writer',
      seed: 7,
      response_format: { type: 'json_schema', json_schema: { schema: SPEC_SCHEMA } },
    },
  ])
  await close()
})

test('the description is in the language of the visitor', async () => {
  const { describer } = await enginesWith([chat(CHEBURASHKA)])
  const { text, language } = await describer.describe({ ...question, language: 'de' }, signal)
  expect(language).toBe('de')
  expect(text).toMatch(/^Cheburashka aus „Crocodile Gena and His Friends“: /u)
  expect(read(text).garment?.kind).toBe('tunic')
})

test('the model may correct its errors once', async () => {
  const { describer } = await enginesWith([
    chat(WRONG),
    chat('```json\n' + JSON.stringify(CHEBURASHKA) + '\n```'),
  ])
  const { engine } = await describer.describe(question, signal)
  expect(engine).toBe('writer')
  expect(JSON.stringify(bodies()[1])).toContain('\\"garment\\" must be one of: none, robe, ')
})

test.each([
  ['wrong words', WRONG],
  ['no JSON', 'Cheburashka is an animal.'],
])('the studio reads the text itself after %s twice', async (_, response) => {
  const { describer } = await enginesWith([chat(response), chat(response), chat(CHEBURASHKA)])
  const { engine } = await describer.describe(question, signal)
  expect(engine).toBe(STUDIO_ENGINE.name)
  expect(server.calls).toHaveLength(2)
})

test('a server without schemas gets the form in words', async () => {
  const error = { message: "'response_format' of type 'json_schema' is not supported" }
  const { describer } = await enginesWith([{ status: 400, body: { error } }, chat(CHEBURASHKA)])
  expect((await describer.describe(question, signal)).engine).toBe('writer')
  expect(bodies()[1]).not.toHaveProperty('response_format')
})

test.each([
  ['in words', chat('I’m sorry, but I can’t help with that.')],
  ['by the filter', chat(CHEBURASHKA, 'content_filter')],
])('a character that the model declines %s is declined', async (_, response) => {
  const { describer } = await enginesWith([response])
  await expect(describer.describe(question, signal)).rejects.toMatchObject({ failure: 'moderated' })
})

test('a model writes freely if an image model paints', async () => {
  const provider = connectTo('http://127.0.0.1:9')
  const painter = { provider, providerName: 'test', id: 'painter' }
  const { describer } = await enginesWith([chat('Cheburashka is a small brown animal.')], painter)
  const { text } = await describer.describe(question, signal)
  expect(text).toBe('Cheburashka is a small brown animal.')
  expect(bodies()[0]).not.toHaveProperty('response_format')
})
