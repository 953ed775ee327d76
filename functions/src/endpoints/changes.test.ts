import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe as read, revise } from '@dramatis/studio'
import fc from 'fast-check'
import { CHEBURASHKA } from '../../test/cheburashka.ts'
import { matching } from '../../test/matchers.ts'
import {
  charPromptBody,
  characterSDBody,
  outcomeOf,
  newVisitor,
  post,
  read as readBody,
  serveFunctions,
  type FunctionsServer,
} from '../../test/serveFunctions.ts'
import { CharacterSDResponse, CharPromptResponse, FeaturesResponse } from '../contract/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'changes-'))
const words = join(folder, 'words.txt')
writeFileSync(words, 'Sauron\n')
afterAll(() => {
  rmSync(folder, { recursive: true })
})

let server: FunctionsServer
let visitor: Record<string, string> = {}
afterEach(async () => {
  visitor = {}
  await server.close()
})

const ask = (body: object) =>
  post(server, 'charPrompt', { ...charPromptBody, ...body }, { headers: visitor })
const write = (body: object = {}) => readBody(CharPromptResponse, ask(body))
const features = () => readBody(FeaturesResponse, post(server, 'features', {}))
const paint = (body: object) =>
  readBody(
    CharacterSDResponse,
    post(server, 'characterSD', { ...characterSDBody, ...body }, { headers: visitor }),
  )

test('a change in words changes that in the description, in the visitor’s language, and nothing else', async () => {
  server = await serveFunctions({ FREE_TEXT: 'refused' })
  visitor = await newVisitor(server)
  expect(await features()).toMatchObject({ changes: true, specs: true })
  const { response: description } = await write()
  const change = 'in a green coat, with a zeppelin'
  const changed = await write({ description, change, language: 'de' })
  expect(changed).toMatchObject({ language: 'de', unread: ['zeppelin'] })
  const [before, after] = [read(description), read(changed.response)]
  expect(after).toEqual(revise(before, change).spec)
  expect(after.garment?.kind).toBe('coat')
  const { response: prompt, signature } = changed
  expect((await paint({ prompt, signature, language: 'de' })).alt).toMatch(/^Gandalf/)
})

test('[security-visitor-8] a change of nothing returns the description as it was, and does not sign it', async () => {
  server = await serveFunctions()
  const description = 'Gandalf, but in my own words, with a zeppelin.'
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('zeppelins', 'with a carburetor', 'qwx', '!'),
      async (change) => {
        const answer = await write({ description, change })
        expect(answer.response).toBe(description)
        expect(answer).not.toHaveProperty('signature')
      },
    ),
    { numRuns: 4 },
  )
  expect((await write({ description, change: 'with a carburetor' })).unread).toEqual(['carburetor'])
})

test('a spec is described in the visitor’s language, and signed', async () => {
  server = await serveFunctions({ FREE_TEXT: 'refused' })
  visitor = await newVisitor(server)
  const {
    response: prompt,
    signature,
    language,
  } = await write({
    ...{ prompt: 'Чебурашка', spec: CHEBURASHKA, language: 'es' },
  })
  expect(language).toBe('es')
  expect(read(prompt)).toMatchObject({ name: 'Cheburashka', species: 'cat', age: 'child' })
  expect((await paint({ prompt, signature, character: 'Чебурашка' })).result).toMatch(
    /^data:image\/jpeg/,
  )
})

test('a value that is no character is refused with a sentence that says why', async () => {
  server = await serveFunctions()
  const garment = await ask({ spec: { ...CHEBURASHKA, garment: 'fur' } })
  expect(garment.status).toBe(400)
  expect(await garment.json()).toMatchObject({
    error: matching(/^"spec" is not a character\. .*"garment"/),
    reason: 'wrongSpec',
  })
  expect(await outcomeOf(ask({ spec: { ...CHEBURASHKA, name: 'x'.repeat(301) } }))).toEqual([
    400,
    { error: '"spec" is not a character. "name" and "source" must have at most 300 characters.' },
  ])
  expect(await outcomeOf(ask({ change: 'older' }))).toEqual([
    400,
    {
      error:
        '"change" says what to change in a description. Send both, as "description" and "change".',
    },
  ])
})

test('nothing is changed where a model describes or paints', async () => {
  server = await serveFunctions({
    OPENAI_BASE_URL: 'http://127.0.0.1:9',
    CHAT_MODELS: 'openai:writer',
  })
  expect(await features()).toMatchObject({ changes: false, specs: false, takes: 4 })
  const { prompt: description } = characterSDBody
  expect((await ask({ description, change: 'older' })).status).toBe(501)
  expect((await ask({ spec: CHEBURASHKA })).status).toBe(501)
})

test('[security-visitor-7] a moderator also reads changes and specs', async () => {
  server = await serveFunctions({ MODERATION: 'all', MODERATION_WORDS: words })
  const { prompt: description } = characterSDBody
  expect((await ask({ description, change: 'like Sauron' })).status).toBe(422)
  expect((await ask({ spec: { ...CHEBURASHKA, name: 'Sauron' } })).status).toBe(422)
})
