import { createBillingClient } from '../src/2025-03/index.ts'
import type { OutgoingRequest } from '../src/2025-03/index.ts'
import type { Platform } from './platform.ts'
import { json, sequence, startPlatform, text } from './platform.ts'

const page = { items: [], pagination: { total_count: 0, max_page: 0 } }

let platform: Platform
beforeEach(async () => {
  platform = await startPlatform(json(200, page))
})
afterEach(() => platform[Symbol.asyncDispose]())

test('hooks see every attempt and can change the request', async () => {
  platform.respond = sequence(text(503, ''), json(200, page))
  const seen: [string, number][] = []
  const statuses: number[] = []
  const client = createBillingClient({
    accessToken: 'token',
    serverURL: platform.serverURL,
    retry: { initialIntervalMs: 1, jitterMs: 0 },
    hooks: {
      beforeRequest: (request): Promise<OutgoingRequest> => {
        seen.push([request.operation, request.attempt])
        request.headers.set('x-attempt', `${request.attempt}`)
        return Promise.resolve({ ...request, url: `${request.url}&traced=true` })
      },
      afterResponse: (response) => {
        statuses.push(response.status)
        return undefined
      },
    },
  })
  await client.products.list()
  expect(seen).toEqual([
    ['products.list', 1],
    ['products.list', 2],
  ])
  expect(statuses).toEqual([503, 200])
  expect(platform.received.map(({ headers }) => headers['x-attempt'])).toEqual(['1', '2'])
  expect(platform.received[0]?.target).toMatch(/&traced=true$/)
})

test('a hook can replace the response', async () => {
  const client = createBillingClient({
    accessToken: 'token',
    serverURL: platform.serverURL,
    hooks: { afterResponse: () => new Response('{"error":"x"}', { status: 418 }) },
  })
  await expect(client.products.list()).rejects.toMatchObject({ statusCode: 418 })
})

test('sends the headers of the call and the user agent with a custom fetch', async () => {
  const urls: string[] = []
  const client = createBillingClient({
    accessToken: () => Promise.resolve('from a function'),
    serverURL: `${platform.serverURL}/proxy/`,
    userAgent: 'shop/1.0',
    fetch: (url, init) => {
      urls.push(url)
      return fetch(url, init)
    },
  })
  await client.products.list({}, { headers: { 'x-request-id': '42' } })
  expect(platform.received[0]?.headers).toMatchObject({
    authorization: 'Bearer from a function',
    'user-agent': 'shop/1.0',
    'x-request-id': '42',
  })
  expect(urls).toEqual([`${platform.serverURL}/proxy/v1/products/?page=1&limit=10`])
})

test('selects a server by name', async () => {
  const urls: string[] = []
  const fetchNothing = (url: string) => {
    urls.push(new URL(url).origin)
    return Promise.reject(new TypeError('not now'))
  }
  for (const server of ['production', 'sandbox'] as const) {
    const client = createBillingClient({ accessToken: 't', server, fetch: fetchNothing })
    await expect(client.products.list()).rejects.toMatchObject({ _tag: 'ConnectionError' })
  }
  expect(urls).toEqual(['https://api.polar.sh', 'https://sandbox-api.polar.sh'])
})

test('the debug log redacts secrets', async () => {
  const lines: string[] = []
  const client = createBillingClient({
    accessToken: 'polar_oat_secret',
    serverURL: platform.serverURL,
    debug: (line) => lines.push(line),
  })
  await client.oauth2.revoke({
    token: 'polar_oat_secret',
    clientId: 'shop',
    clientSecret: 'p&ss word',
  })
  await client.checkouts.clientGet({ clientSecret: 'cs_secret' }).catch(() => undefined)
  expect(lines.map((line) => line.replace(/\d+ ms/, '1 ms'))).toEqual([
    `> POST ${platform.serverURL}/v1/oauth2/revoke token=[redacted]&client_id=shop&client_secret=[redacted] (attempt 1)`,
    `< 200 from POST ${platform.serverURL}/v1/oauth2/revoke after 1 ms`,
    `> GET ${platform.serverURL}/v1/checkouts/client/[redacted] (attempt 1)`,
    `< 200 from GET ${platform.serverURL}/v1/checkouts/client/[redacted] after 1 ms`,
  ])
})
