import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FREE_LIMIT } from '@dramatis/catalogue'
import { PNG } from '../../test/providerServer.ts'
import {
  characterSDBody,
  charPromptBody,
  newVisitor,
  outcomeOf,
  post,
  serveFunctions,
  type FunctionsServer,
} from '../../test/serveFunctions.ts'
import { startWireServer, type WireResponse, type WireServer } from '../../test/wireServer.ts'
import { PAINTING_FAILED, PREFER_HEADER, RESPOND_ASYNC } from '../contract/index.ts'
import { PREVIEWS_PER_PORTRAIT } from '../quota/allowances.ts'
import { moderated } from '../refusals/Refusal.ts'

const folder = mkdtempSync(join(tmpdir(), 'moderation-'))
const words = join(folder, 'words.txt')
writeFileSync(words, '# Nobody asks for him.\nSauron\n')
afterAll(() => {
  rmSync(folder, { recursive: true })
})

let provider: WireServer
let server: FunctionsServer
afterEach(async () => {
  await server.close()
  await provider.close()
})

const picture: WireResponse = { body: { data: [{ b64_json: PNG }] } }
const flags = (flagged: boolean): WireResponse => ({ body: { results: [{ flagged }] } })

/** Starts the functions with an image model and a moderation endpoint that sends a given response. */
const start = async (
  environment: Record<string, string>,
  moderation: WireResponse = flags(false),
) => {
  provider = await startWireServer(({ path }) => (path === '/moderations' ? moderation : picture))
  server = await serveFunctions({
    OPENAI_BASE_URL: provider.url,
    IMAGE_MODEL: 'painter',
    ...environment,
  })
}

const pathsCalled = () => provider.calls.map(({ path }) => path)

const DECLINED = [422, { error: moderated.error }]

const MODEL = { MODERATION_MODEL: 'moderator' }

test('declines what the model flags before painting it, and does not count it as a portrait', async () => {
  await start(MODEL, flags(true))
  const headers = await newVisitor(server)
  for (let i = 0; i <= FREE_LIMIT; i += 1) {
    expect(await outcomeOf(post(server, 'characterSD', characterSDBody, { headers }))).toEqual(
      DECLINED,
    )
  }
  expect(new Set(pathsCalled())).toEqual(new Set(['/moderations']))
  expect(provider.calls[0]?.body).toEqual({
    model: 'moderator',
    input: `${characterSDBody.character}\n${characterSDBody.prompt}\n`,
  })
})

test('declines before the queue, so no job is created', async () => {
  await start(MODEL, flags(true))
  const asJob = { headers: { [PREFER_HEADER]: RESPOND_ASYNC } }
  expect(await outcomeOf(post(server, 'characterSD', characterSDBody, asJob))).toEqual(DECLINED)
  expect(pathsCalled()).toEqual(['/moderations'])
})

test('paints what the model does not flag', async () => {
  await start(MODEL)
  expect((await post(server, 'characterSD', characterSDBody)).status).toBe(200)
  expect(pathsCalled()).toEqual(['/moderations', '/images/generations'])
})

test.each([{ status: 401, body: { error: { message: 'No key' } } }, { body: { results: 'none' } }])(
  'paints nothing when the moderation endpoint responds with %j',
  async (answer) => {
    await start(MODEL, answer)
    expect(await outcomeOf(post(server, 'characterSD', characterSDBody))).toEqual([
      502,
      { error: PAINTING_FAILED },
    ])
    expect(pathsCalled()).toEqual(['/moderations'])
  },
)

const sauron = { ...characterSDBody, prompt: 'Sauron in black armor.' }

test('declines words listed in a file', async () => {
  await start({ MODERATION_WORDS: words })
  expect(await outcomeOf(post(server, 'characterSD', sauron))).toEqual(DECLINED)
  expect((await post(server, 'characterSD', characterSDBody)).status).toBe(200)
})

test('does not moderate the studio, unless everything is moderated', async () => {
  await start({ MODERATION_WORDS: words })
  const described = { ...charPromptBody, prompt: 'Sauron' }
  expect((await post(server, 'charPrompt', described)).status).toBe(200)
  await server.close()
  server = await serveFunctions({ MODERATION_WORDS: words, MODERATION: 'all' })
  expect(await outcomeOf(post(server, 'charPrompt', described))).toEqual(DECLINED)
  expect(await outcomeOf(post(server, 'characterSD', sauron))).toEqual(DECLINED)
})

const slur = { ...charPromptBody, prompt: 'Ein Kanake mit Hut' }
const slurPicture = { ...characterSDBody, character: 'ヒトラー' }

test('[security-visitor-7] the studio declines slurs and hateful names, at no cost', async () => {
  await start({ IMAGE_MODEL: '', OPENAI_BASE_URL: '' })
  const headers = await newVisitor(server)
  expect(await outcomeOf(post(server, 'charPrompt', slur, { headers }))).toEqual(DECLINED)
  for (let i = 0; i <= FREE_LIMIT; i += 1) {
    expect(await outcomeOf(post(server, 'characterSD', slurPicture, { headers }))).toEqual(DECLINED)
  }
  expect((await post(server, 'characterSD', characterSDBody, { headers })).status).toBe(200)
})

test.each([
  ['a preview', 'characterPreview', { prompt: `${slur.prompt} is an old man.` }],
  ['takes', 'characterTakes', { from: 0, count: 2 }],
])('the studio declines slurs in %s, too, at no cost', async (_, name, more) => {
  await start({ IMAGE_MODEL: '', OPENAI_BASE_URL: '' })
  const headers = await newVisitor(server)
  for (let n = 0; n <= PREVIEWS_PER_PORTRAIT * FREE_LIMIT; n += 1) {
    const declined = await outcomeOf(post(server, name, { ...slurPicture, ...more }, { headers }))
    expect(declined).toEqual(DECLINED)
  }
  const allowed = { ...more, ...characterSDBody }
  expect((await post(server, name, allowed, { headers })).status).toBe(200)
})

test.each<Record<string, string>>([{ MODERATION_SLURS: 'off' }, { MODERATION: 'off' }])(
  'describes slurs with %j',
  async (switched) => {
    await start({ IMAGE_MODEL: '', OPENAI_BASE_URL: '', ...switched })
    expect((await post(server, 'charPrompt', slur)).status).toBe(200)
  },
)

test('can be switched off', async () => {
  await start({ ...MODEL, MODERATION: 'off' }, flags(true))
  expect((await post(server, 'characterSD', characterSDBody)).status).toBe(200)
})
