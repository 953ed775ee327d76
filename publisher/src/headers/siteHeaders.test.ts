import { siteHeaders } from './siteHeaders.ts'

const ORIGINS = {
  remotes: ['https://remotes.example'],
  services: ['https://forms.example', 'https://billing.example'],
}

const headersOf = (path: string) => siteHeaders(path, ORIGINS)

it.each([
  '/remotes/generator/0.1.0/mf-manifest.json',
  '/remotes/generator/0.2.0-rc.1/a/picture.webp',
  '/embed/1.2.3/dramatis.js',
  '/main.4ba47583.js',
  '/main.4ba47583.js.map',
])('lets browsers cache %s forever', (path) => {
  expect(headersOf(path)['Cache-Control']).toBe('public, max-age=31536000, immutable')
})

it.each([
  '/',
  '/index.html',
  '/remotes.json',
  '/settings.json',
  '/history/generator.json',
  '/worker.js',
  '/early.js',
  '/embed/frame.html',
])('makes browsers revalidate %s each time', (path) => {
  expect(headersOf(path)['Cache-Control']).toBe('no-cache')
})

it('lets browsers cache the embed for five minutes under the URL of its major version', () => {
  expect(headersOf('/embed/v1/dramatis.js')['Cache-Control']).toMatch(/^public, max-age=300, /)
})

it('lets other origins load the remotes and the embed, and nothing else', () => {
  for (const path of ['/remotes/contact/0.1.0/a.js', '/embed/v1/dramatis.js']) {
    expect(headersOf(path)).toMatchObject({
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
  }
  for (const path of ['/', '/remotes.json', '/main.4ba47583.js']) {
    expect(headersOf(path)).not.toHaveProperty('Access-Control-Allow-Origin')
  }
})

it('lets pages that are isolated from other origins show the embed in a frame', () => {
  expect(headersOf('/embed/v1/frame.html')).toMatchObject({
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
})

it('lets the partners’ pages, and no others, show the embed in a frame', () => {
  const origins = { ...ORIGINS, partners: ['https://*.partner.example', 'https://shop.example'] }
  const policyOf = (path: string) => siteHeaders(path, origins)['Content-Security-Policy']
  for (const path of ['/embed/v1/frame.html', '/embed/1.0.0/frame.html']) {
    expect(policyOf(path)).toMatch(
      /; frame-ancestors https:\/\/\*\.partner\.example https:\/\/shop\.example$/,
    )
    expect(siteHeaders(path, ORIGINS)['Content-Security-Policy']).toMatch(
      /; frame-ancestors 'none'$/,
    )
  }
  for (const path of ['/', '/index.html', '/embed/v1/other.html', '/remotes/a/1/frame.html']) {
    expect(policyOf(path)).toMatch(/; frame-ancestors 'none'$/)
  }
})

it('allows code only from the page and the remotes, and requests to the services as well', () => {
  const policy = headersOf('/')['Content-Security-Policy']?.split('; ')
  expect(policy).toContain("script-src 'self' https://remotes.example")
  expect(policy).toContain(
    "connect-src 'self' https://remotes.example data: blob: https://forms.example https://billing.example",
  )
  expect(policy).toContain("default-src 'none'")
  expect(policy?.join()).not.toContain('unsafe')
})
