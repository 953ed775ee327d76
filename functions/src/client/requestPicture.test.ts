import { createServer, type IncomingMessage } from 'node:http'
import { left, right } from 'fp-ts/lib/Either.js'
import { PREFER_HEADER } from '../contract/index.ts'
import { listen, type Listening } from '../testing/index.ts'
import { requestPicture } from './requestPicture.ts'

let server: Listening
afterEach(() => server.close())

const picture = { result: 'data:image/jpeg;base64,/9j/' }

/** Starts functions that drop every request for a job; returns the requests that they received. */
const start = async (features: { readonly status: number; readonly body: object }) => {
  const asked: (string | undefined)[] = []
  server = await listen(
    createServer((request: IncomingMessage, response) => {
      const name = request.url?.split('/').at(-1)
      const prefersJob = PREFER_HEADER in request.headers
      asked.push(prefersJob ? `${name} as a job` : name)
      if (prefersJob) {
        response.destroy()
        return
      }
      const { status, body } = name === 'features' ? features : { status: 200, body: picture }
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    }),
  )
  return asked
}

const request = () =>
  requestPicture(
    {
      functionsUrl: server.url,
      visitorToken: () => '',
      keepVisitorToken: () => undefined,
      proof: () => '',
      timeLimitMs: 60_000,
    },
    {
      prompt: 'An old wizard.',
      premium: false,
      aspect_ratio: 'square',
      style: 'realistic',
      character: 'Gandalf',
      email: '',
      seed: undefined,
    },
  )

it.each([
  ['do not mention jobs', { status: 200, body: { edits: false, freeText: true } }],
  ['do not have `features`', { status: 404, body: { error: 'There is no such function.' } }],
])('requests the picture itself from then on if the functions %s', async (_, features) => {
  const asked = await start(features)
  expect(await request()).toEqual(right({ picture }))
  expect(asked).toEqual(['characterSD as a job', 'features', 'characterSD'])
  await request()
  expect(asked.slice(3)).toEqual(['characterSD'])
})

it('does not repeat the request if the functions offer jobs, because the first one may be in progress', async () => {
  const features = { edits: false, freeText: true, jobs: true }
  const asked = await start({ status: 200, body: features })
  expect(await request()).toEqual(left({ type: 'unreachable' }))
  expect(asked).toEqual(['characterSD as a job', 'features'])
})
