import { defined } from '@dramatis/catalogue'
import * as fc from 'fast-check'
import { fitsContract } from '../manifest/fitsContract.ts'
import { candidatesOf } from './candidatesOf.ts'
import type { PublishedRemote, RemoteVersion } from './PublishedRemote.ts'

const version = (name: string, contract?: string): RemoteVersion =>
  defined({
    version: name,
    entry: `/remotes/generator/${name}/mf-manifest.json`,
    integrity: `sha384-${name}`,
    publishedAt: '2026-11-22T13:00:00.000Z',
    contract,
  })

const lineWith = (contracts: readonly (string | undefined)[], share: number): PublishedRemote => {
  const [canary, current, previous, ...older] = contracts.map((contract, index) =>
    version(`0.${9 - index}.0`, contract),
  )
  if (!canary || !current || !previous) throw new Error('At least three contracts are needed.')
  return { ...current, previous, older, canary: { ...canary, share } }
}

const contract = fc
  .tuple(fc.nat({ max: 2 }), fc.nat({ max: 3 }))
  .map(([major, minor]) => `${major}.${minor}`)
const contracts = fc.array(fc.option(contract, { nil: undefined }), { minLength: 3, maxLength: 6 })
const draw = fc.double({ min: 0, max: 99.99, noNaN: true })
const share = fc.integer({ min: 0, max: 100 })

const versionsOf = (candidates: readonly RemoteVersion[]) =>
  candidates.map((candidate) => candidate.version)

it('offers the canary, the current version, the previous one and the older ones, in this order', () => {
  const { fits, refused } = candidatesOf(lineWith(['1.0', '1.0', '1.0', '1.0'], 100), {
    contract: '1.0',
    draw: 99.99,
  })
  expect(versionsOf(fits)).toEqual(['0.9.0', '0.8.0', '0.7.0', '0.6.0'])
  expect(fits.map(({ canary }) => canary)).toEqual([true, false, false, false])
  expect(fits[0]).toEqual({ ...version('0.9.0', '1.0'), canary: true })
  expect(refused).toEqual([])
})

it('says why it refuses a version', () => {
  const { fits, refused } = candidatesOf(lineWith(['2.0', '1.1', '1.0'], 100), {
    contract: '1.0',
    draw: 0,
  })
  expect(versionsOf(fits)).toEqual(['0.7.0'])
  expect(refused.map(({ reason }) => reason)).toEqual([
    '0.9.0 was built for contract 2.0; this shell has 1.0.',
    '0.8.0 was built for contract 1.1; this shell has 1.0.',
  ])
})

it('reads a line from the earliest remotes.json, with only a version and an entry', () => {
  const line = { version: '0.1.0', entry: '/remotes/generator/0.1.0/mf-manifest.json' }
  const visitor = { contract: '1.0', draw: 50 }
  expect(candidatesOf({ ...line, previous: null }, visitor).fits).toEqual([
    { ...line, canary: false },
  ])
  expect(candidatesOf(line, visitor).fits).toHaveLength(1)
})

it('offers each version once, either as fitting or as refused', () => {
  fc.assert(
    fc.property(contracts, share, draw, contract, (list, percent, number, shell) => {
      const { fits, refused } = candidatesOf(lineWith(list, percent), {
        contract: shell,
        draw: number,
      })
      expect(fits.every((candidate) => fitsContract(shell, candidate.contract))).toBe(true)
      expect(refused.some((candidate) => fitsContract(shell, candidate.contract))).toBe(false)
      const offered = [...fits, ...refused]
      expect(new Set(versionsOf(offered)).size).toBe(offered.length)
      expect(offered).toHaveLength(list.length - (number < percent ? 0 : 1))
    }),
  )
})

it('keeps the canary for everyone who has it when its share is raised', () => {
  fc.assert(
    fc.property(draw, share, share, (number, one, other) => {
      const hasCanary = (percent: number) =>
        candidatesOf(lineWith(['1.0', '1.0', '1.0'], percent), {
          contract: '1.0',
          draw: number,
        }).fits.some(({ canary }) => canary)
      const [lower, higher] = [Math.min(one, other), Math.max(one, other)]
      expect(hasCanary(lower) && !hasCanary(higher)).toBe(false)
      expect(hasCanary(0)).toBe(false)
      expect(hasCanary(100)).toBe(true)
    }),
  )
})

it('offers a version that is both the canary and the current one only once', () => {
  const line = version('0.2.0', '1.0')
  const { fits } = candidatesOf(
    { ...line, previous: null, canary: { ...line, share: 100 } },
    { contract: '1.0', draw: 0 },
  )
  expect(fits.map(({ canary }) => canary)).toEqual([true])
})
