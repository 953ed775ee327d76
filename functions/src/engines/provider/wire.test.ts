import { PNG } from '../../../test/providerServer.ts'
import {
  startWireServer,
  type WireResponse,
  type WireCall,
  type WireServer,
} from '../../../test/wireServer.ts'
import { free } from '../../budget/createBudget.ts'
import { EngineError } from '../../errors/EngineError.ts'
import { callProvider } from './callProvider.ts'
import { PROVIDERS, type ProviderName } from './providers.ts'
import type { ImageOrder } from './Provider.ts'

let server: WireServer
afterEach(() => server.close())

const FILE = Buffer.from(PNG, 'base64')
const PHOTO = Buffer.from('a photo')

const order: ImageOrder = {
  prompt: 'A portrait of "Gandalf".',
  aspect: 'portrait',
  size: '1024x1536',
  seed: 7,
  signal: new AbortController().signal,
}

/** The environment variables that point every provider at one server. */
const environment = (url: string) => ({
  OPENAI_BASE_URL: url,
  OPENAI_API_KEY: 'key',
  OPENAI_PREVIEWS: 'on',
  OPENAI_QUALITY: 'low',
  GOOGLE_BASE_URL: url,
  GOOGLE_API_KEY: 'key',
  FAL_BASE_URL: url,
  FAL_API_KEY: 'key',
  REPLICATE_BASE_URL: url,
  REPLICATE_API_TOKEN: 'key',
  TOGETHER_BASE_URL: url,
  TOGETHER_API_KEY: 'key',
  AUTOMATIC1111_URL: url,
})

const connect = async (name: ProviderName, respond: (call: WireCall) => WireResponse) => {
  server = await startWireServer(respond)
  return PROVIDERS[name].connect(environment(server.url), [])
}

/** Paints with a provider that sends this response and serves a picture at `/a.png`; returns its first request. */
const paintWith = async (
  name: ProviderName,
  model: string,
  response: (url: string) => unknown,
  more: Partial<ImageOrder> = {},
) => {
  const provider = await connect(name, ({ method }) =>
    method === 'GET' ? { body: FILE } : { body: response(`${server.url}/a.png`) },
  )
  const file = await provider.paint(model, { ...order, ...more })
  expect(Buffer.from(file).equals(FILE)).toBe(true)
  const [call] = server.calls
  return { path: call?.path, headers: call?.headers, body: call?.body }
}

const dataUrl = `data:image/jpeg;base64,${PHOTO.toString('base64')}`

describe('google', () => {
  const response = () => ({
    candidates: [
      {
        content: { parts: [{ inlineData: { mimeType: 'image/png', data: PNG } }] },
        finishReason: 'STOP',
      },
    ],
  })

  test('paints with Gemini, and edits a photo with it', async () => {
    const { path, headers, body } = await paintWith('google', 'gemini-nano-banana-2.1', response, {
      photo: PHOTO,
    })
    expect(path).toBe('/models/gemini-nano-banana-2.1:generateContent')
    expect(headers).toMatchObject({ 'x-goog-api-key': 'key' })
    expect(body).toMatchObject({
      contents: [
        {
          role: 'user',
          parts: [
            { text: order.prompt },
            { inlineData: { mimeType: 'image/jpeg', data: PHOTO.toString('base64') } },
          ],
        },
      ],
      generationConfig: {
        seed: 7,
        responseModalities: ['IMAGE'],
        imageConfig: { aspectRatio: '2:3' },
      },
    })
  })

  test('paints with Imagen', async () => {
    const { path, body } = await paintWith('google', 'imagen-4.0-generate-001', () => ({
      predictions: [{ bytesBase64Encoded: PNG }],
    }))
    expect(path).toBe('/models/imagen-4.0-generate-001:predict')
    expect(body).toEqual({
      instances: [{ prompt: order.prompt }],
      parameters: { sampleCount: 1, aspectRatio: '3:4' },
    })
  })

  const ending = (finishReason: string | undefined, ...parts: readonly object[]) => ({
    candidates: [{ content: { parts }, finishReason }],
  })
  const picture = { inlineData: { mimeType: 'image/png', data: PNG } }
  const draft = {
    inlineData: { mimeType: 'image/png', data: PHOTO.toString('base64') },
    thought: true,
  }
  const words = { text: 'I will not.' }

  test('takes no draft among the thoughts for the picture', async () => {
    const thoughts = [{ text: 'A tall hat first.', thought: true }, draft]
    await paintWith('google', 'gemini-3-pro-image', () => ending('STOP', ...thoughts, picture))
  })

  const filtered: readonly (readonly [string, unknown])[] = [
    ['imagen-4.0-generate-001', { predictions: [{ raiFilteredReason: 'People of that kind.' }] }],
    ['gemini-3-pro-image', { promptFeedback: { blockReason: 'OTHER' } }],
    ['gemini-3-pro-image', ending('STOP', words)],
    ['gemini-3-pro-image', ending(undefined, words)],
    ['gemini-3-pro-image', ending('NO_IMAGE', words)],
    ...['SAFETY', 'IMAGE_SAFETY', 'PROHIBITED_CONTENT', 'IMAGE_PROHIBITED_CONTENT', 'RECITATION']
      .flatMap((reason) => [ending(reason), ending(reason, draft), ending(reason, picture)])
      .map((body) => ['gemini-3-pro-image', body] as const),
  ]

  test.each(filtered)('treats a filtered response from %s as declined: %j', async (model, body) => {
    const provider = await connect('google', () => ({ body }))
    await expect(provider.paint(model, order)).rejects.toMatchObject({ failure: 'moderated' })
  })

  test.each([
    ending('STOP'),
    ending('OTHER'),
    ending('NO_IMAGE'),
    ending('MAX_TOKENS', words),
    ending('MALFORMED_FUNCTION_CALL', words),
    ending('STOP', draft),
    ending('STOP', { text: 'Should I paint this at all?', thought: true }),
  ])('fails on a response without a picture, which declines nothing: %j', async (body) => {
    const provider = await connect('google', () => ({ body }))
    const painting = provider.paint('gemini-3-pro-image', order)
    await expect(painting).rejects.toMatchObject({ failure: 'failed' })
  })

  test('does not go on to pay for a response that is to be continued', async () => {
    const body = {
      candidates: [
        { content: { parts: [] }, finishReason: 'CONTINUATION', continuationToken: 'a' },
      ],
    }
    const provider = await connect('google', () => ({ body }))
    const painting = provider.paint('gemini-3-pro-image', order)
    await expect(painting).rejects.toMatchObject({ failure: 'failed' })
    expect(server.calls).toHaveLength(1)
  })
})

describe('fal', () => {
  test('paints, and fetches the picture without the key', async () => {
    const { path, headers, body } = await paintWith('fal', 'fal-ai/flux-2-pro', (url) => ({
      images: [{ url, content_type: 'image/png', width: 1, height: 1 }],
      has_nsfw_concepts: [false],
    }))
    expect(path).toBe('/fal-ai/flux-2-pro')
    expect(headers).toMatchObject({ authorization: 'Key key' })
    expect(body).toEqual({
      prompt: order.prompt,
      seed: 7,
      image_size: { width: 1024, height: 1536 },
      num_images: 1,
    })
    expect(server.calls.map(({ method }) => method)).toEqual(['POST', 'GET'])
    expect(server.calls[1]?.headers).not.toHaveProperty('authorization')
  })

  test('edits a photo', async () => {
    const { body } = await paintWith(
      'fal',
      'fal-ai/flux-pro/kontext',
      () => ({ images: [{ url: `data:image/png;base64,${PNG}` }] }),
      { photo: PHOTO },
    )
    expect(body).toMatchObject({ image_url: dataUrl })
  })

  test('treats a picture marked as unsafe as declined', async () => {
    const provider = await connect('fal', ({ method }) =>
      method === 'GET'
        ? { body: FILE }
        : { body: { images: [{ url: `${server.url}/a.png` }], has_nsfw_concepts: [true] } },
    )
    await expect(provider.paint('fal-ai/flux-2-pro', order)).rejects.toMatchObject({
      failure: 'moderated',
    })
  })
})

describe('replicate', () => {
  test('paints in one call that waits, and fetches the picture without the token', async () => {
    const model = 'black-forest-labs/flux-schnell'
    const { path, headers, body } = await paintWith('replicate', model, (url) => ({
      status: 'succeeded',
      output: [url],
    }))
    expect(path).toBe('/models/black-forest-labs/flux-schnell/predictions')
    expect(headers).toMatchObject({ authorization: 'Bearer key', prefer: 'wait' })
    expect(body).toEqual({
      input: { prompt: order.prompt, aspect_ratio: '2:3', seed: 7, num_outputs: 1 },
    })
    expect(server.calls[1]?.headers).not.toHaveProperty('authorization')
  })

  test('edits a photo', async () => {
    const model = 'black-forest-labs/flux-2-pro'
    const { body } = await paintWith('replicate', model, (url) => ({ output: url }), {
      photo: PHOTO,
    })
    expect(body).toMatchObject({ input: { input_image: dataUrl } })
  })
})

describe('together', () => {
  const response = () => ({ data: [{ b64_json: PNG }] })

  test('paints, and edits a photo', async () => {
    const model = 'black-forest-labs/FLUX.1-kontext-pro'
    const { path, headers, body } = await paintWith('together', model, response, { photo: PHOTO })
    expect(path).toBe('/images/generations')
    expect(headers).toMatchObject({ authorization: 'Bearer key' })
    expect(body).toEqual({
      model,
      prompt: order.prompt,
      seed: 7,
      width: 1024,
      height: 1536,
      image_url: dataUrl,
      response_format: 'base64',
    })
  })
})

describe('automatic1111', () => {
  const response = () => ({ images: [PNG], parameters: {}, info: '{}' })

  test('paints with the model that is loaded, or another', async () => {
    const { path, body } = await paintWith('automatic1111', 'default', response)
    expect(path).toBe('/sdapi/v1/txt2img')
    const wanted = { prompt: order.prompt, width: 1024, height: 1536, seed: 7 }
    expect(body).toEqual(wanted)
    await server.close()
    const other = await paintWith('automatic1111', 'sdxl.safetensors', response)
    expect(other.body).toEqual({
      ...wanted,
      override_settings: { sd_model_checkpoint: 'sdxl.safetensors' },
    })
  })

  test('edits a photo', async () => {
    const { path, body } = await paintWith('automatic1111', 'default', response, { photo: PHOTO })
    expect(path).toBe('/sdapi/v1/img2img')
    expect(body).toMatchObject({ init_images: [PHOTO.toString('base64')] })
  })

  test.each([[{ images: [] }], [{ detail: 'Not Found' }]])('fails on %j', async (body) => {
    const provider = await connect('automatic1111', () => ({ body }))
    await expect(provider.paint('default', order)).rejects.toThrow(EngineError)
  })
})

describe('openai', () => {
  test('edits a photo as a form', async () => {
    const response = () => ({ data: [{ b64_json: PNG }] })
    const { path, headers, body } = await paintWith('openai', 'gpt-image-2.6-flare', response, {
      photo: PHOTO,
    })
    expect(path).toBe('/images/edits')
    expect(headers).toMatchObject({ authorization: 'Bearer key' })
    for (const part of [
      'name="model"\r\n\r\ngpt-image-2.6-flare',
      'name="quality"\r\n\r\nlow',
      order.prompt,
      PHOTO.toString(),
    ]) {
      expect(body).toContain(part)
    }
  })

  const stream = (...events: readonly object[]): WireResponse => ({
    headers: { 'content-type': 'text/event-stream; charset=utf-8' },
    body: events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''),
  })

  test.each([
    ['image_generation', '/images/generations', undefined],
    ['image_edit', '/images/edits', PHOTO],
  ])('shows the previews of %s, and returns the last picture', async (name, path, photo) => {
    const early = Buffer.from('an early picture')
    const provider = await connect('openai', () =>
      stream(
        { type: `${name}.partial_image`, b64_json: early.toString('base64') },
        { type: `${name}.something_new` },
        { type: `${name}.completed`, b64_json: PNG, usage: { total_tokens: 100 } },
      ),
    )
    const partials: Buffer[] = []
    const onPartial = (file: Uint8Array) => partials.push(Buffer.from(file))
    const file = await provider.paint('gpt-image-2.6-flare', { ...order, photo, onPartial })
    expect(Buffer.from(file).equals(FILE)).toBe(true)
    expect(partials).toEqual([early])
    const [call] = server.calls
    expect(call?.path).toBe(path)
    if (photo === undefined) expect(call?.body).toMatchObject({ stream: true, partial_images: 1 })
    else expect(call?.body).toContain('name="partial_images"\r\n\r\n1')
  })

  test.each([undefined, PHOTO])('leaves out what OPENAI_OMIT names', async (photo) => {
    server = await startWireServer(() => ({ body: { data: [{ b64_json: PNG }] } }))
    const env = { ...environment(server.url), OPENAI_OMIT: 'size,response_format' }
    const provider = PROVIDERS.openai.connect(env, [])
    await provider.paint('flux-edit', { ...order, photo })
    const [call] = server.calls
    for (const field of ['size', 'response_format']) {
      expect(JSON.stringify(call?.body)).not.toMatch(new RegExp(`"${field}\\\\?"`))
    }
  })

  test.each([
    ['gpt-image-2.6-flare', 'low'],
    ['flux', undefined],
  ])('asks %s for the quality %s', async (model, quality) => {
    const { body } = await paintWith('openai', model, () => ({ data: [{ b64_json: PNG }] }))
    expect(body).toHaveProperty('size', order.size)
    if (quality === undefined) expect(body).not.toHaveProperty('quality')
    else expect(body).toHaveProperty('quality', quality)
  })

  test.each([
    ['a model without previews', 'flux', { onPartial: () => undefined }],
    ['a picture that nobody watches', 'gpt-image-2.6-flare', {}],
  ])('requests no stream for %s', async (_, model, more) => {
    const { body } = await paintWith('openai', model, () => ({ data: [{ b64_json: PNG }] }), more)
    expect(body).not.toHaveProperty('stream')
  })

  test.each([
    ['server_error', true],
    ['image_generation_user_error', false],
  ])('fails on a stream that ends with a %s; can be retried: %s', async (type, isRetryable) => {
    const error = { type, code: 'moderation_blocked', message: 'Not like this.' }
    const provider = await connect('openai', () => stream({ type: 'error', error }))
    const painting = provider.paint('gpt-image-2.6-flare', { ...order, onPartial: () => undefined })
    await expect(painting).rejects.toMatchObject({ isRetryable })
  })

  const whole = JSON.stringify({ data: [{ b64_json: PNG }] })
  const completed = JSON.stringify({ type: 'image_generation.completed', b64_json: PNG })
  const untyped = JSON.stringify({ b64_json: PNG })

  test.each([
    ['is JSON', whole],
    ['is a single event with the whole answer', `data: ${whole}\n\n`],
    ['says its type beside the data', `event: image_generation.completed\ndata: ${untyped}\n\n`],
    ['ends without a blank line', `data: ${completed}\n`],
    ['ends within a line', `data: ${completed}`],
  ])('reads a stream that %s', async (_, body) => {
    const provider = await connect('openai', () => ({ ...stream(), body }))
    const file = await provider.paint('gpt-image-2.6-flare', {
      ...order,
      onPartial: () => undefined,
    })
    expect(Buffer.from(file).equals(FILE)).toBe(true)
  })

  test('fails on a stream that ends without a picture', async () => {
    const provider = await connect('openai', () => stream())
    const painting = provider.paint('gpt-image-2.6-flare', { ...order, onPartial: () => undefined })
    await expect(painting).rejects.toThrow(EngineError)
  })
})

const SPELLINGS: readonly (readonly [string, string])[] = [
  ['with the head of a data URL', `data:image/png;base64,${PNG}`],
  ['in lines', PNG.replace(/.{40}/g, '$&\r\n')],
  ['without padding', PNG.replace(/=+$/, '')],
]

describe.each(SPELLINGS)('base64 %s', (_, base64) => {
  test.each<[ProviderName, string, unknown]>([
    ['openai', 'gpt-image-2.6-flare', { data: [{ b64_json: base64 }] }],
    ['together', 'black-forest-labs/FLUX.2-pro', { data: [{ b64_json: base64 }] }],
    ['automatic1111', 'default', { images: [base64] }],
    ['google', 'imagen-4.0-generate-001', { predictions: [{ bytesBase64Encoded: base64 }] }],
    [
      'google',
      'gemini-3-pro-image',
      {
        candidates: [
          { content: { parts: [{ inlineData: { mimeType: 'image/png', data: base64 } }] } },
        ],
      },
    ],
  ])('is read from %s (%s)', async (name, model, response) => {
    await paintWith(name, model, () => response)
  })

  test('is read from a stream', async () => {
    const provider = await connect('openai', () => ({
      headers: { 'content-type': 'text/event-stream' },
      body: ['partial_image', 'completed']
        .map(
          (type) =>
            `data: ${JSON.stringify({ type: `image_generation.${type}`, b64_json: base64 })}\n\n`,
        )
        .join(''),
    }))
    const files: Buffer[] = []
    const onPartial = (file: Uint8Array) => files.push(Buffer.from(file))
    const file = await provider.paint('gpt-image-2.6-flare', { ...order, onPartial })
    expect([...files, Buffer.from(file)]).toEqual([FILE, FILE])
  })
})

/** A model of each provider. */
const MODELS: readonly (readonly [ProviderName, string])[] = [
  ['openai', 'gpt-image-2.6-flare'],
  ['google', 'gemini-3-pro-image'],
  ['google', 'imagen-4.0-generate-001'],
  ['fal', 'fal-ai/flux-2-pro'],
  ['replicate', 'black-forest-labs/flux-schnell'],
  ['together', 'black-forest-labs/FLUX.2-pro'],
  ['automatic1111', 'default'],
]

describe.each([301, 302, 303, 307, 308])('[security-functions-5] a redirect with %d', (status) => {
  test.each(MODELS)('from %s (%s) is one call, and is not followed', async (name, model) => {
    const inner = await startWireServer(() => ({ body: {} }))
    const provider = await connect(name, () => ({
      status,
      headers: { location: `${inner.url}/latest/meta-data` },
      body: '',
    }))
    const painting = callProvider(60_000, order.signal, free, () => provider.paint(model, order))
    await expect(painting).rejects.toMatchObject({ failure: 'failed' })
    expect(server.calls).toHaveLength(1)
    expect(inner.calls).toHaveLength(0)
    await inner.close()
  })
})

test.each([
  ['openai', 'gpt-image-2.6-flare', 'flux'],
  ['google', 'gemini-nano-banana-2.1', 'imagen-4.0-generate-001'],
  ['fal', 'fal-ai/flux-pro/kontext', 'fal-ai/flux-2-pro'],
  ['replicate', 'black-forest-labs/flux-2-pro', 'black-forest-labs/flux-schnell'],
  ['together', 'black-forest-labs/FLUX.1-kontext-pro', 'black-forest-labs/FLUX.1-schnell'],
  ['together', 'black-forest-labs/FLUX.2-pro', 'black-forest-labs/FLUX.2-dev'],
] as const)('%s edits with %s and not with %s', async (name, editor, painter) => {
  const provider = await connect(name, () => ({ body: {} }))
  expect([provider.edits(editor), provider.edits(painter)]).toEqual([true, false])
})

test.each([
  ['openai', { data: [{ b64_json: PNG }] }],
  ['together', { data: [{ b64_json: PNG }] }],
  ['automatic1111', { images: [PNG] }],
  ['google', { predictions: [{ bytesBase64Encoded: PNG }] }],
] as const)('[security-functions-6] %s stops reading a long response', async (name, response) => {
  const padding = 'x'.repeat(17 * 1024 * 1024)
  const provider = await connect(name, () => ({ body: { ...response, padding } }))
  await expect(provider.paint('painter', order)).rejects.toThrow()
})
