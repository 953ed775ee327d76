/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import * as fc from 'fast-check'
import { createDeploymentReader } from './deployment.ts'
import type { RemoteIncident } from './reports/RemoteIncident.ts'

const SETTINGS = {
  functionsUrl: '',
  checkoutUrl: 'https://checkout.example',
  contactUrl: 'https://forms.example',
  contactAccessKey: 'key',
}

const mapWith = (version: string) => ({
  version: 1,
  remotes: { billing: { version, entry: `/billing/${version}/mf-manifest.json`, previous: null } },
})

let server: Server
let base: string
let documents: Record<string, unknown>
let requests: { url: string | undefined; cacheControl: string | undefined }[]

let reported: RemoteIncident[]

/** Creates a reader for the page. */
const readerFor = (page = base, drawFor: (name: string) => number = () => 0) => {
  const ofTest = reported
  return createDeploymentReader(page, drawFor, (incident) => ofTest.push(incident)).deployment
}

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  reported = []
  documents = { '/remotes.json': mapWith('0.1.0'), '/settings.json': SETTINGS }
  requests = []
  server = createServer((request, response) => {
    requests.push({ url: request.url, cacheControl: request.headers['cache-control'] })
    const document = documents[request.url ?? '']
    response.writeHead(document === undefined ? 404 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(document))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  base = `http://localhost:${address.port}/`
})

afterEach(() => {
  jest.restoreAllMocks()
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})

test('returns the deployed versions of a remote and the settings', async () => {
  await expect(readerFor()('billing')).resolves.toEqual({
    candidates: [
      { version: '0.1.0', entry: `${base}billing/0.1.0/mf-manifest.json`, canary: false },
    ],
    refused: [],
    settings: SETTINGS,
  })
})

test('fetches each document once for all remotes, revalidating it, and again for a retry', async () => {
  const read = readerFor()
  await read('billing')
  await Promise.allSettled([read('generator'), read('contact')])
  expect(requests.map(({ url }) => url).sort()).toEqual(['/remotes.json', '/settings.json'])
  expect(requests.map(({ cacheControl }) => cacheControl)).toEqual(['max-age=0', 'max-age=0'])

  documents['/remotes.json'] = mapWith('0.2.0')
  const { candidates } = await read('billing')
  expect(candidates[0]?.version).toBe('0.2.0')
})

test('fetches a document again for the next remote after a failure', async () => {
  const read = readerFor()
  delete documents['/settings.json']
  await expect(read('generator')).rejects.toThrow(/404/)
  documents['/settings.json'] = SETTINGS
  await expect(read('billing')).resolves.toMatchObject({ settings: SETTINGS })
})

test('says which document is wrong, and where', async () => {
  documents['/remotes.json'] = { version: 2 }
  await expect(readerFor()('billing')).rejects.toThrow(
    /remotes\.json: unexpected value at .*version/,
  )
  delete documents['/settings.json']
  documents['/remotes.json'] = mapWith('0.1.0')
  await expect(readerFor()('billing')).rejects.toThrow(/settings\.json: the server responded 404/)
  const unread = { remote: 'shell', outcome: 'failed', action: 'gave-up' }
  expect(reported).toMatchObject([
    { ...unread, file: `${base}remotes.json`, cause: 'error' },
    { ...unread, file: `${base}settings.json`, cause: 'network' },
  ])
})

test('uses the last good document while the server has none, and reports it', async () => {
  const read = readerFor()
  await read('billing')
  documents = {}
  const { candidates, settings } = await read('billing')
  expect([candidates[0]?.version, settings]).toEqual(['0.1.0', SETTINGS])
  const fellBack = { remote: 'shell', outcome: 'failed', cause: 'network', action: 'fell-back' }
  expect(reported).toHaveLength(2)
  expect(reported).toMatchObject([fellBack, fellBack])
})

test('leaves out a malformed setting alone, and reports it', async () => {
  documents['/settings.json'] = { ...SETTINGS, contactUrl: 7 }
  const { settings } = await readerFor()('billing')
  expect(settings).toEqual({ ...SETTINGS, contactUrl: '' })
  expect(reported).toMatchObject([
    { remote: 'shell', file: `${base}settings.json`, cause: 'error' },
  ])
})

test('leaves out a malformed version alone, and reports it', async () => {
  const { version, remotes } = mapWith('0.2.0')
  documents['/remotes.json'] = {
    version,
    remotes: { billing: { ...remotes.billing, previous: { version: '0.1.0' } } },
  }
  const { candidates } = await readerFor()('billing')
  expect(candidates.map((candidate) => candidate.version)).toEqual(['0.2.0'])
  expect(reported).toMatchObject([
    { remote: 'billing', file: `${base}remotes.json`, outcome: 'failed', action: 'fell-back' },
  ])
})

test('has no version of a remote that is not in the document, and reports it', async () => {
  const { candidates } = await readerFor()('generator')
  expect(candidates).toEqual([])
  expect(reported).toMatchObject([
    { remote: 'generator', file: `${base}remotes.json`, outcome: 'failed', action: 'gave-up' },
  ])
})

test('never takes out another remote, whatever is in place of one, and reports what is malformed', async () => {
  const { version, remotes } = mapWith('0.1.0')
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (generator) => {
      reported = []
      documents['/remotes.json'] = { version, remotes: { ...remotes, generator } }
      const read = readerFor()
      expect((await read('billing')).candidates).toHaveLength(1)
      expect(reported).toEqual([])
      const { candidates } = await read('generator')
      expect(candidates.length > 0 || reported.length === 1).toBe(true)
    }),
    { numRuns: 50 },
  )
})

test('tries the developer’s remote before the deployed one', async () => {
  const entry = 'http://localhost:3001/mf-manifest.json'
  const read = readerFor(`${base}?remote=billing@${entry}`)
  const { candidates } = await read('billing')
  expect(candidates.map(({ version }) => version)).toEqual(['override', '0.1.0'])
  expect(candidates[0]?.entry).toBe(entry)
})

test('accepts an override of a remote that is not deployed', async () => {
  const entry = 'http://localhost:3001/mf-manifest.json'
  const read = readerFor(`${base}?remote=generator@${entry}`)
  const { candidates } = await read('generator')
  expect(candidates.map(({ version }) => version)).toEqual(['override'])
})

test('puts the published version of an override first, even a canary, and ignores any other', async () => {
  const canary = { version: '0.2.0', entry: '/billing/0.2.0/mf-manifest.json', share: 5 }
  const map = mapWith('0.1.0')
  documents['/remotes.json'] = { ...map, remotes: { billing: { ...map.remotes.billing, canary } } }
  const versions = async (version: string) => {
    const read = readerFor(`${base}?remote=billing@${version}`, () => 99)
    return (await read('billing')).candidates.map((candidate) => candidate.version)
  }
  expect(await versions('0.2.0')).toEqual(['0.2.0', '0.1.0'])
  expect(await versions('0.1.0')).toEqual(['0.1.0'])
  expect(await versions('0.3.0')).toEqual(['0.1.0'])
})

test('draws a number only if there is a canary', async () => {
  const drawn: string[] = []
  const read = readerFor(base, (name) => {
    drawn.push(name)
    return 4.99
  })
  await read('billing')
  expect(drawn).toEqual([])

  const canary = { version: '0.2.0', entry: '/billing/0.2.0/mf-manifest.json', share: 5 }
  const map = mapWith('0.1.0')
  documents['/remotes.json'] = { ...map, remotes: { billing: { ...map.remotes.billing, canary } } }
  const { candidates } = await read('billing')
  expect(drawn).toEqual(['billing'])
  expect(candidates.map((candidate) => [candidate.version, candidate.canary])).toEqual([
    ['0.2.0', true],
    ['0.1.0', false],
  ])
})
