/** @jest-environment node */
import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import * as t from 'io-ts'
import { createDocumentReader } from './createDocumentReader.ts'
import type { RemoteIncident } from './reports/RemoteIncident.ts'

/** Long enough for a response at any load, and short for what never comes. */
const PATIENT = { withCopy: 60_000, withoutCopy: 60_000 }
const IMPATIENT = { withCopy: 20, withoutCopy: 40 }

let server: Server
let url: string
let respond: (response: ServerResponse) => void
let reported: RemoteIncident[]

/** Responses of a server that has accepted the request and never ends. */
const STALLS: [string, (response: ServerResponse) => void][] = [
  ['before its headers', () => undefined],
  ['in the middle', (response) => response.writeHead(200).write('{"version":')],
]

const ends = (text: string) => (response: ServerResponse) => response.end(text)

const readerWith = (limits: typeof PATIENT, inPage?: string) =>
  createDocumentReader(
    url,
    t.type({ version: t.number }),
    (incident) => reported.push(incident),
    inPage,
    limits,
  )

beforeAll(async () => {
  server = createServer((_request, response) => {
    respond(response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/remotes.json`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

beforeEach(() => {
  reported = []
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(globalThis, 'caches')
})

/** The caches of a service worker that has cached this text under the document's URL. */
const cacheWith = (text: string) =>
  Object.assign(globalThis, { caches: { match: () => Promise.resolve(new Response(text)) } })

const failed = (cause: string, action: string) => {
  const milliseconds: unknown = expect.any(Number)
  return [{ remote: 'shell', file: url, outcome: 'failed', cause, action, milliseconds }]
}

test.each(STALLS)('gives up a first document that stalls %s, and reports it', async (_, stall) => {
  respond = stall
  await expect(readerWith(IMPATIENT)()).rejects.toThrow(/remotes\.json: did not arrive within/)
  expect(reported).toEqual(failed('timeout', 'gave-up'))
})

test.each(STALLS)('uses the worker’s copy of a document that stalls %s', async (_, stall) => {
  cacheWith('{"version":7}')
  respond = stall
  expect(await readerWith({ ...PATIENT, withCopy: 20 })()).toEqual({ version: 7 })
  expect(reported).toEqual(failed('timeout', 'fell-back'))
})

test('uses what the page itself has read before, rather than the worker’s copy', async () => {
  cacheWith('{"version":7}')
  const limits = { ...PATIENT }
  const read = readerWith(limits)
  respond = ends('{"version":8}')
  await read()
  respond = () => undefined
  limits.withCopy = 20
  expect(await read()).toEqual({ version: 8 })
})

test('waits for a slow document if there is no copy', async () => {
  cacheWith('{"version":"seven"}')
  respond = (response) => setTimeout(() => response.end('{"version":9}'), 40)
  expect(await readerWith({ ...PATIENT, withCopy: 1 })()).toEqual({ version: 9 })
  expect(reported).toEqual([])
})

test.each([
  ['not JSON', '<!doctype html>', 'error'],
  ['of another shape', '{"version":"nine"}', 'error'],
])('uses the worker’s copy at once when the document is %s', async (_, text, cause) => {
  cacheWith('{"version":7}')
  respond = ends(text)
  expect(await readerWith(PATIENT)()).toEqual({ version: 7 })
  expect(reported).toEqual(failed(cause, 'fell-back'))
})

test('tells an error of the server from a malformed document', async () => {
  respond = (response) => response.writeHead(500).end('{"version":9}')
  await expect(readerWith(PATIENT)()).rejects.toThrow(/remotes\.json: the server responded 500/)
  expect(reported).toEqual(failed('network', 'gave-up'))
})

test('returns the document in the page at first, and later what it fetches', async () => {
  respond = ends('{"version":2}')
  const read = readerWith(PATIENT, '{"version":1}')
  await expect(read()).resolves.toEqual({ version: 1 })
  await expect(read()).resolves.toEqual({ version: 2 })
})

test('falls back to the document in the page when the fetched one stalls', async () => {
  respond = () => undefined
  const read = readerWith(IMPATIENT, '{"version":1}')
  await read()
  await expect(read()).resolves.toEqual({ version: 1 })
})

test.each(['{', '{"version":"1"}'])(
  'fetches the document if the one in the page is %s',
  async (inPage) => {
    respond = ends('{"version":2}')
    await expect(readerWith(PATIENT, inPage)()).resolves.toEqual({ version: 2 })
  },
)
