import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { readBuild } from './readBuild.ts'

const integrity = `sha384-${createHash('sha384').update('a file').digest('base64')}`

it('reads the contract and the hashes of the files', () => {
  const dramatis = { contract: '1.2', integrity: { 'main.js': integrity } }
  expect(readBuild({ dramatis })).toEqual({
    contract: '1.2',
    integrity: new Map([['main.js', integrity]]),
    needsRuntime: true,
  })
})

it('tells which builds bring what they need to share packages', () => {
  expect(readBuild({ dramatis: { contract: '1.2', standalone: true } }).needsRuntime).toBe(false)
})

it('leaves out anything that is not a contract or a SHA-384 hash', () => {
  const wrong = { 'a.js': 'sha384-short', 'b.js': 7, 'c.js': `md5-${integrity}` }
  expect(readBuild({ dramatis: { contract: 'one', integrity: wrong } })).toEqual({
    integrity: new Map(),
    needsRuntime: false,
  })
})

it('reads nothing from a document that is not a manifest', () => {
  fc.assert(
    fc.property(fc.anything(), (anything) => {
      expect(readBuild(anything)).toEqual({ integrity: new Map(), needsRuntime: false })
    }),
  )
})
