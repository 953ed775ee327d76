import fc from 'fast-check'
import { addMonths, monthsBetween } from '../../src/sandbox/calendar.ts'
import { addDuration } from '../../src/sandbox/Duration.ts'
import { TimerQueue } from '../../src/sandbox/TimerQueue.ts'

const moments = fc.date({
  min: new Date('1990-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
})

test.each([
  ['2026-01-31T12:00:00Z', 1, '2026-02-28T12:00:00Z'],
  ['2024-01-31T12:00:00Z', 1, '2024-02-29T12:00:00Z'],
  ['2026-12-31T23:59:59Z', 2, '2027-02-28T23:59:59Z'],
  ['2024-02-29T00:00:00Z', 12, '2025-02-28T00:00:00Z'],
])('%s plus %d months is %s', (from, months, to) => {
  expect(addMonths(new Date(from), months)).toEqual(new Date(to))
})

test('adds months to the given day, or to the last day of a shorter month', () => {
  fc.assert(
    fc.property(
      moments,
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 1, max: 31 }),
      (date, months, day) => {
        const later = addMonths(date, months, day)
        const month = (at: Date) => 12 * at.getUTCFullYear() + at.getUTCMonth()
        expect(month(later) - month(date)).toBe(months)
        const dayAfter = new Date(later.getTime() + 86_400_000)
        expect(
          later.getUTCDate() === day || (later.getUTCDate() < day && dayAfter.getUTCDate() === 1),
        ).toBe(true)
        expect(later.getTime() % 86_400_000).toBe(date.getTime() % 86_400_000)
      },
    ),
  )
})

test('monthsBetween is the inverse of addMonths', () => {
  fc.assert(
    fc.property(moments, moments, (one, other) => {
      const [from, to] = one < other ? [one, other] : [other, one]
      const months = monthsBetween(from, to)
      expect(addMonths(from, months) <= to && addMonths(from, months + 1) > to).toBe(true)
    }),
  )
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 0.5])('no duration has %d days', (days) => {
  expect(() => addDuration(new Date('2026-01-01'), { days })).toThrow(
    `days must be a whole number, 0 or more, not ${days}`,
  )
})

test.each([{ years: 101 }, { years: 300_000 }, { years: 1e300 }, { ms: 1e300 }])(
  'the clock does not move by %p',
  (duration) => {
    const move = () => addDuration(new Date('2026-01-01'), duration)
    expect(move).toThrow('the clock moves by at most 100 years at once')
  },
)

test('takes timers in order of their due time', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 20 })), fc.nat({ max: 20 }), (times, now) => {
      const queue = new TimerQueue()
      for (const [index, at] of times.entries()) queue.add({ at, table: 'orders', id: `${index}` })
      const taken: number[] = []
      for (let next = queue.takeDue(now); next; next = queue.takeDue(now)) taken.push(next.at)
      expect(taken).toEqual(times.filter((at) => at <= now).sort((one, two) => one - two))
      const rest = times.filter((at) => at > now)
      expect(queue.earliest?.at).toBe(rest.length > 0 ? Math.min(...rest) : undefined)
    }),
  )
})
