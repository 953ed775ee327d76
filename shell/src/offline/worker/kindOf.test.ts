import * as fc from 'fast-check'
import { isDocument, isHashed, isPage } from './kindOf.ts'

const ORIGIN = 'https://page.example'
const url = (path: string, origin = ORIGIN) => new URL(path, origin)

test.each(['/', '/index.html', '/?character=Merlin', '/?remote=generator@http://localhost:3001/'])(
  '%s is the page',
  (path) => expect(isPage(url(path))).toBe(true),
)

test.each(['/healthz', '/remotes/generator/0.1.0/index.html', '/.netlify/functions/subscription'])(
  '%s is not the page',
  (path) => expect(isPage(url(path))).toBe(false),
)

test('recognizes the page’s documents on its own origin, and manifests on any', () => {
  expect(isDocument(url('/remotes.json'), ORIGIN)).toBe(true)
  expect(isDocument(url('/settings.json'), ORIGIN)).toBe(true)
  expect(isDocument(url('/settings.json', 'https://other.example'), ORIGIN)).toBe(false)
  expect(isDocument(url('/2.0.0/mf-manifest.json', 'https://remote.example'), ORIGIN)).toBe(true)
})

test.each([
  '/958.80c00bab.js',
  '/a/imbue-latin-opsz-normal.59468e20.woff2',
  '/mario.0fd0c8a3.webp',
])('%s can never change', (path) => expect(isHashed(url(path))).toBe(true))

test.each(['/main.js', '/early.js', '/main.9d243b20.js.map', '/embed/v0/dramatis-generator.js'])(
  '%s may change',
  (path) => expect(isHashed(url(path))).toBe(false),
)

test('does not match a call to a function, whatever its name and query', () => {
  fc.assert(
    fc.property(
      fc.webUrl({ withQueryParameters: true }),
      fc.stringMatching(/^\w+$/),
      (base, name) => {
        const call = new URL(`/.netlify/functions/${name}${new URL(base).search}`, base)
        expect([isPage(call), isDocument(call, call.origin), isHashed(call)]).toEqual([
          false,
          false,
          false,
        ])
      },
    ),
  )
})
