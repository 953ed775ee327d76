import { FREE_LIMIT } from '@dramatis/catalogue'
import sharp from 'sharp'
import { PNG } from '../../test/providerServer.ts'
import {
  characterSDBody,
  newVisitor,
  outcomeOf,
  post,
  read,
  serveFunctions,
  type FunctionsServer,
} from '../../test/serveFunctions.ts'
import { startWireServer, type WireServer } from '../../test/wireServer.ts'
import { CharacterSDResponse, features, FeaturesResponse, routes } from '../contract/index.ts'

let provider: WireServer
let server: FunctionsServer

const start = async (models: string) => {
  server = await serveFunctions({ OPENAI_BASE_URL: provider.url, IMAGE_MODELS: models })
}

beforeEach(async () => {
  provider = await startWireServer(() => ({ body: { data: [{ b64_json: PNG }] } }))
})

afterEach(async () => {
  await server.close()
  await provider.close()
})

const takenWith = async (camera: string): Promise<string> => {
  const file = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#345' } })
    .withExif({ IFD0: { Make: camera } })
    .jpeg()
    .toBuffer()
  expect(file.toString('latin1')).toContain(camera)
  return `data:image/jpeg;base64,${file.toString('base64')}`
}

const edit = (more: object) => post(server, 'characterSD', { ...characterSDBody, ...more })

test('[security-functions-8] a photo becomes a portrait, and the provider does not get the camera’s metadata', async () => {
  await start('openai:gpt-image-2.6-flare')
  const photo = await takenWith('A good camera')
  const { engine } = await read(CharacterSDResponse, edit({ photo }))
  expect(engine?.name).toBe('gpt-image-2.6-flare')
  const [call] = provider.calls
  expect(call?.path).toBe('/images/edits')
  expect(call?.body).toContain('Keep the likeness')
  expect(call?.body).toContain('image/jpeg')
  expect(call?.body).not.toContain('A good camera')
})

test('[security-functions-8] the same photo is painted again, since edited photos are not cached', async () => {
  await start('openai:gpt-image-2.6-flare')
  const photo = await takenWith('camera')
  await edit({ photo })
  await edit({ photo, change: 'a red hat' })
  await edit({ photo, change: 'a red hat' })
  expect(provider.calls).toHaveLength(3)
  expect(provider.calls[1]?.body).toContain('Change only this about the given picture: "a red hat"')
})

test('[security-functions-8] a photo is not even decoded for whoever has used up the hour', async () => {
  await start('openai:gpt-image-2.6-flare')
  const visitor = await newVisitor(server)
  const send = (photo: string, seed: number) =>
    post(server, 'characterSD', { ...characterSDBody, photo, seed }, { headers: visitor })
  const broken = 'data:image/jpeg;base64,AAAA'
  expect((await send(broken, 0)).status).toBe(400)
  const photo = await takenWith('camera')
  for (let seed = 1; seed <= FREE_LIMIT; seed++) expect((await send(photo, seed)).status).toBe(200)
  expect((await send(broken, 0)).status).toBe(429)
})

test('only a model that edits is asked, and the response names it', async () => {
  await start('openai:painter,openai:gpt-image-2.6-flare,studio')
  const { engine } = await read(CharacterSDResponse, edit({ photo: await takenWith('camera') }))
  expect(engine?.name).toBe('gpt-image-2.6-flare')
  expect(provider.calls).toHaveLength(1)
})

test.each([
  ['openai:painter', false],
  ['openai:gpt-image-2.6-flare', true],
  ['studio,openai:gpt-image-2.6-flare', true],
])('with %s, features return edits: %s', async (models, edits) => {
  await start(models)
  expect(await read(FeaturesResponse, post(server, features.name, {}))).toMatchObject({ edits })
})

test('features name the engine for each tier, as the responses do', async () => {
  server = await serveFunctions({
    OPENAI_BASE_URL: provider.url,
    IMAGE_MODELS: 'studio',
    PREMIUM_IMAGE_MODELS: 'openai:gpt-image-2.6-flare,studio',
  })
  const { engines } = await read(FeaturesResponse, post(server, features.name, {}))
  const { engine } = await read(CharacterSDResponse, edit({}))
  expect(engines).toEqual({ free: engine, premium: { name: 'gpt-image-2.6-flare', kind: 'model' } })
})

test.each([
  ['studio', { free: 512, premium: 1024 }],
  ['openai:gpt-image-2.6-flare,studio', undefined],
])('with %s for premium, features return the shorter sides %o', async (premium, sides) => {
  server = await serveFunctions({
    ...(premium !== 'studio' && { OPENAI_BASE_URL: provider.url }),
    STUDIO_SHORT_SIDE: '512',
    IMAGE_MODELS: 'studio',
    PREMIUM_IMAGE_MODELS: premium,
  })
  const { shortSides } = await read(FeaturesResponse, post(server, features.name, {}))
  expect(shortSides).toEqual(sides)
})

test('responds with 501 if no model edits', async () => {
  await start('openai:painter,studio')
  expect(await outcomeOf(edit({ photo: await takenWith('camera') }))).toEqual([
    501,
    { error: 'Pictures cannot be changed here. Describe the character in words, without a photo.' },
  ])
})

test.each([
  ['a change without a photo', { change: 'a red hat' }, 400],
  ['a photo that cannot be read', { photo: 'data:image/png;base64,AAAA' }, 400],
  ['a drawing', { photo: 'data:image/svg+xml;base64,AAAA' }, 400],
  ['an address', { photo: 'https://images.example/a.png' }, 400],
  ['too large a photo', { photo: 'x'.repeat(routes.characterSD.maxBodyBytes) }, 413],
])('%s is refused', async (_, more, status) => {
  await start('openai:gpt-image-2.6-flare')
  expect((await edit(more)).status).toBe(status)
  expect(provider.calls).toHaveLength(0)
})
