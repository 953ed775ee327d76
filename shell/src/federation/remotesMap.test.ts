import { isLeft, isRight, right } from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { RemotesMap, versionsOf } from './remotesMap.ts'

const PAGE = 'https://dramatis.example/'

const decoded = (json: unknown): RemotesMap => {
  const map = RemotesMap.decode(json)
  if (isLeft(map)) throw new Error('The map of this test is wrong')
  return map.right
}

test('gives the current version, then the previous one, with absolute entries', () => {
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
  expect(versionsOf(map, 'generator', PAGE)).toEqual(
    right([
      { version: '0.2.0', entry: 'https://cdn.example/generator/0.2.0/mf-manifest.json' },
      { version: '0.1.0', entry: 'https://dramatis.example/generator/0.1.0/mf-manifest.json' },
    ]),
  )
  for (const name of ['billing', 'contact']) {
    expect(versionsOf(map, name, PAGE)).toEqual(
      right([{ version: '0.1.0', entry: `https://dramatis.example/${name}/mf-manifest.json` }]),
    )
  }
})

test('a mistake in one remote leaves the others alone', () => {
  const map = decoded({
    version: 1,
    remotes: { generator: { version: 2 }, billing: { version: '1', entry: '/b.json' } },
  })
  expect(isLeft(versionsOf(map, 'generator', PAGE))).toBe(true)
  expect(isLeft(versionsOf(map, 'contact', PAGE))).toBe(true)
  expect(isRight(versionsOf(map, 'billing', PAGE))).toBe(true)
})

test.each(['javascript:alert(1)', 'data:text/javascript,1', 'ftp://example.com/x', 'http://'])(
  'does not take code from %s',
  (entry) => {
    const map = decoded({ version: 1, remotes: { generator: { version: '1', entry } } })
    expect(isLeft(versionsOf(map, 'generator', PAGE))).toBe(true)
  },
)

test('any JSON is either refused or gives versions to load over http', () => {
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
      const versions = versionsOf(map.right, 'generator', PAGE)
      if (isLeft(versions)) {
        expect(versions.left).toMatch(/^remotes\.json: /)
        return
      }
      expect(versions.right.length).toBeGreaterThan(0)
      for (const { entry } of versions.right) expect(entry).toMatch(/^https?:\/\//)
    }),
  )
})
