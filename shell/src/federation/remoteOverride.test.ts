import fc from 'fast-check'
import { overriding, remoteOverride } from './remoteOverride.ts'

const pageWith = (remote: string) => {
  const url = new URL('https://dramatis.example/?a=1')
  url.searchParams.set('remote', remote)
  return url.href
}

test('accepts a remote from the visitor’s own machine', () => {
  const entry = 'http://localhost:3001/mf-manifest.json'
  expect(remoteOverride(pageWith(`generator@${entry}`))).toEqual({ name: 'generator', entry })
})

test('writes what it reads, and takes it off again', () => {
  const page = 'https://dramatis.example/?a=1'
  const by = fc.oneof(fc.constant('http://localhost:3001/mf-manifest.json'), fc.constant('1.3.0'))
  fc.assert(
    fc.property(by, by, (first, second) => {
      const url = overriding(overriding(page, { name: 'generator', by: first }), {
        name: 'billing',
        by: second,
      })
      expect(remoteOverride(url)).toMatchObject({ name: 'billing' })
      expect(Object.values(remoteOverride(url) ?? {})).toContain(second)
      expect(overriding(url)).toBe(page)
    }),
  )
})

test('accepts a version, which only a published one can have', () => {
  expect(remoteOverride(pageWith('generator@1.3.0-rc.1'))).toEqual({
    name: 'generator',
    version: '1.3.0-rc.1',
  })
})

test.each([
  'generator@https://evil.example/mf-manifest.json',
  'generator@http://localhost.evil.example/mf-manifest.json',
  'generator@http://localhost@evil.example/mf-manifest.json',
  'generator@//evil.example/x',
  'generator@javascript://localhost/%0aalert(1)',
  'generator@data:text/javascript,1',
  '@http://localhost:3001/x',
  'generator',
  '',
])('does not accept %s', (remote) => {
  expect(remoteOverride(pageWith(remote))).toBeUndefined()
})

test('[security-remote-3] never accepts code from another machine, whatever the link says', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl({ withFragments: true })), (text) => {
      const override = remoteOverride(pageWith(`generator@${text}`))
      if (override === undefined || 'version' in override) return
      expect(['localhost', '127.0.0.1', '[::1]']).toContain(new URL(override.entry).hostname)
    }),
  )
})
