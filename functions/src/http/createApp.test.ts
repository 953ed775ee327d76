import { MAX_NAME_LENGTH } from '@dramatis/catalogue'
import { connect } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import fc from 'fast-check'
import { anyNumber, anyString, containing } from '../../test/matchers.ts'
import {
  newVisitor,
  read,
  characterSDBody,
  charPromptBody,
  post,
  serveFunctions,
  type FunctionsServer,
} from '../../test/serveFunctions.ts'
import { Hono } from 'hono'
import type { Bindings } from './createApp.ts'
import { loadConfig } from '../config/loadConfig.ts'
import {
  CharacterSDResponse,
  CharPromptResponse,
  ErrorResponse,
  pathOf,
  PROOF_HEADER,
  routes,
  VISITOR_HEADER,
} from '../contract/index.ts'
import { createFunctions } from '../createFunctions.ts'
import { VERSION } from '../version.ts'

let server: FunctionsServer
let startLines: readonly string[]

beforeAll(async () => {
  server = await serveFunctions({
    ALLOWED_ORIGINS: 'https://partner.example,https://other.example',
    ADDRESS_LIMIT: '1000000',
  })
  startLines = [...server.logLines]
})

afterAll(() => server.close())

const urlOf = (name: string) => `${server.url}${pathOf(name)}`

const send = (init: RequestInit, name = 'charPrompt') =>
  fetch(urlOf(name), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(charPromptBody),
    ...init,
  })

const errorOf = async (response: Response): Promise<string> => {
  const { error } = await read(ErrorResponse, response)
  return error
}

describe('a portrait', () => {
  test('is described and painted as a JPEG, and names its engine', async () => {
    const described = await post(server, 'charPrompt', charPromptBody)
    expect(described.status).toBe(200)
    const description = await read(CharPromptResponse, described)
    expect(description.response).toContain('Gandalf')

    const painted = await post(server, 'characterSD', {
      ...characterSDBody,
      prompt: description.response,
    })
    expect(painted.status).toBe(200)
    const portrait = await read(CharacterSDResponse, painted)
    expect(portrait.engine?.kind).toBe('procedural')
    expect(String(portrait.result)).toMatch(/^data:image\/jpeg;base64,\/9j\//)
  })
})

describe('a refusal', () => {
  const text = `"prompt" must be text of 1 to ${MAX_NAME_LENGTH} characters; it was`
  const fields = 'a JSON object with the fields prompt, aspect_ratio, style'

  test.each([
    [`${text} missing.`, { ...charPromptBody, prompt: undefined }],
    [`${text} blank.`, { ...charPromptBody, prompt: '  ' }],
    [
      `${text} ${MAX_NAME_LENGTH + 1} characters long.`,
      { ...charPromptBody, prompt: 'x'.repeat(MAX_NAME_LENGTH + 1) },
    ],
    [`${text} 7.`, { ...charPromptBody, prompt: 7 }],
    [
      '"aspect_ratio" must be one of "portrait", "landscape", "square"; it was "16:9".',
      { ...charPromptBody, aspect_ratio: '16:9' },
    ],
    [`The body must be ${fields}; it was a list.`, []],
    [`The body must be ${fields}; it was "Gandalf".`, 'Gandalf'],
  ])('[security-visitor-6] 400: %s', async (error, body) => {
    const response = await send({ body: JSON.stringify(body) })
    expect(response.status).toBe(400)
    expect(await errorOf(response)).toBe(error)
  })

  test('400 for a body that is not JSON or not UTF-8', async () => {
    const broken = await send({ body: '{"prompt":' })
    expect([broken.status, await errorOf(broken)]).toEqual([
      400,
      'The body is not valid JSON. Send one JSON object.',
    ])
    const latin1 = await send({ body: new Uint8Array([0x22, 0xe9, 0x22]) })
    expect([latin1.status, await errorOf(latin1)]).toEqual([
      400,
      'The body is not UTF-8 text. Send JSON in UTF-8.',
    ])
  })

  test('403 for a premium style in the free version, whatever the client claims', async () => {
    const response = await post(server, 'characterSD', {
      ...characterSDBody,
      style: 'ghibli',
      premium: true,
    })
    expect(response.status).toBe(403)
    expect(await errorOf(response)).toContain('Available with premium')
  })

  test('404 for a function that does not exist', async () => {
    const response = await send({}, 'nothing')
    expect(response.status).toBe(404)
    expect(await errorOf(response)).toBe(
      `There is no such function. These exist: ${[...Object.keys(routes), 'share', 'card', 'sharedPicture', 'billingWebhook'].join(', ')}.`,
    )
  })

  test('405 for another method, with the one that is allowed', async () => {
    const response = await fetch(urlOf('characterSD'))
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
    await errorOf(response)
  })

  test('[security-visitor-6] 408 for a body that takes too long, and then the connection is closed', async () => {
    const impatient = await serveFunctions({ BODY_TIMEOUT_MS: '200', LOG_LEVEL: 'silent' })
    const socket = connect(Number(new URL(impatient.url).port), '127.0.0.1')
    socket.write(
      `POST ${pathOf('charPrompt')} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{`,
    )
    const received = await readText(socket)
    await impatient.close()
    expect(received).toMatch(/^HTTP\/1.1 408 /)
    expect(received).toContain('{"error":"The body took too long. Send it again."')
  }, 60_000)

  test('[security-visitor-6] 413 for a body over the limit, announced or streamed', async () => {
    const limit = routes.charPrompt.maxBodyBytes
    const big = 'x'.repeat(limit + 1)
    const announced = await send({ body: big })
    expect([announced.status, await errorOf(announced)]).toEqual([
      413,
      `The body is larger than ${limit} bytes. Send a shorter text.`,
    ])
    const chunk = new TextEncoder().encode('x'.repeat(1024))
    let sent = 0
    const endless = new ReadableStream({
      pull: (controller) => {
        sent += 1
        controller.enqueue(chunk)
        if (sent === 10_000) controller.close()
      },
    })
    const streaming: RequestInit & { duplex: 'half' } = { body: endless, duplex: 'half' }
    // The server may close the connection of an endless body before its response is read.
    const status = await send(streaming).then(
      (response) => response.status,
      () => 413,
    )
    expect(status).toBe(413)
    expect(sent).toBeLessThan(10_000)
  })

  test('415 for another content type', async () => {
    const response = await send({ headers: { 'content-type': 'text/plain' } })
    expect(response.status).toBe(415)
    expect(await errorOf(response)).toContain('application/json')
  })
})

test('never fails or hangs, whatever the input', async () => {
  const body = fc.oneof(
    fc.json(),
    fc.string({ unit: 'binary' }),
    fc.uint8Array({ maxLength: 2000 }),
    fc
      .record(
        {
          prompt: fc.anything(),
          premium: fc.anything(),
          aspect_ratio: fc.constantFrom('square', 'round', null),
          style: fc.constantFrom('realistic', 'lego', 'oil'),
          character: fc.string({ unit: 'binary' }),
          email: fc.string(),
        },
        { requiredKeys: [] },
      )
      .map((value) =>
        JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? 1 : inner)),
      ),
  )
  const type = fc.constantFrom(
    'application/json',
    'APPLICATION/JSON; charset=utf-8',
    'text/plain',
    'x',
  )
  const name = fc.constantFrom('charPrompt', 'characterSD')
  await fc.assert(
    fc.asyncProperty(body, type, name, fc.string(), async (content, contentType, target, token) => {
      const response = await send(
        {
          body: typeof content === 'string' ? content : Uint8Array.from(content),
          headers: { 'content-type': contentType, [VISITOR_HEADER]: encodeURIComponent(token) },
        },
        target,
      )
      expect(response.status).toBeLessThan(500)
      if (!response.ok) await errorOf(response)
    }),
    { numRuns: 200 },
  )
})

describe('every response', () => {
  test('issues a token to a visitor without one', async () => {
    const visitor = await newVisitor(server)
    const known = await send({ headers: { 'content-type': 'application/json', ...visitor } })
    expect(known.status).toBe(200)
    expect(known.headers.get(VISITOR_HEADER)).toBeNull()
  })

  test('is not cached or sniffed, and sends no referrer', async () => {
    const { headers } = await send({ body: 'x' })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })

  test('[security-functions-13] carries the log’s id for the request, whatever id the client sent', async () => {
    server.logLines.length = 0
    const { headers } = await fetch(`${server.url}/healthz`, {
      headers: { 'x-request-id': 'abc-123' },
    })
    const id = headers.get('x-request-id')
    expect(id).toMatch(/^[\da-f-]{36}$/)
    const [line = ''] = server.logLines
    expect(JSON.parse(line)).toMatchObject({ requestId: id })
  })
})

describe('a page from another origin', () => {
  const preflight = (origin: string) =>
    fetch(urlOf('characterSD'), {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': `content-type,${VISITOR_HEADER}`,
      },
    })

  test('may call if its origin is listed, and read the visitor token', async () => {
    const { status, headers } = await preflight('https://partner.example')
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-origin')).toBe('https://partner.example')
    for (const name of [VISITOR_HEADER, PROOF_HEADER]) {
      expect(headers.get('access-control-allow-headers')).toContain(name)
    }
    const response = await send({
      headers: { 'content-type': 'application/json', origin: 'https://other.example' },
    })
    expect(response.headers.get('access-control-allow-origin')).toBe('https://other.example')
    expect(response.headers.get('access-control-expose-headers')).toContain(VISITOR_HEADER)
    expect(response.headers.get('vary')?.toLowerCase()).toContain('origin')
  })

  test.each([
    'https://evil.example',
    'http://partner.example',
    'https://partner.example.evil.example',
    'null',
  ])('[security-site-1] may not call from %s', async (origin) => {
    const { headers } = await preflight(origin)
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })
})

test('warns without a secret that visitors will not be recognized after a restart', () => {
  const [first = ''] = startLines
  expect(JSON.parse(first)).toMatchObject({
    level: 40,
    msg: containing('VISITOR_SECRET'),
  })
})

test('does not affect the other pages of a larger app', async () => {
  const functions = await createFunctions(loadConfig({ LOG_LEVEL: 'silent' }))
  const larger = new Hono<{ Bindings: Bindings }>()
  larger.route('/', functions.app)
  larger.get('/page', (c) => c.text('hello'))
  const page = await larger.request('/page')
  expect([await page.text(), page.headers.get('cache-control')]).toEqual(['hello', null])
  const health = await larger.request('/healthz')
  expect(health.headers.get('cache-control')).toBe('no-store')
  await functions.close()
})

test('reports the describer, the painter and the length of the queue', async () => {
  const response = await fetch(`${server.url}/healthz`)
  expect(await response.json()).toEqual({
    status: 'ok',
    describer: anyString,
    painter: anyString,
    queue: { waiting: 0, painting: 0, slots: 1 },
    version: VERSION,
  })
})

test('[security-functions-2] the log has one line per request, without anything that a visitor typed or that identifies them', async () => {
  const visitor = await newVisitor(server)
  server.logLines.length = 0
  const secrets = {
    prompt: 'Ermintrude the Unlogged',
    character: 'Zebedee the Unlogged',
    email: 'florence@unlogged.example',
  }
  await post(server, 'characterSD', { ...characterSDBody, ...secrets }, { headers: visitor })
  await post(server, 'characterSD', { ...characterSDBody, ...secrets, style: secrets.character })
  await send({}, encodeURIComponent(secrets.email))
  const [painted, refused, lost] = server.logLines.map((line): unknown => JSON.parse(line))
  expect(server.logLines).toHaveLength(3)
  expect(painted).toMatchObject({
    method: 'POST',
    path: pathOf('characterSD'),
    status: 200,
    ms: anyNumber,
    requestId: anyString,
    engine: anyString,
  })
  expect(refused).toMatchObject({ status: 400 })
  expect(lost).toMatchObject({ status: 404, path: pathOf('*') })
  const log = server.logLines.join('')
  for (const secret of [
    ...Object.values(secrets),
    ...Object.values(visitor),
    '127.0.0.1',
    'unlogged',
  ]) {
    expect(log).not.toContain(secret)
  }
})
