import * as fc from 'fast-check'
import { preloadLinks } from './preloadLinks.ts'

const manifest = (entry: string) => ({
  metaData: {
    remoteEntry: { name: entry, path: '', type: 'var' },
    globalName: 'dramatis_generator',
    publicPath: 'auto',
  },
  exposes: [
    {
      name: 'Form',
      assets: { js: { sync: ['common.js', 'form.js'], async: ['x.js'] }, css: { sync: ['a.css'] } },
    },
    { name: 'Badge', assets: { js: { sync: ['common.js'] }, css: { sync: [] } } },
    { name: 'mount', assets: { js: { sync: ['mount.js'] }, css: { sync: ['mount.css'] } } },
  ],
})

it('links a remote’s manifest, its container and the files of its components, each once', () => {
  const url = '/remotes/generator/1.0.0/mf-manifest.json'
  expect(preloadLinks([{ url, manifest: manifest('remoteEntry.1.js'), fetched: true }])).toBe(
    [
      ['mf-manifest.json', 'as="fetch" crossorigin'],
      ['remoteEntry.1.js', 'as="script"'],
      ['common.js', 'as="script"'],
      ['form.js', 'as="script"'],
      ['a.css', 'as="style"'],
    ]
      .map(
        ([file, attributes]) =>
          `<link rel="preload" href="/remotes/generator/1.0.0/${file}" ${attributes}>`,
      )
      .join(''),
  )
})

it('links no manifest that the page does not fetch', () => {
  const url = '/remotes/generator/1.0.0/mf-manifest.json'
  const links = preloadLinks([{ url, manifest: manifest('a.js'), fetched: false }])
  expect(links).toContain('href="/remotes/generator/1.0.0/a.js"')
  expect(links).not.toContain('mf-manifest')
})

it('matches the runtimes’ requests to another origin: chunks with CORS, the container without', () => {
  const url = 'https://generator.example/mf-manifest.json'
  const links = preloadLinks([{ url, manifest: manifest('remoteEntry.1.js'), fetched: true }])
  expect(links).toContain('href="https://generator.example/common.js" as="script" crossorigin>')
  expect(links).toContain('href="https://generator.example/a.css" as="style" crossorigin>')
  expect(links).toContain('href="https://generator.example/remoteEntry.1.js" as="script">')
})

it('gives each file the hash that its build wrote into the manifest', () => {
  const hash = `sha384-${'a'.repeat(64)}`
  const built = {
    ...manifest('remoteEntry.1.js'),
    dramatis: { integrity: { 'remoteEntry.1.js': hash, 'a.css': hash } },
  }
  const link = (file: string, attributes: string) =>
    `<link rel="preload" href="https://generator.example/${file}" ${attributes}>`
  const links = preloadLinks([
    { url: 'https://generator.example/mf-manifest.json', manifest: built, fetched: true },
  ])
  expect(links).toContain(link('remoteEntry.1.js', `as="script" crossorigin integrity="${hash}"`))
  expect(links).toContain(link('a.css', `as="style" crossorigin integrity="${hash}"`))
  expect(links).toContain(link('common.js', 'as="script" crossorigin'))
})

it('defers the files of every remote but the first', () => {
  const links = preloadLinks([
    { url: '/a/mf-manifest.json', manifest: manifest('a.js'), fetched: true },
    { url: '/b/mf-manifest.json', manifest: manifest('b.js'), fetched: true },
  ])
  expect(links).toContain('<link rel="preload" href="/a/a.js"')
  expect(links).toContain('<link rel="later" href="/b/b.js"')
  expect(links).not.toContain('<link rel="preload" href="/b/')
})

it('skips a remote that is down, and links the others', () => {
  const up = { url: '/b/mf-manifest.json', manifest: manifest('b.js'), fetched: true }
  const down = { url: '/a/mf-manifest.json', manifest: undefined, fetched: true }
  expect(preloadLinks([down, up])).toBe(preloadLinks([down, up, down]))
  expect(preloadLinks([down, up])).toContain('href="/b/b.js"')
  expect(preloadLinks([down])).toBe('')
})

it('skips a document that is not a manifest', () => {
  fc.assert(
    fc.property(fc.anything(), (anything) => {
      expect(preloadLinks([{ url: '/mf-manifest.json', manifest: anything, fetched: true }])).toBe(
        '',
      )
    }),
  )
})

it('escapes the names of files', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const links = preloadLinks([
        { url: '/mf-manifest.json', manifest: manifest(name), fetched: true },
      ])
      expect(links.match(/"/g)).toHaveLength(6 * 5)
      expect(links.match(/</g)).toHaveLength(5)
    }),
  )
})
