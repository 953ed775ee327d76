import * as fc from 'fast-check'
import { allowScriptsOf, checkedUrl, createScriptPolicy } from './scriptPolicy.ts'

const createPolicy = jest.fn()

beforeAll(() => {
  Object.defineProperty(window, 'trustedTypes', { value: { createPolicy } })
  createScriptPolicy()
  allowScriptsOf('https://remote.example/generator/0.2.0/mf-manifest.json')
})

test('[security-remote-1] is the page’s default policy, and turns no text into HTML or a script', () => {
  expect(createPolicy.mock.calls).toEqual([['default', { createScriptURL: checkedUrl }]])
})

test.each([
  '/react.0a1b2c3d.js',
  `${location.origin}/worker.js`,
  'https://remote.example/generator/0.2.0/components.0a1b2c3d.js',
])('lets %s through unchanged', (url) => {
  expect(checkedUrl(url)).toBe(url)
})

test.each([
  'https://evil.example/a.js',
  '//evil.example/a.js',
  'http://remote.example/a.js',
  'https://remote.example.evil.example/a.js',
  'https://remote.example@evil.example/a.js',
  'data:text/javascript,1',
  'javascript:1',
  `blob:${location.origin}/0a1b`,
])('rejects %s', (url) => {
  expect(() => checkedUrl(url)).toThrow(TypeError)
})

test('[security-remote-2] lets through only scripts from its own and listed origins', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), fc.string()), (url) => {
      try {
        const { origin } = new URL(checkedUrl(url), location.href)
        expect([location.origin, 'https://remote.example']).toContain(origin)
      } catch (error) {
        expect(error).toBeInstanceOf(TypeError)
      }
    }),
  )
})
