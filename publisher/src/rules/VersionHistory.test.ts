import * as fc from 'fast-check'
import { VersionHistory } from './VersionHistory.ts'

const kept = { version: '0.1.0', publishedAt: '2026-11-22T13:00:00.000Z', files: {} }
const historyOf = (version: unknown) => ({ version: 1, versions: [version] })

it('accepts a publisher’s history', () => {
  const times = { liveSince: kept.publishedAt, retiredAt: kept.publishedAt }
  const files = { 'remotes/generator/0.1.0/a.js': 'sha384-a' }
  expect(VersionHistory.is(historyOf({ ...kept, ...times, files }))).toBe(true)
  expect(VersionHistory.is({ version: 1, versions: [] })).toBe(true)
})

it.each(['../a.js', 'a/../../b.js', '/etc/passwd', 'a//b', '..\\a.js', 'c:a.js', '', '.'])(
  'refuses a path that is not plainly inside the site: "%s"',
  (path) => {
    expect(VersionHistory.is(historyOf({ ...kept, files: { [path]: 'sha384-a' } }))).toBe(false)
  },
)

it.each([{ version: '..' }, { publishedAt: 'today' }, { retiredAt: 7 }, { files: null }])(
  'refuses a version with %j',
  (wrong) => {
    expect(VersionHistory.is(historyOf({ ...kept, ...wrong }))).toBe(false)
  },
)

it('refuses anything else without throwing', () => {
  fc.assert(
    fc.property(fc.anything(), (anything) => {
      expect(VersionHistory.is(anything)).toBe(false)
    }),
  )
})
