import * as fc from 'fast-check'
import { RemotesDocument } from './RemotesDocument.ts'

const line = { version: '0.1.0', entry: '/remotes/generator/0.1.0/mf-manifest.json' }
const documentOf = (generator: unknown) => ({ version: 1, remotes: { generator } })

it.each([
  ['a line with only a version and an entry', { ...line, previous: null }],
  [
    'everything that a line can have',
    { ...line, previous: line, older: [line], canary: { ...line, share: 5 } },
  ],
  ['unknown properties', { ...line, note: 'Reviewed.' }],
])('accepts %s', (_title, generator) => {
  expect(RemotesDocument.is(documentOf(generator))).toBe(true)
})

it.each([
  ['a line without an entry', { version: '0.1.0' }],
  ['a version that points outside its folder', { ...line, version: '../0.1.0' }],
  ['a version that is not a folder name', { ...line, version: '..' }],
  ['a previous version without an entry', { ...line, previous: { version: '0.0.9' } }],
  ['older versions that are not a list', { ...line, older: line }],
  ['a canary without a share', { ...line, canary: line }],
  ['an integrity that is not a string', { ...line, integrity: 7 }],
])('refuses %s', (_title, generator) => {
  expect(RemotesDocument.is(documentOf(generator))).toBe(false)
})

it('refuses the name of a remote that points outside its folder', () => {
  expect(RemotesDocument.is({ version: 1, remotes: { '../generator': line } })).toBe(false)
})

it('refuses anything else without throwing', () => {
  fc.assert(
    fc.property(fc.anything(), (anything) => {
      expect(RemotesDocument.is(anything)).toBe(false)
    }),
  )
})
