import { setTimeout as sleep } from 'node:timers/promises'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FREE_LIMIT } from '@dramatis/catalogue'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { PNG } from '../../test/providerServer.ts'
import {
  characterSDBody,
  newVisitor,
  post,
  read,
  serveFunctions,
  type FunctionsServer,
} from '../../test/serveFunctions.ts'
import { startWireServer } from '../../test/wireServer.ts'
import {
  CharacterSDResponse,
  Job,
  jobPath,
  PREFER_HEADER,
  RESPOND_ASYNC,
} from '../contract/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'exchanges-'))
const words = join(folder, 'words.txt')
writeFileSync(words, 'Sauron\n')
afterAll(() => {
  rmSync(folder, { recursive: true })
})

let server: FunctionsServer
let visitor: Record<string, string>
const start = async (...settings: Parameters<typeof serveFunctions>) => {
  server = await serveFunctions(...settings)
  visitor = await newVisitor(server)
}
afterEach(() => server.close())

const ask = (
  seed: number,
  exchange?: object,
  headers: Record<string, string> = visitor,
  more: object = {},
) => post(server, 'characterSD', { ...characterSDBody, seed, exchange, ...more }, { headers })

const paint = (...request: Parameters<typeof ask>) => read(CharacterSDResponse, ask(...request))

test('[security-visitor-11] a counted picture may be drawn again for free, once as a correction, a take and a change', async () => {
  await start()
  const { counted, exchange: token } = await paint(0)
  expect(counted).toBe(true)
  for (const [at, as] of ['correction', 'take', 'change'].entries()) {
    const free = await paint(1 + at, { token, as })
    expect(free).toMatchObject({ counted: false })
    expect(free).not.toHaveProperty('exchange')
    // A repetition gets the same picture.
    expect(await paint(1 + at, { token, as })).toMatchObject({ counted: false })
  }
  expect(await paint(10, { token, as: 'take' })).toMatchObject({ counted: true })
  for (let seed = 11; seed < 9 + FREE_LIMIT; seed += 1) await paint(seed)
  expect((await ask(20)).status).toBe(429)
  expect((await ask(21, { token, as: 'take' })).status).toBe(429)
})

test('[security-visitor-11] an exchange is possible when the hour’s pictures are used up', async () => {
  await start()
  const { exchange: token } = await paint(0)
  for (let seed = 1; seed < FREE_LIMIT; seed += 1) await paint(seed)
  expect((await ask(10)).status).toBe(429)
  expect(await paint(10, { token, as: 'correction' })).toMatchObject({ counted: false })
})

test('[security-visitor-11] somebody else’s exchange is no error, and the picture counts as usual', async () => {
  await start()
  const { exchange: token } = await paint(0)
  const other = await newVisitor(server)
  const exchange = { token, as: 'take' }
  expect(await paint(1, exchange, other)).toMatchObject({ counted: true })
  expect(await paint(2, { ...exchange, token: 'made.up-1' })).toMatchObject({ counted: true })
  expect(await paint(3, exchange)).toMatchObject({ counted: false })
  expect((await ask(4, { ...exchange, as: 'gift' })).status).toBe(400)
})

test('[security-visitor-11] a declined picture gives its exchange back', async () => {
  await start({ MODERATION: 'all', MODERATION_WORDS: words })
  const { exchange: token } = await paint(0)
  const declined = { prompt: 'Sauron is an old man.' }
  expect((await ask(1, { token, as: 'change' }, visitor, declined)).status).toBe(422)
  expect(await paint(2, { token, as: 'change' })).toMatchObject({ counted: false })
})

const startJob = async (seed: number, exchange?: object) => {
  const response = await ask(seed, exchange, { ...visitor, [PREFER_HEADER]: RESPOND_ASYNC })
  return `${server.url}${jobPath(response.headers.get('location')?.split('/').at(-1) ?? '')}`
}

const answerOf = async (url: string): Promise<CharacterSDResponse> => {
  const job = await read(Job, fetch(url))
  if (job.status === 'failed') throw new Error(job.error)
  if (job.status === 'done') return job.answer
  // Asking without a pause would keep the painter waiting.
  await sleep(20)
  return answerOf(url)
}

test('[security-visitor-1] of a picture that is requested twice, canceling the first does not make the second free', async () => {
  await start({ STUDIO_SHORT_SIDE: '512' })
  // The visitor's pictures are painted one after the other, so the next two are still in the queue.
  await startJob(0)
  const first = await startJob(1)
  const second = await startJob(1)
  await fetch(first, { method: 'DELETE' })
  await answerOf(second)
  for (let seed = 2; seed < FREE_LIMIT; seed += 1) await paint(seed)
  expect((await ask(FREE_LIMIT)).status).toBe(429)
})

test('[security-visitor-11] a canceled job gives its exchange back, and a finished one keeps its token', async () => {
  await start({ STUDIO_SHORT_SIDE: '512' })
  const first = await startJob(0)
  const { exchange: token } = await answerOf(first)
  expect((await answerOf(first)).exchange).toBe(token)
  const exchange = { token, as: 'take' }
  // The visitor's pictures are painted one after the other, so the second one is still in the queue.
  await startJob(1)
  const canceled = await startJob(2, exchange)
  await fetch(canceled, { method: 'DELETE' })
  expect(await paint(3, exchange)).toMatchObject({ counted: false })
})

test('[security-visitor-11] premium needs no exchange, and where a model paints for free there is none', async () => {
  await start({}, { tierOf: () => TE.right('premium') })
  expect(await paint(0)).not.toHaveProperty('exchange')
  await server.close()
  const provider = await startWireServer(() => ({ body: { data: [{ b64_json: PNG }] } }))
  await start({ OPENAI_BASE_URL: provider.url, IMAGE_MODELS: 'openai:painter' })
  const painted = await paint(0)
  expect(painted).toMatchObject({ counted: true })
  expect(painted).not.toHaveProperty('exchange')
  await provider.close()
})
