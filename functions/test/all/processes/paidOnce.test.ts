import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { listen } from '../../../src/http/listen.ts'
import { eventually } from '../../eventually.ts'
import { PNG } from '../../providerServer.ts'
import { QUICK_STUDIO } from '../../quickStudio.ts'
import { characterSDBody, post } from '../../serveFunctions.ts'

/** Cuts the connection once the first half of a response has been sent. */
const cut = (response: ServerResponse, type: string, half: string) => {
  response.writeHead(200, { 'content-type': type, 'content-length': '1000' })
  response.write(half, () => response.destroy())
}

/** How a provider fails that has received the call, and may charge for it. A GET asks for a picture. */
const FAILURES: Readonly<Record<string, (response: ServerResponse, url: string) => unknown>> = {
  'redirects with 302': (response, url) => response.writeHead(302, { location: url }).end(),
  'redirects with 307': (response, url) => response.writeHead(307, { location: url }).end(),
  'cuts its answer': (response) => {
    cut(response, 'application/json', '{"data": [')
  },
  'cuts its stream': (response) => {
    const event = { type: 'image_generation.partial_image', b64_json: PNG }
    cut(response, 'text/event-stream', `data: ${JSON.stringify(event)}\n\n`)
  },
}

/** Answers with a picture whose address drops the connection. */
const elsewhere: Readonly<Record<string, (url: string) => unknown>> = {
  openai: (url) => ({ data: [{ url }] }),
  fal: (url) => ({ images: [{ url, content_type: 'image/png', width: 1, height: 1 }] }),
  replicate: (url) => ({ status: 'succeeded', output: [url] }),
}

test.each<[string, (url: string) => Record<string, string>]>([
  ['openai:gpt-image-2.6-flare', (url) => ({ OPENAI_BASE_URL: url, OPENAI_PREVIEWS: 'on' })],
  ['google:gemini-3-pro-image', (url) => ({ GOOGLE_BASE_URL: url, GOOGLE_API_KEY: 'key' })],
  ['google:imagen-4.0-generate-001', (url) => ({ GOOGLE_BASE_URL: url, GOOGLE_API_KEY: 'key' })],
  ['fal:fal-ai/flux-2-pro', (url) => ({ FAL_BASE_URL: url, FAL_API_KEY: 'key' })],
  [
    'replicate:black-forest-labs/flux-schnell',
    (url) => ({ REPLICATE_BASE_URL: url, REPLICATE_API_TOKEN: 'key' }),
  ],
  [
    'together:black-forest-labs/FLUX.2-pro',
    (url) => ({ TOGETHER_BASE_URL: url, TOGETHER_API_KEY: 'key' }),
  ],
  ['automatic1111:default', (url) => ({ AUTOMATIC1111_URL: url })],
])('a picture by %s is one call, however the provider fails', async (model, connection) => {
  let respond: RequestListener = () => undefined
  let calls = 0
  const provider = await listen(
    createServer((request, response) => {
      if (request.method === 'GET') {
        response.destroy()
        return
      }
      calls += 1
      request.resume().on('end', () => {
        respond(request, response)
      })
    }),
  )
  const web = await startWeb({ IMAGE_MODELS: model, ...connection(provider.url) })
  const [name = ''] = model.split(':')
  const dropped = elsewhere[name]
  const failures: typeof FAILURES =
    dropped === undefined
      ? FAILURES
      : {
          ...FAILURES,
          'drops the picture': (response, url) => {
            response.setHeader('content-type', 'application/json')
            response.end(JSON.stringify(dropped(`${url}/a.png`)))
          },
        }
  const counts: Record<string, readonly number[]> = {}
  for (const [failure, fail] of Object.entries(failures)) {
    calls = 0
    respond = (_, response) => fail(response, provider.url)
    const { status } = await post(web, 'characterSD', { ...characterSDBody, prompt: failure })
    counts[failure] = [status, calls]
  }
  await web.stop()
  await provider.close()
  expect(counts).toEqual(
    Object.fromEntries(Object.keys(failures).map((failure) => [failure, [502, 1]])),
  )
})

/** A web process, since Jest's errors are not those that `fetch` throws. */
const startWeb = async (environment: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, [join(__dirname, '../../../dist/cli/web.js')], {
    env: {
      PATH: process.env.PATH,
      ...QUICK_STUDIO,
      IMAGE_PRICE: '0.01',
      WEB_PORT: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const lines: string[] = []
  createInterface(child.stdout).on('line', (line) => lines.push(line))
  await eventually(
    () => child.exitCode !== null || lines.some((line) => line.includes('"msg":"ready"')),
  )
  const [, url = ''] = /"url":"([^"]+)"/.exec(lines.join('')) ?? []
  return {
    url,
    async stop() {
      child.kill('SIGKILL')
      await exited
    },
  }
}
