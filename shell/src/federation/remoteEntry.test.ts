/** @jest-environment node */
import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { CONTRACT } from '@dramatis/store/contract'
import { RemoteRefused } from './failures.ts'
import { remoteEntryOf } from './remoteEntry.ts'

const manifestWith = (metaData: object) => ({
  id: 'generator',
  metaData: {
    remoteEntry: { name: 'remoteEntry.0a1b2c3d.js', path: '', type: 'var' },
    globalName: 'dramatis_generator',
    publicPath: 'auto',
    ...metaData,
  },
})

let served: unknown
let server: Server
let base: string

beforeAll(async () => {
  server = createServer((_request, response) => {
    if (served === undefined) response.writeHead(404).end()
    else response.end(JSON.stringify(served))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  base = typeof address === 'object' ? `http://127.0.0.1:${address?.port}/` : ''
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test.each([
  ['beside the manifest', {}, 'generator/0.1.0/remoteEntry.0a1b2c3d.js'],
  [
    'in a folder',
    { remoteEntry: { name: 'entry.js', path: 'static/', type: 'var' } },
    'generator/0.1.0/static/entry.js',
  ],
  ['at another path of its origin', { publicPath: '/files/' }, 'files/remoteEntry.0a1b2c3d.js'],
])('finds the container %s', async (_where, metaData, path) => {
  served = manifestWith(metaData)
  await expect(
    remoteEntryOf({ entry: `${base}generator/0.1.0/mf-manifest.json` }),
  ).resolves.toEqual({
    entry: `${base}${path}`,
    entryGlobalName: 'dramatis_generator',
    needsRuntime: false,
  })
})

test('finds the container on another origin', async () => {
  served = manifestWith({ publicPath: 'https://cdn.example/generator/' })
  await expect(remoteEntryOf({ entry: `${base}mf-manifest.json` })).resolves.toMatchObject({
    entry: 'https://cdn.example/generator/remoteEntry.0a1b2c3d.js',
  })
})

test('finds the container’s hash, and accepts only a manifest with the published hash', async () => {
  const hash = `sha384-${'A'.repeat(64)}`
  const contract = CONTRACT
  served = {
    ...manifestWith({}),
    dramatis: { contract, integrity: { 'remoteEntry.0a1b2c3d.js': hash } },
  }
  const entry = `${base}mf-manifest.json`
  const integrity = `sha384-${createHash('sha384').update(JSON.stringify(served)).digest('base64')}`
  await expect(remoteEntryOf({ entry, integrity })).resolves.toMatchObject({ integrity: hash })
  served = manifestWith({ globalName: 'dramatis_other' })
  await expect(remoteEntryOf({ entry, integrity })).rejects.toThrow()
})

test('needs no manifest when the line names the container', async () => {
  served = undefined
  const container = { script: 'a/remoteEntry.js', globalName: 'dramatis_generator' }
  const integrity = `sha384-${'A'.repeat(64)}`
  const entry = `${base}generator/mf-manifest.json`
  await expect(
    remoteEntryOf({ entry, integrity: 'of the manifest', container: { ...container, integrity } }),
  ).resolves.toEqual({
    entry: `${base}generator/a/remoteEntry.js`,
    entryGlobalName: 'dramatis_generator',
    integrity,
    needsRuntime: false,
  })
})

test.each(['0.1', '99.0'])('refuses a remote that was built for contract %s', async (contract) => {
  served = { ...manifestWith({}), dramatis: { contract } }
  await expect(remoteEntryOf({ entry: `${base}mf-manifest.json` })).rejects.toThrow(RemoteRefused)
})

test('says which manifest is wrong', async () => {
  served = manifestWith({ globalName: undefined })
  await expect(remoteEntryOf({ entry: `${base}mf-manifest.json` })).rejects.toThrow(
    /mf-manifest\.json: not the manifest of a remote/,
  )
  served = undefined
  await expect(remoteEntryOf({ entry: `${base}mf-manifest.json` })).rejects.toThrow(
    /mf-manifest\.json: the server responded 404/,
  )
})
