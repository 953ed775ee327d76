import { isLeft } from 'fp-ts/lib/Either.js'
import { CONTRACT } from '@dramatis/store/contract'
import { RemotesMap } from '@dramatis/remotes/document'
import fc from 'fast-check'
import { versionsOf } from './versionsOf.ts'

const VISITOR = { page: 'https://dramatis.example/', draw: () => 0 }

const decoded = (json: unknown): RemotesMap => {
  const map = RemotesMap.decode(json)
  if (isLeft(map)) throw new Error('The test’s remotes.json is malformed')
  return map.right
}

test('returns the current version, then the previous one, with absolute entries', () => {
  const map = decoded({
    version: 1,
    remotes: {
      generator: {
        version: '0.2.0',
        entry: 'https://cdn.example/generator/0.2.0/mf-manifest.json',
        previous: { version: '0.1.0', entry: '/generator/0.1.0/mf-manifest.json' },
      },
      billing: { version: '0.1.0', entry: '/billing/mf-manifest.json', previous: null },
      contact: { version: '0.1.0', entry: '/contact/mf-manifest.json' },
    },
  })
  expect(versionsOf(map, 'generator', VISITOR)).toEqual({
    fits: [
      {
        version: '0.2.0',
        entry: 'https://cdn.example/generator/0.2.0/mf-manifest.json',
        canary: false,
      },
      {
        version: '0.1.0',
        entry: 'https://dramatis.example/generator/0.1.0/mf-manifest.json',
        canary: false,
      },
    ],
    refused: [],
    malformed: [],
  })
  for (const name of ['billing', 'contact']) {
    const entry = `https://dramatis.example/${name}/mf-manifest.json`
    expect(versionsOf(map, name, VISITOR)).toEqual({
      fits: [{ version: '0.1.0', entry, canary: false }],
      refused: [],
      malformed: [],
    })
  }
})

test('refuses versions for another contract, and leaves out those that the visitor would not get', () => {
  const at = (version: string, contract: string) => ({
    version,
    entry: `/${version}/mf-manifest.json`,
    contract,
  })
  const [major = 0] = CONTRACT.split('.').map(Number)
  const map = decoded({
    version: 1,
    remotes: {
      generator: {
        ...at('4', `${major + 1}.0`),
        previous: at('3', CONTRACT),
        older: [at('2', `${major - 1}.0`), at('1', CONTRACT)],
      },
    },
  })
  const versions = versionsOf(map, 'generator', VISITOR)
  expect(versions.fits.map(({ version }) => version)).toEqual(['3', '1'])
  expect(versions.refused.map(({ version }) => version)).toEqual(['4'])
})

test('accepts the other remotes when one is malformed', () => {
  const map = decoded({
    version: 1,
    remotes: { generator: { version: 2 }, billing: { version: '1', entry: '/b.json' } },
  })
  const none = { fits: [], refused: [] }
  expect(versionsOf(map, 'generator', VISITOR)).toEqual({
    ...none,
    malformed: ['remotes.generator'],
  })
  expect(versionsOf(map, 'contact', VISITOR)).toEqual({ ...none, malformed: ['remotes.contact'] })
  expect(versionsOf(map, 'billing', VISITOR).fits).toHaveLength(1)
})

test.each(['javascript:alert(1)', 'data:text/javascript,1', 'ftp://example.com/x', 'http://'])(
  'does not accept code from %s',
  (entry) => {
    const map = decoded({ version: 1, remotes: { generator: { version: '1', entry } } })
    expect(versionsOf(map, 'generator', VISITOR).fits).toEqual([])
  },
)

test('either refuses a JSON document, or returns versions to load over http or says what is malformed', () => {
  const remote = fc.record(
    {
      version: fc.oneof(fc.string(), fc.jsonValue()),
      entry: fc.oneof(fc.webUrl(), fc.string(), fc.jsonValue()),
      previous: fc.jsonValue(),
    },
    { requiredKeys: [] },
  )
  const json = fc.oneof(
    fc.jsonValue(),
    fc.record({
      version: fc.oneof(fc.constant(1), fc.jsonValue()),
      remotes: fc.oneof(
        fc.dictionary(fc.constantFrom('generator', 'billing'), remote),
        fc.jsonValue(),
      ),
    }),
  )
  fc.assert(
    fc.property(json, (value) => {
      const map = RemotesMap.decode(value)
      if (isLeft(map)) return
      const { fits, malformed } = versionsOf(map.right, 'generator', VISITOR)
      expect(fits.length + malformed.length).toBeGreaterThan(0)
      for (const { entry } of fits) expect(entry).toMatch(/^https?:\/\//)
    }),
  )
})
