import { matching } from '../../test/matchers.ts'
import { PNG } from '../../test/providerServer.ts'
import {
  characterSDBody,
  charPromptBody,
  newVisitor,
  post,
  read,
  serveFunctions,
  type FunctionsServer,
} from '../../test/serveFunctions.ts'
import { startWireServer, type WireServer } from '../../test/wireServer.ts'
import { CharacterSDResponse, CharPromptResponse } from '../contract/index.ts'

let server: FunctionsServer
let provider: WireServer | undefined
afterEach(async () => {
  await server.close()
  await provider?.close()
  provider = undefined
})

const start = async (environment: Record<string, string> = {}) => {
  server = await serveFunctions(environment)
}

const describeIn = (language: string, headers: Record<string, string> = {}) =>
  read(CharPromptResponse, post(server, 'charPrompt', { ...charPromptBody, language }, { headers }))

test('the studio describes in the visitor’s language, and paints from its own description', async () => {
  await start({ FREE_TEXT: 'refused' })
  const headers = await newVisitor(server)
  const { response, signature, language } = await describeIn('de-AT', headers)
  expect(language).toBe('de')
  expect(response).toMatch(/^Gandalf.*: alter Mann, /)
  const paintIn = (wanted?: string) =>
    read(
      CharacterSDResponse,
      post(
        server,
        'characterSD',
        { ...characterSDBody, prompt: response, signature, language: wanted },
        { headers },
      ),
    )
  const german = await paintIn('de')
  expect(german).toMatchObject({
    alt: matching(/^Gandalf: alter Mann, /),
    language: 'de',
    counted: true,
  })
  // The same portrait described in a different language.
  const spanish = await paintIn('es')
  expect(spanish).toMatchObject({
    result: german.result,
    alt: matching(/^Gandalf: hombre anciano, /),
    language: 'es',
    counted: false,
  })
  const english = await paintIn()
  expect(english.alt).toMatch(/^Gandalf, an elderly man /)
  expect(english.language).toBeUndefined()
})

test('an image model gets in English what the studio described in Japanese', async () => {
  provider = await startWireServer(() => ({ body: { data: [{ b64_json: PNG }] } }))
  await start({ OPENAI_BASE_URL: provider.url, IMAGE_MODELS: 'openai:painter' })
  const { response } = await describeIn('ja')
  expect(response).toContain('年老いた男性')
  expect((await post(server, 'characterSD', { ...characterSDBody, prompt: response })).status).toBe(
    200,
  )
  expect(provider.calls[0]?.body).toMatchObject({
    prompt: matching(/Gandalf from .*is an elderly human man\..* gray wizard hat /),
  })
})

test.each([
  ['fr-CA', 'fr', /^Gandalf.*: homme âgé, /],
  ['pt-PT', 'pt-BR', /^Gandalf.*: homem idoso, /],
  ['ar-EG', 'ar', /^Gandalf.*: رجل مسنّ، /],
])('describes for a visitor in %s', async (wanted, language, response) => {
  await start()
  expect(await describeIn(wanted)).toMatchObject({ response: matching(response), language })
})

test('a language without a vocabulary gets English', async () => {
  await start()
  expect(await describeIn('nl')).toMatchObject({
    response: matching(/ is an elderly human man /),
    language: 'en',
  })
})

test.each([
  ['German where models alone paint', 'openai:painter', 'German', 'de'],
  ['English where the studio may have to read it', 'openai:painter,studio', 'English', 'en'],
])('a model is asked for %s', async (_, IMAGE_MODELS, asked, language) => {
  const content = 'Gandalf, ein Zauberer.'
  provider = await startWireServer(() => ({
    body: { choices: [{ message: { role: 'assistant', content }, finish_reason: 'stop' }] },
  }))
  await start({ OPENAI_BASE_URL: provider.url, CHAT_MODELS: 'openai:writer', IMAGE_MODELS })
  expect(await describeIn('de')).toMatchObject({ response: content, language })
  expect(JSON.stringify(provider.calls[0]?.body)).toContain(`plain ${asked},`)
})
