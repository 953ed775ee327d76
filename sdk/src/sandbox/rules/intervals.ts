import type { TimeInterval } from '../../shared/entities/enums.ts'

/** A time span from `start` (inclusive) to `end` (exclusive). */
export interface Span {
  readonly start: Date
  readonly end: Date
}

/**
 * The intervals, in UTC, that cover the time from `from` to `to` (inclusive): the first one starts at
 * or before `from`; weeks start on Mondays. Returns at most `max` of them.
 */
export const intervalsBetween = (
  from: Date,
  to: Date,
  interval: TimeInterval,
  max = Infinity,
): Span[] => {
  const spans: Span[] = []
  let start = startOf(from, interval)
  while (start <= to && spans.length < max) {
    const end = after(start, interval)
    spans.push({ start, end })
    start = end
  }
  return spans
}

const startOf = (moment: Date, interval: TimeInterval): Date => {
  const start = new Date(moment)
  if (interval === 'hour') {
    start.setUTCMinutes(0, 0, 0)
    return start
  }
  start.setUTCHours(0, 0, 0, 0)
  if (interval === 'week') start.setUTCDate(start.getUTCDate() - ((start.getUTCDay() + 6) % 7))
  if (interval === 'month') start.setUTCDate(1)
  if (interval === 'year') start.setUTCMonth(0, 1)
  return start
}

const after = (start: Date, interval: TimeInterval): Date => {
  const end = new Date(start)
  switch (interval) {
    case 'hour':
      end.setUTCHours(end.getUTCHours() + 1)
      return end
    case 'day':
      end.setUTCDate(end.getUTCDate() + 1)
      return end
    case 'week':
      end.setUTCDate(end.getUTCDate() + 7)
      return end
    case 'month':
      end.setUTCMonth(end.getUTCMonth() + 1)
      return end
    case 'year':
      end.setUTCFullYear(end.getUTCFullYear() + 1)
      return end
  }
}
