import { createServer } from 'node:http'
import sharp from 'sharp'
import { createProviderServer, PIXEL } from '../../../test/providerServer.ts'
import { listen } from '../../../test/listen.ts'
import { EngineError } from '../EngineError.ts'
import type { PaintingWish } from '../Painter.ts'
import { createProvider } from './Provider.ts'
import { providerDescriber } from './providerDescriber.ts'
import { providerPainter } from './providerPainter.ts'

// Machines that build and test at once are slow.
jest.setTimeout(60_000)

const server = createProviderServer()
beforeAll(() => server.start())
afterAll(() => server.stop())

const TIMEOUT = 4000

const provider = (baseUrl = server.baseUrl) =>
  createProvider({ baseUrl, apiKey: 'sk-test', timeoutMs: TIMEOUT, imageHosts: [] })

const describer = (timeoutMs = TIMEOUT) => providerDescriber(provider(), 'writer', timeoutMs)

const painter = (timeoutMs = TIMEOUT, baseUrl = server.baseUrl) =>
  providerPainter(
    provider(baseUrl),
    {
      free: 'painter',
      premium: 'gpt-image-1',
      sizes: { portrait: '1024x1536', landscape: '1536x1024', square: '1024x1024' },
    },
    timeoutMs,
  )

const question = { prompt: 'Gandalf', aspect: 'portrait', style: 'realistic' } as const

const wish: PaintingWish = {
  description: 'An old wizard with a grey hat.',
  character: 'Gandalf',
  style: 'realistic',
  aspect: 'portrait',
  tier: 'free',
}

const never = new AbortController().signal

const failureOf = async (work: Promise<unknown>): Promise<string> => {
  const thrown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (thrown instanceof EngineError) return thrown.failure
  throw new Error('It did not fail as an engine does', { cause: thrown })
}

describe('the describer', () => {
  test('answers what the model wrote', async () => {
    server.writes('  Gandalf is an old wizard.\n')
    expect(await describer().describe(question, never)).toBe('Gandalf is an old wizard.')
  })

  test('cuts a description that never ends', async () => {
    server.writes('wizard '.repeat(5000))
    expect((await describer().describe(question, never)).length).toBeLessThanOrEqual(4000)
  })

  test('an empty description is a failure', async () => {
    server.writes(' ')
    expect(await failureOf(describer().describe(question, never))).toBe('failed')
  })

  test('is asked again after 429, and then answers', async () => {
    server.fails(429, { message: 'Slow down' }, 1).onMessage(/./, { content: 'A wizard.' })
    expect(await describer().describe(question, never)).toBe('A wizard.')
    expect(server.requests()).toHaveLength(2)
  })
})

describe('the painter', () => {
  test('answers a JPEG of what the model painted, in the size of the format', async () => {
    server.paints()
    const { bytes, width, height } = await painter().paint(wish, never)
    expect([width, height]).toEqual([1, 1])
    expect((await sharp(bytes).metadata()).format).toBe('jpeg')
  })

  test('asks a tier its own model, the style in words, base64, and no format that the model declines', async () => {
    const bodies: unknown[] = []
    const keys: unknown[] = []
    const recording = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        bodies.push(JSON.parse(Buffer.concat(chunks).toString()))
        keys.push(request.headers.authorization)
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify({ data: [{ b64_json: PIXEL }] }))
      })
    })
    const { url, close } = await listen(recording)
    await painter(TIMEOUT, url).paint({ ...wish, seed: 7 }, never)
    await painter(TIMEOUT, url).paint({ ...wish, tier: 'premium', aspect: 'landscape' }, never)
    await close()
    expect(keys).toEqual(['Bearer sk-test', 'Bearer sk-test'])
    const [free, premium] = bodies
    expect(free).toMatchObject({
      model: 'painter',
      size: '1024x1536',
      seed: 7,
      response_format: 'b64_json',
      prompt: expect.stringMatching(/^A photorealistic portrait.* of Gandalf\. An old wizard/),
    })
    expect(premium).toMatchObject({ model: 'gpt-image-1', size: '1536x1024' })
    expect(premium).not.toHaveProperty('response_format')
  })

  test('gives up on 5xx after two retries', async () => {
    server.fails(500, { message: 'Oops' })
    expect(await failureOf(painter(20_000).paint(wish, never))).toBe('failed')
    expect(server.requests()).toHaveLength(3)
  })

  test('a declined prompt is told apart from a wrong one', async () => {
    server.fails(400, { message: 'Rejected by our safety system', code: 'moderation_blocked' })
    expect(await failureOf(painter().paint(wish, never))).toBe('moderated')
    server.fails(400, { message: 'Unknown size' })
    expect(await failureOf(painter().paint(wish, never))).toBe('failed')
    expect(server.requests()).toHaveLength(1)
  })

  test('an answer that is not JSON is a failure, and so is one that is no image', async () => {
    server.paints()
    server.answersRubbish()
    expect(await failureOf(painter().paint(wish, never))).toBe('failed')
    server.paints(Buffer.from('no image').toString('base64'))
    expect(await failureOf(painter().paint(wish, never))).toBe('failed')
  })

  test.each([
    'http://127.0.0.1:9/x.png',
    'https://169.254.169.254/x.png',
    'https://images.example/x.png',
  ])('does not fetch a picture from %s, which is not allowed', async (url) => {
    server.paintsElsewhere(url)
    expect(await failureOf(painter().paint(wish, never))).toBe('failed')
  })

  test('a provider that redirects is not followed', async () => {
    const redirecting = createServer((_, response) => {
      response.writeHead(307, { location: `${server.baseUrl}/images/generations` }).end()
    })
    server.paints()
    const { url, close } = await listen(redirecting)
    expect(await failureOf(painter(TIMEOUT, url).paint(wish, never))).toBe('failed')
    expect(server.requests()).toHaveLength(0)
    await close()
  })

  test('an answer that does not come in time is a time-out', async () => {
    server.paints()
    server.answersAfter(5000)
    expect(await failureOf(painter(200).paint(wish, never))).toBe('timedOut')
  })

  test('an abort is passed on at once, with its own reason', async () => {
    server.paints()
    server.answersAfter(5000)
    const controller = new AbortController()
    const reason = new Error('the visitor left')
    setTimeout(() => {
      controller.abort(reason)
    }, 100)
    const startedAt = performance.now()
    await expect(painter().paint(wish, controller.signal)).rejects.toBe(reason)
    expect(performance.now() - startedAt).toBeLessThan(3000)
  })
})
