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
let asked: { url: string | undefined; cacheControl: string | undefined }[]

beforeEach(async () => {
  documents = { '/remotes.json': mapWith('0.1.0'), '/settings.json': SETTINGS }
  asked = []
  server = createServer((request, response) => {
    asked.push({ url: request.url, cacheControl: request.headers['cache-control'] })
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

test('gives what is deployed of a remote and the settings', async () => {
  await expect(createDeploymentReader(base)('billing')).resolves.toEqual({
    versions: [{ version: '0.1.0', entry: `${base}billing/0.1.0/mf-manifest.json` }],
    settings: SETTINGS,
  })
})

test('reads each document once for all remotes, past the caches, and again for a retry', async () => {
  const read = createDeploymentReader(base)
  await read('billing')
  await Promise.allSettled([read('generator'), read('contact')])
  expect(asked.map(({ url }) => url).sort()).toEqual(['/remotes.json', '/settings.json'])
  expect(asked.map(({ cacheControl }) => cacheControl)).toEqual(['max-age=0', 'max-age=0'])

  documents['/remotes.json'] = mapWith('0.2.0')
  const { versions } = await read('billing')
  expect(versions[0]?.version).toBe('0.2.0')
})

test('a document that failed for one remote is asked for again by the next', async () => {
  const read = createDeploymentReader(base)
  delete documents['/settings.json']
  await expect(read('generator')).rejects.toThrow(/404/)
  documents['/settings.json'] = SETTINGS
  await expect(read('billing')).resolves.toMatchObject({ settings: SETTINGS })
})

test('says which document is wrong, and where', async () => {
  const read = createDeploymentReader(base)
  documents['/settings.json'] = { ...SETTINGS, checkoutUrl: 7 }
  await expect(read('billing')).rejects.toThrow(/settings\.json: not as expected at .*checkoutUrl/)
  delete documents['/settings.json']
  await expect(read('billing')).rejects.toThrow(/settings\.json: the server answered 404/)
})

test('a remote that is not in the map is an error that names it', async () => {
  await expect(createDeploymentReader(base)('generator')).rejects.toThrow(/remotes\.generator/)
})

test('takes a remote from the developer who serves it, and the others as deployed', async () => {
  const entry = 'http://localhost:3001/mf-manifest.json'
  const read = createDeploymentReader(`${base}?remote=generator@${entry}`)
  await expect(read('generator')).resolves.toEqual({
    versions: [{ version: 'local', entry }],
    settings: SETTINGS,
  })
  const { versions } = await read('billing')
  expect(versions[0]?.version).toBe('0.1.0')
})
