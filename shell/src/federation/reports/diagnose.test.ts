/** @jest-environment node */
import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { Candidate } from '@dramatis/remotes/document'
import { diagnose } from './diagnose.ts'

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

let files: Record<string, string>
let server: Server
let candidate: Candidate

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const file = files[url]
    response.writeHead(file === undefined ? 404 : 200).end(file)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

beforeEach(() => {
  const needed = {
    'entry.js': `load("de.js", "${hashOf('de.js')}")`,
    'form.js': 'form.js',
    'form.css': 'form.css',
  }
  const manifest = JSON.stringify({
    metaData: {
      remoteEntry: { name: 'entry.js', path: '', type: 'var' },
      globalName: 'dramatis_generator',
      publicPath: 'auto',
    },
    exposes: [
      { name: 'Form', assets: { js: { sync: ['form.js'] }, css: { sync: ['form.css'] } } },
      { name: 'mount', assets: { js: { sync: ['mount.js'] }, css: { sync: [] } } },
    ],
    dramatis: {
      integrity: Object.fromEntries(
        Object.entries(needed).map(([name, content]) => [name, hashOf(content)]),
      ),
    },
  })
  files = {
    '/mf-manifest.json': manifest,
    '/de.js': 'de.js',
  }
  for (const [name, content] of Object.entries(needed)) files[`/${name}`] = content
  candidate = {
    version: '1',
    entry: urlOf('mf-manifest.json'),
    integrity: hashOf(manifest),
    canary: false,
  }
})

const urlOf = (file: string) => {
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/${file}`
}

test('finds nothing wrong with unchanged files', async () => {
  await expect(diagnose(candidate)).resolves.toBe('error')
})

test.each(['mf-manifest.json', 'entry.js', 'form.js', 'form.css'])(
  'tells a changed %s from a missing one',
  async (name) => {
    const file = files[`/${name}`] ?? ''
    files[`/${name}`] = `${file} `
    await expect(diagnose(candidate)).resolves.toBe('integrity')
    files = Object.fromEntries(Object.entries(files).filter(([path]) => path !== `/${name}`))
    await expect(diagnose(candidate)).resolves.toBe('network')
  },
)

test('checks only the file that did not load, if that is known', async () => {
  files['/form.js'] = 'changed'
  await expect(diagnose(candidate, urlOf('de.js'))).resolves.toBe('error')
  files['/de.js'] = 'changed'
  await expect(diagnose(candidate, urlOf('de.js'))).resolves.toBe('integrity')
})

test('cannot detect changes in a version without hashes', async () => {
  files['/mf-manifest.json'] = (files['/mf-manifest.json'] ?? '').replace('"dramatis"', '"other"')
  files['/entry.js'] = 'load("de.js")'
  files['/form.js'] = 'changed'
  const { version, entry, canary } = candidate
  await expect(diagnose({ version, entry, canary })).resolves.toBe('error')
})
