import { currentOn, removalOf, stageOf } from '../src/calendar.ts'

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
