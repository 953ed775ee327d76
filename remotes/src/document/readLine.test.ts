import * as fc from 'fast-check'
import { CanaryVersion, RemoteVersion } from './PublishedRemote.ts'
import { readLine } from './readLine.ts'

const version = (name: string) => ({ version: name, entry: `/${name}/mf-manifest.json` })
const LINE = {
  ...version('4'),
  previous: version('3'),
  older: [version('2'), version('1')],
  canary: { ...version('5'), share: 5 },
}

const read = (json: unknown) => readLine(json, ({ entry }) => `https://page.example${entry}`)

const namesIn = ({ line }: ReturnType<typeof read>) =>
  line && [line, line.previous, ...(line.older ?? []), line.canary].map((part) => part?.version)

it('reads a whole line, with absolute entries', () => {
  const { line, malformed } = read(LINE)
  expect(namesIn({ line, malformed })).toEqual(['4', '3', '2', '1', '5'])
  expect(line?.previous?.entry).toBe('https://page.example/3/mf-manifest.json')
  expect(line?.canary?.share).toBe(5)
  expect(malformed).toEqual([])
})

it.each([
  ['the current version', { ...LINE, version: 4 }, '', ['3', '2', '1', undefined, '5']],
  ['the previous version', { ...LINE, previous: 3 }, '.previous', ['4', '2', '1', '5']],
  ['an older version', { ...LINE, older: [{}, version('1')] }, '.older.0', ['4', '3', '1', '5']],
  ['the list of older versions', { ...LINE, older: {} }, '.older', ['4', '3', '5']],
  ['the canary', { ...LINE, canary: version('5') }, '.canary', ['4', '3', '2', '1', undefined]],
])('leaves out only %s when that is malformed', (_what, json, path, names) => {
  const result = read(json)
  expect(result.malformed).toEqual([path])
  expect(namesIn(result)?.filter(Boolean)).toEqual(names.filter(Boolean))
})

it('leaves out a version whose entry cannot be a URL', () => {
  const { line, malformed } = readLine(LINE, ({ version: name, entry }) =>
    name === '4' ? undefined : entry,
  )
  expect([line?.version, malformed]).toEqual(['3', ['']])
})

it('reads no line from nothing', () => {
  expect(read(undefined)).toEqual({ line: undefined, malformed: [''] })
})

/** The parts of a line, each with what may be in its place. */
const PARTS = {
  version: fc.jsonValue(),
  entry: fc.jsonValue(),
  integrity: fc.jsonValue(),
  contract: fc.jsonValue(),
  previous: fc.jsonValue(),
  older: fc.oneof(fc.jsonValue(), fc.array(fc.oneof(fc.jsonValue(), fc.constant(version('1'))))),
  canary: fc.jsonValue(),
}

it('uses what is well-formed and names the rest, whatever is in place of any part', () => {
  const changes = fc.record(PARTS, { requiredKeys: [] })
  fc.assert(
    fc.property(fc.oneof(changes, fc.jsonValue()), (change) => {
      const isObject = typeof change === 'object' && change !== null && !Array.isArray(change)
      const json: unknown = isObject ? { ...LINE, ...change } : change
      const result = read(json)
      const parts = isObject ? partsIn({ ...LINE, ...change }) : [[json, RemoteVersion] as const]
      const wrong = parts.filter(([part, codec]) => !codec.is(part))
      expect(result.malformed).toHaveLength(wrong.length)
      expect(result.line === undefined).toBe(
        !parts.some(([part, codec]) => codec === RemoteVersion && codec.is(part)),
      )
    }),
  )
})

const partsIn = (line: Record<string, unknown>) => {
  const { previous, older, canary } = line
  const present = (part: unknown) => part !== undefined && part !== null
  return [
    [line, RemoteVersion] as const,
    ...[previous].filter(present).map((part) => [part, RemoteVersion] as const),
    ...(Array.isArray(older) ? older : [older].filter(present)).map(
      (part: unknown) => [part, RemoteVersion] as const,
    ),
    ...[canary].filter(present).map((part) => [part, CanaryVersion] as const),
  ]
}
