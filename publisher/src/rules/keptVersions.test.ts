import * as fc from 'fast-check'
import {
  addVersion,
  EMPTY_HISTORY,
  expiredVersions,
  liveVersionIn,
  noteNamed,
  versionBefore,
} from './keptVersions.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const START = Date.parse('2026-11-22T13:00:00Z')
const day = (days: number) => new Date(START + days * DAY_MS)

const historyWith = (versions: readonly string[]) =>
  versions.reduce(
    (history, version) => addVersion(history, { version, files: {} }, day(0)),
    EMPTY_HISTORY,
  )

/** A history whose newest entry is from this day. */
const historyOn = (days: number) =>
  addVersion(EMPTY_HISTORY, { version: '0.0.0', files: {} }, day(days))

it('lists each version once, newest first, with its files', () => {
  const files = { 'mf-manifest.json': 'sha384-a' }
  const history = addVersion(historyWith(['0.1.0']), { version: '0.2.0', files }, day(1))
  expect(history.versions).toEqual([
    { version: '0.2.0', publishedAt: day(1).toISOString(), files },
    { version: '0.1.0', publishedAt: day(0).toISOString(), files: {} },
  ])
  expect(addVersion(history, { version: '0.1.0', files }, day(2))).toBe(history)
})

it('dates a version once when it goes live, and once when it is no longer named', () => {
  const both = historyWith(['0.1.0', '0.2.0'])
  const first = noteNamed(both, { current: '0.1.0', all: ['0.1.0', '0.2.0'] }, day(1))
  const second = noteNamed(first, { current: '0.2.0', all: ['0.2.0', '0.1.0'] }, day(2))
  const rolledBack = noteNamed(second, { current: '0.1.0', all: ['0.1.0'] }, day(3))
  expect(rolledBack.released).toEqual(['0.1.0'])
  expect(rolledBack.versions).toEqual([
    {
      version: '0.2.0',
      publishedAt: day(0).toISOString(),
      liveSince: day(2).toISOString(),
      retiredAt: day(3).toISOString(),
      files: {},
    },
    {
      version: '0.1.0',
      publishedAt: day(0).toISOString(),
      liveSince: day(3).toISOString(),
      files: {},
    },
  ])
  expect(noteNamed(rolledBack, { current: '0.1.0', all: ['0.1.0'] }, day(4))).toEqual(rolledBack)
})

it('reads the same from the dates of an earlier publisher’s history', () => {
  const steps = fc.array(fc.constantFrom('publish', 'publish', 'roll back'), { maxLength: 12 })
  fc.assert(
    fc.property(steps, (all) => {
      let history = EMPTY_HISTORY
      all.forEach((step, index) => {
        const live = liveVersionIn(history)?.version ?? ''
        const previous = versionBefore(history, live)?.version
        const current = step === 'publish' ? String(index) : (previous ?? live)
        if (current === '') return
        if (step === 'publish') {
          history = addVersion(history, { version: current, files: {} }, day(index))
        }
        history = noteNamed(history, { current, all: [current] }, day(index))
        const { released: _, ...dated } = history
        expect(liveVersionIn(dated)).toEqual(liveVersionIn(history))
        expect(versionBefore(dated, current)).toEqual(versionBefore(history, current))
      })
    }),
  )
})

it('clears a version’s retirement when it is named again', () => {
  const retired = noteNamed(historyWith(['0.1.0']), { current: '0.2.0', all: ['0.2.0'] }, day(1))
  const [again] = noteNamed(retired, { current: '0.1.0', all: ['0.1.0'] }, day(2)).versions
  expect(again).not.toHaveProperty('retiredAt')
})

it('expires a version 30 days after it was retired, unless it is one of the last five', () => {
  const versions = ['1', '2', '3', '4', '5', '6', '7']
  const history = noteNamed(historyWith(versions), { current: '7', all: ['7', '1'] }, day(10))
  const expiredOn = (days: number) =>
    expiredVersions(history, historyOn(days), day(days)).map(({ version }) => version)
  expect(expiredOn(40)).toEqual([])
  expect(expiredOn(41)).toEqual(['2'])
})

it('keeps the named versions, those named within 30 days, and the last five', () => {
  const names = fc.uniqueArray(fc.nat({ max: 12 }).map(String), { minLength: 1, maxLength: 6 })
  const step = fc.record({ all: names, days: fc.nat({ max: 50 }) })
  fc.assert(
    fc.property(
      fc.array(step, { minLength: 1, maxLength: 12 }),
      fc.nat({ max: 90 }),
      (steps, rest) => {
        let today = 0
        let history = EMPTY_HISTORY
        const lastNamed = new Map<string, number>()
        for (const { all, days } of steps) {
          for (const version of all)
            history = addVersion(history, { version, files: {} }, day(today))
          const [current = ''] = all
          history = noteNamed(history, { current, all }, day(today))
          today += days
          for (const version of all) lastNamed.set(version, today)
        }
        const expired = expiredVersions(history, historyOn(today + rest), day(today + rest)).map(
          ({ version }) => version,
        )
        const last = steps.at(-1)
        expect(expired.filter((version) => last?.all.includes(version))).toEqual([])
        for (const version of expired) {
          expect(today + rest - (lastNamed.get(version) ?? 0)).toBeGreaterThan(30)
        }
        const newest = history.versions.slice(0, 5).map(({ version }) => version)
        expect(expired.filter((version) => newest.includes(version))).toEqual([])
      },
    ),
  )
})
