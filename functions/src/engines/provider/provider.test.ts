import { once } from 'node:events'
import { createServer } from 'node:http'
import sharp from 'sharp'
import { enginesOn } from '../../../test/enginesOn.ts'
import { matching } from '../../../test/matchers.ts'
import { connectTo, createProviderServer, PNG } from '../../../test/providerServer.ts'
import { listen } from '../../http/listen.ts'
import { EngineError } from '../../errors/EngineError.ts'
import type { PaintingRequest } from '../Painter.ts'

const server = createProviderServer()
beforeAll(() => server.start())
afterAll(() => server.stop())

const TIMEOUT = 120_000

const describer = (timeoutMs = TIMEOUT) => enginesOn(server.connect(), timeoutMs).describer

const painter = (timeoutMs = TIMEOUT, baseUrl = server.baseUrl) =>
  enginesOn(connectTo(baseUrl), timeoutMs).painter

const question = { prompt: 'Gandalf', aspect: 'portrait', style: 'realistic' } as const

const request: PaintingRequest = {
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
  throw new Error('It is not an EngineError', { cause: thrown })
}

describe('the describer', () => {
  test('returns what the model wrote', async () => {
    server.writes('  Gandalf is an old wizard.\n')
    expect((await describer().describe(question, never)).text).toBe('Gandalf is an old wizard.')
  })

  test('cuts off a description that never ends', async () => {
    server.writes('wizard '.repeat(5000))
    expect((await describer().describe(question, never)).text.length).toBeLessThanOrEqual(4000)
  })

  test('fails on an empty description', async () => {
    server.writes(' ')
    expect(await failureOf(describer().describe(question, never))).toBe('failed')
  })

  test('retries after 429', async () => {
    server.fails(429, { message: 'Slow down' }, 1).onMessage(/./, { content: 'A wizard.' })
    expect((await describer().describe(question, never)).text).toBe('A wizard.')
    expect(server.requests()).toHaveLength(2)
  })
})

describe('the painter', () => {
  test('returns a JPEG of what the model painted', async () => {
    server.paints()
    const { bytes, width, height } = await painter().paint(request, never)
    expect([width, height]).toEqual([32, 32])
    expect((await sharp(bytes).metadata()).format).toBe('jpeg')
  })

  test('puts the style into words, and asks for base64 unless the tier’s model rejects that', async () => {
    const bodies: unknown[] = []
    const keys: unknown[] = []
    const recording = createServer((incoming, response) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('end', () => {
        bodies.push(JSON.parse(Buffer.concat(chunks).toString()))
        keys.push(incoming.headers.authorization)
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify({ data: [{ b64_json: PNG }] }))
      })
    })
    const { url, close } = await listen(recording)
    await painter(TIMEOUT, url).paint({ ...request, seed: 7 }, never)
    await painter(TIMEOUT, url).paint({ ...request, tier: 'premium', aspect: 'landscape' }, never)
    await close()
    expect(keys).toEqual(['Bearer sk-test', 'Bearer sk-test'])
    const [free, premium] = bodies
    expect(free).toMatchObject({
      model: 'painter',
      size: '1024x1536',
      seed: 7,
      response_format: 'b64_json',
      prompt: matching(/^A photorealistic portrait.* of "Gandalf"\. An old wizard/),
    })
    expect(premium).toMatchObject({ model: 'gpt-image-2.6-flare', size: '1536x1024' })
    expect(premium).not.toHaveProperty('response_format')
  })

  test('gives up on 5xx after two retries', async () => {
    server.fails(500, { message: 'Oops' })
    expect(await failureOf(painter().paint(request, never))).toBe('failed')
    expect(server.requests()).toHaveLength(3)
  })

  test('distinguishes a declined prompt from an invalid one', async () => {
    server.fails(400, { message: 'Rejected by our safety system', code: 'moderation_blocked' })
    expect(await failureOf(painter().paint(request, never))).toBe('moderated')
    server.fails(400, { message: 'Unknown size' })
    expect(await failureOf(painter().paint(request, never))).toBe('failed')
    expect(server.requests()).toHaveLength(1)
  })

  test('fails on a response that is not JSON, and on one that is not an image', async () => {
    server.paints()
    server.respondsWithGarbage()
    expect(await failureOf(painter().paint(request, never))).toBe('failed')
    server.paints(Buffer.from('no image').toString('base64'))
    expect(await failureOf(painter().paint(request, never))).toBe('failed')
  })

  test.each([
    'http://127.0.0.1:9/x.png',
    'https://169.254.169.254/x.png',
    'https://images.example/x.png',
  ])(
    '[security-functions-5] does not fetch a picture from %s, which is not allowed',
    async (url) => {
      server.paintsElsewhere(url)
      expect(await failureOf(painter().paint(request, never))).toBe('failed')
    },
  )

  test('does not follow a redirect', async () => {
    const redirecting = createServer((_, response) => {
      response.writeHead(307, { location: `${server.baseUrl}/images/generations` }).end()
    })
    server.paints()
    const { url, close } = await listen(redirecting)
    expect(await failureOf(painter(TIMEOUT, url).paint(request, never))).toBe('failed')
    expect(server.requests()).toHaveLength(0)
    await close()
  })

  test('times out', async () => {
    server.paints()
    server.respondsLate()
    expect(await failureOf(painter(200).paint(request, never))).toBe('timedOut')
  })

  test('rejects with the reason of the signal when that aborts', async () => {
    const silent = createServer()
    const { url, close } = await listen(silent)
    const controller = new AbortController()
    const reason = new Error('the visitor left')
    const called = once(silent, 'request')
    const painting = painter(TIMEOUT, url).paint(request, controller.signal)
    await called
    controller.abort(reason)
    await expect(painting).rejects.toBe(reason)
    await close()
  })
})
