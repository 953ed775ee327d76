import fc from 'fast-check'
import { remoteOverride, withoutOverride } from './remoteOverride.ts'

const pageWith = (remote: string) => {
  const url = new URL('https://dramatis.example/?a=1')
  url.searchParams.set('remote', remote)
  return url.href
}

test('accepts a remote from the visitor’s own machine', () => {
  const entry = 'http://localhost:3001/mf-manifest.json'
  expect(remoteOverride(pageWith(`generator@${entry}`))).toEqual({ name: 'generator', entry })
  expect(withoutOverride(pageWith(`generator@${entry}`))).toBe('https://dramatis.example/?a=1')
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
      if (override === undefined) return
      expect(['localhost', '127.0.0.1', '[::1]']).toContain(new URL(override.entry).hostname)
    }),
  )
})
