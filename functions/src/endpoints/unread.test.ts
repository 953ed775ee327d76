import { PIXEL } from '../../test/providerServer.ts'
import {
  characterSDBody,
  charPromptBody,
  post,
  read,
  serveFunctions,
  type FunctionsServer,
} from '../../test/serveFunctions.ts'
import { startWireServer, type WireServer } from '../../test/wireServer.ts'
import { CharacterSDResponse, CharPromptResponse } from '../contract/index.ts'

const TYPED = 'an old pirate in a red coat with a pipe, boots and gloves'

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

const paint = (prompt: string) =>
  read(
    CharacterSDResponse,
    post(server, 'characterSD', { ...characterSDBody, character: TYPED, prompt }),
  )

test('a picture of the studio comes with the typed words that it does not show', async () => {
  server = await serveFunctions()
  expect((await paint(await describeTyped())).unread).toEqual(['boots', 'gloves'])
})

test('with those of a description that somebody else wrote, in place of the typed ones', async () => {
  server = await serveFunctions()
  const { unread } = await paint('An elderly man in a red coat, with a lute and a lantern.')
  expect(unread).toEqual(['lantern'])
})

test('nothing is claimed of a description that is drawn whole, or of a model’s picture', async () => {
  server = await serveFunctions()
  expect(await paint('An elderly man in a red coat.')).not.toHaveProperty('unread')
  await server.close()
  provider = await startWireServer(() => ({ body: { data: [{ b64_json: PIXEL }] } }))
  server = await serveFunctions({ OPENAI_BASE_URL: provider.url, IMAGE_MODELS: 'openai:painter' })
  expect(await paint(await describeTyped())).not.toHaveProperty('unread')
})
