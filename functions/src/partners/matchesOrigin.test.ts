import fc from 'fast-check'
import { isOriginPattern, matchesOrigin } from './matchesOrigin.ts'

const label = fc.stringMatching(/^[a-z\d]([a-z\d-]{0,8}[a-z\d])?$/)
const labels = fc.array(label, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('.'))
const domain = fc.tuple(label, fc.constantFrom('com', 'example', 'co.uk')).map((p) => p.join('.'))
const port = fc.constantFrom('', ':8443')
const scheme = fc.constantFrom('https', 'http')

const starred = fc.record({ scheme, domain, port })
const patternOf = (given: { scheme: string; domain: string; port: string }) =>
  `${given.scheme}://*.${given.domain}${given.port}`

it('allows every subdomain of a starred host, of any depth', () => {
  fc.assert(
    fc.property(starred, labels, (given, sub) => {
      expect(isOriginPattern(patternOf(given))).toBe(true)
      const origin = `${given.scheme}://${sub}.${given.domain}${given.port}`
      expect(matchesOrigin(patternOf(given), origin)).toBe(true)
    }),
  )
})

it('[security-site-2] allows only a URL’s origin with that scheme, port and domain, whatever is tried', () => {
  const attempt = fc.record({
    scheme: fc.constantFrom('https', 'http', 'ftp', 'HTTPS'),
    before: fc.constantFrom(
      '',
      '.',
      'a.',
      'a',
      '*.',
      'user@',
      'user:pass@',
      'evil.example/',
      'a b.',
    ),
    after: fc.constantFrom('', '.', '/', '/path', '?', '#', '@evil.example', '.evil.example', '\n'),
    port: fc.constantFrom('', ':8443', ':443', ':80', ':'),
  })
  fc.assert(
    fc.property(starred, attempt, (given, tried) => {
      const text = `${tried.scheme}://${tried.before}${given.domain}${tried.after}${tried.port}`
      if (!matchesOrigin(patternOf(given), text)) return
      const url = new URL(text)
      expect(url.origin).toBe(text)
      expect(url.protocol).toBe(`${given.scheme}:`)
      expect(url.port).toBe(given.port.slice(1))
      expect(url.hostname.endsWith(`.${given.domain}`)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

it.each([
  ['the domain itself', 'https://example.com'],
  ['a domain with the same ending', 'https://evilexample.com'],
  ['a domain with the same beginning', 'https://a.example.com.evil.example'],
  ['an empty label', 'https://.example.com'],
  ['another port', 'https://a.example.com:8443'],
  ['another scheme', 'http://a.example.com'],
  ['a user’s name', 'https://evil.example@a.example.com'],
  ['a path', 'https://evil.example/a.example.com'],
  ['a port before the suffix', 'https://evil.example:80.example.com'],
  ['an opaque origin', 'null'],
  ['the pattern', 'https://*.example.com'],
])('does not allow %s', (_, origin) => {
  expect(matchesOrigin('https://*.example.com', origin)).toBe(false)
})

it('allows one origin without a star, and nothing else', () => {
  fc.assert(
    fc.property(scheme, domain, port, fc.webUrl(), (given, host, at, other) => {
      const pattern = `${given}://${host}${at}`
      expect(isOriginPattern(pattern)).toBe(true)
      expect(matchesOrigin(pattern, pattern)).toBe(true)
      expect(matchesOrigin(pattern, new URL(other).origin)).toBe(new URL(other).origin === pattern)
    }),
  )
})

it.each([
  'example.com',
  'https://',
  'https://*',
  'https://*.com',
  'https://*.*.com',
  'https://a.*.example.com',
  'https://a*.example.com',
  'https://*.127.0.0.1',
  'https://*.example.com/',
  'https://Example.com',
  'https://example.com:443',
  'https://user@example.com',
  'ftp://example.com',
  'null',
  '*',
])('refuses the pattern %s', (pattern) => {
  expect(isOriginPattern(pattern)).toBe(false)
})
