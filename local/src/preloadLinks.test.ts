import * as fc from 'fast-check'
import { preloadLinks } from './preloadLinks.ts'

const manifest = (entry: string) => ({
  metaData: { remoteEntry: { name: entry, path: '' } },
  exposes: [
    {
      name: 'Form',
      assets: { js: { sync: ['common.js', 'form.js'], async: ['x.js'] }, css: { sync: ['a.css'] } },
    },
    { name: 'Badge', assets: { js: { sync: ['common.js'] }, css: { sync: [] } } },
    { name: 'mount', assets: { js: { sync: ['mount.js'] }, css: { sync: ['mount.css'] } } },
  ],
})

it('names a remote’s manifest, entry and the files of its components, each once', () => {
  const url = '/remotes/generator/1.0.0/mf-manifest.json'
  expect(preloadLinks([{ url, manifest: manifest('remoteEntry.1.js') }])).toBe(
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

it('asks another origin as the runtimes do: for chunks with CORS, for the entry without', () => {
  const url = 'https://generator.example/mf-manifest.json'
  const links = preloadLinks([{ url, manifest: manifest('remoteEntry.1.js') }])
  expect(links).toContain('href="https://generator.example/common.js" as="script" crossorigin>')
  expect(links).toContain('href="https://generator.example/a.css" as="style" crossorigin>')
  expect(links).toContain('href="https://generator.example/remoteEntry.1.js" as="script">')
})

it('leaves the files of all but the first remote for later', () => {
  const links = preloadLinks([
    { url: '/a/mf-manifest.json', manifest: manifest('a.js') },
    { url: '/b/mf-manifest.json', manifest: manifest('b.js') },
  ])
  expect(links).toContain('<link rel="preload" href="/a/a.js"')
  expect(links).toContain('<link rel="later" href="/b/b.js"')
  expect(links).not.toContain('<link rel="preload" href="/b/')
})

it('names nothing of a remote that is down, and all of the others', () => {
  const there = { url: '/b/mf-manifest.json', manifest: manifest('b.js') }
  const down = { url: '/a/mf-manifest.json', manifest: undefined }
  expect(preloadLinks([down, there])).toBe(preloadLinks([down, there, down]))
  expect(preloadLinks([down, there])).toContain('href="/b/b.js"')
  expect(preloadLinks([down])).toBe('')
})

it('takes whatever stands where a manifest should be', () => {
  fc.assert(
    fc.property(fc.anything(), (anything) => {
      expect(preloadLinks([{ url: '/mf-manifest.json', manifest: anything }])).toBe('')
    }),
  )
})

it('lets no name of a file end its attribute', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const links = preloadLinks([{ url: '/mf-manifest.json', manifest: manifest(name) }])
      expect(links.match(/"/g)).toHaveLength(6 * 5)
      expect(links.match(/</g)).toHaveLength(5)
    }),
  )
})
