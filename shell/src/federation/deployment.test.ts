/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import { createDeploymentReader } from './deployment.ts'

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

beforeEach(async () => {
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
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})

test('returns the deployed versions of a remote and the settings', async () => {
  await expect(createDeploymentReader(base, () => 0)('billing')).resolves.toEqual({
    candidates: [
      { version: '0.1.0', entry: `${base}billing/0.1.0/mf-manifest.json`, canary: false },
    ],
    refused: [],
    settings: SETTINGS,
  })
})

test('fetches each document once for all remotes, revalidating it, and again for a retry', async () => {
  const read = createDeploymentReader(base, () => 0)
  await read('billing')
  await Promise.allSettled([read('generator'), read('contact')])
  expect(requests.map(({ url }) => url).sort()).toEqual(['/remotes.json', '/settings.json'])
  expect(requests.map(({ cacheControl }) => cacheControl)).toEqual(['max-age=0', 'max-age=0'])

  documents['/remotes.json'] = mapWith('0.2.0')
  const { candidates } = await read('billing')
  expect(candidates[0]?.version).toBe('0.2.0')
})

test('fetches a document again for the next remote after a failure', async () => {
  const read = createDeploymentReader(base, () => 0)
  delete documents['/settings.json']
  await expect(read('generator')).rejects.toThrow(/404/)
  documents['/settings.json'] = SETTINGS
  await expect(read('billing')).resolves.toMatchObject({ settings: SETTINGS })
})

test('says which document is wrong, and where', async () => {
  const read = createDeploymentReader(base, () => 0)
  documents['/settings.json'] = { ...SETTINGS, checkoutUrl: 7 }
  await expect(read('billing')).rejects.toThrow(/settings\.json: unexpected value at .*checkoutUrl/)
  delete documents['/settings.json']
  await expect(read('billing')).rejects.toThrow(/settings\.json: the server responded 404/)
})

test('fails for a remote that is not in the document, and names it', async () => {
  await expect(createDeploymentReader(base, () => 0)('generator')).rejects.toThrow(
    /remotes\.generator/,
  )
})

test('tries the developer’s remote before the deployed one', async () => {
  const entry = 'http://localhost:3001/mf-manifest.json'
  const read = createDeploymentReader(`${base}?remote=billing@${entry}`, () => 0)
  const { candidates } = await read('billing')
  expect(candidates.map(({ version }) => version)).toEqual(['override', '0.1.0'])
  expect(candidates[0]?.entry).toBe(entry)
})

test('accepts an override of a remote that is not deployed', async () => {
  const entry = 'http://localhost:3001/mf-manifest.json'
  const read = createDeploymentReader(`${base}?remote=generator@${entry}`, () => 0)
  const { candidates } = await read('generator')
  expect(candidates.map(({ version }) => version)).toEqual(['override'])
})

test('draws a number only if there is a canary', async () => {
  const drawn: string[] = []
  const read = createDeploymentReader(base, (name) => {
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
