import { PNG } from '../../test/providerServer.ts'
import {
  characterSDBody,
  charPromptBody,
  post,
  read,
  serveFunctions,
  type FunctionsServer,
} from '../../test/serveFunctions.ts'
import { startWireServer, type WireServer } from '../../test/wireServer.ts'
import {
  CharacterSDResponse,
  CharacterTakesResponse,
  CharPromptResponse,
} from '../contract/index.ts'

const TYPED = 'an old pirate in a red coat with a pipe, boots and slippers'

let server: FunctionsServer
let provider: WireServer | undefined
afterEach(async () => {
  await server.close()
  await provider?.close()
  provider = undefined
})

const describeTyped = async (): Promise<string> => {
  const { response } = await read(
    CharPromptResponse,
    post(server, 'charPrompt', { ...charPromptBody, prompt: TYPED, language: 'de' }),
  )
  return response
}

const paint = (prompt: string, character = TYPED) =>
  read(CharacterSDResponse, post(server, 'characterSD', { ...characterSDBody, character, prompt }))

test('a studio picture comes with the typed words that it does not show', async () => {
  server = await serveFunctions()
  expect((await paint(await describeTyped())).unread).toEqual(['boots', 'slippers'])
})

test('a rewritten description’s words replace the typed ones', async () => {
  server = await serveFunctions()
  const { unread } = await paint('An elderly man in a red coat, with a lute and a lantern.')
  expect(unread).toEqual(['lantern'])
})

test('no words come with a description that is drawn in full, or with a model’s picture', async () => {
  server = await serveFunctions()
  const whole = await paint('An elderly man in a red coat.')
  expect(whole).not.toHaveProperty('unread')
  expect(whole).not.toHaveProperty('names')
  await server.close()
  provider = await startWireServer(() => ({ body: { data: [{ b64_json: PNG }] } }))
  server = await serveFunctions({ OPENAI_BASE_URL: provider.url, IMAGE_MODELS: 'openai:painter' })
  const byModel = await paint(await describeTyped())
  expect(byModel).not.toHaveProperty('unread')
  expect(byModel).not.toHaveProperty('understood')
})

test('a group portrait comes with its names, even though a comma may also precede a source', async () => {
  server = await serveFunctions()
  const answer = await paint('An old man.', 'Harry, Ron and Hermione, Harry Potter')
  expect(answer.names).toBe('Harry, Ron and Hermione')
})

test('a studio picture says what the typed text was taken to mean, also when it is painted or read again', async () => {
  server = await serveFunctions()
  const known = { kind: 'known', name: 'Gandalf', source: 'The Lord of the Rings' }
  const paintGandalf = () => paint('An elderly man in a red coat.', 'Gandalf')
  const { understood } = await paintGandalf()
  expect(understood).toMatchObject(known)
  expect(understood).not.toHaveProperty('living')
  expect((await paintGandalf()).understood).toEqual(understood)
  const invented = await paint('An elderly man in a red coat.', 'Zanzarolf')
  expect(invented.understood).toMatchObject({ kind: 'invented', name: 'Zanzarolf' })
})

test('a take still tells which of the typed words it does not show', async () => {
  server = await serveFunctions()
  const prompt = await describeTyped()
  const body = { ...characterSDBody, character: TYPED, prompt, from: 1, count: 1 }
  const { takes } = await read(CharacterTakesResponse, post(server, 'characterTakes', body))
  expect((await paint(takes[0]?.prompt ?? '')).unread).toEqual(['boots', 'slippers'])
})
