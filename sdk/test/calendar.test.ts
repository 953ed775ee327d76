import { calendar, currentOn, newestOn, removalOf, stageOf } from '../src/calendar.ts'

const STAGES = [
  ['2026-09-30T23:59:59Z', { '2026-04': 'current', '2026-10': 'next', '2027-01': 'unknown' }],
  ['2026-10-01T00:00:00Z', { '2026-04': 'deprecated', '2026-10': 'current', '2027-01': 'next' }],
  ['2027-01-01T00:00:00Z', { '2026-04': 'gone', '2026-10': 'deprecated', '2027-01': 'current' }],
  ['2027-04-01T00:00:00Z', { '2026-04': 'gone', '2026-10': 'gone', '2027-01': 'deprecated' }],
] as const

it.each(STAGES)('knows what each version is on %s', (day, stages) => {
  for (const [version, stage] of Object.entries(stages))
    expect(stageOf(version, new Date(day))).toBe(stage)
  const current = Object.entries(stages).find(([, stage]) => stage === 'current')?.[0]
  expect(currentOn(new Date(day))).toBe(current)
})

it('names the week in which a version goes', () => {
  expect(removalOf('2026-10')).toBe('the first week of April 2027')
  expect(removalOf('2025-03')).toBeUndefined()
})

it.each([
  ['2026-12-31', '2026-10'],
  ['2027-01-01', '2027-01'],
  ['2027-06-30', '2027-01'],
  ['2027-07-01', undefined],
])('on %s, the newest version to use is %s', (day, version) => {
  expect(newestOn(new Date(day))).toBe(version)
})

it('has each version become Current on the first day of its month', () => {
  for (const { version, currentFrom, goneFrom } of calendar) {
    expect(currentFrom).toBe(`${version}-01`)
    expect(stageOf(version, new Date(currentFrom))).toBe('current')
    expect(stageOf(version, new Date(goneFrom))).toBe('gone')
    expect(stageOf(version, new Date(Date.parse(goneFrom) - 1))).toBe('deprecated')
  }
})
