/** In milliseconds. */
export const HOUR = 3_600_000
export const DAY = 24 * HOUR

/**
 * The same time of day (UTC) `months` later, on `day` of the month or, in a shorter month, on its last
 * day. Pass `day` if an earlier month was too short for it: January 31, February 28, March 31.
 */
export const addMonths = (date: Date, months: number, day = date.getUTCDate()): Date => {
  const later = new Date(date)
  later.setUTCDate(1)
  later.setUTCMonth(later.getUTCMonth() + months)
  later.setUTCDate(Math.min(day, daysOfMonth(later)))
  return later
}

/** The same time of day (UTC) `count` intervals later; `day` is as in `addMonths`. */
export const addIntervals = (date: Date, interval: string, count: number, day?: number): Date => {
  const days = interval === 'day' ? 1 : interval === 'week' ? 7 : undefined
  return days === undefined
    ? addMonths(date, count * monthsOf(interval), day)
    : new Date(date.getTime() + count * days * DAY)
}

/** The number of whole months from one moment to a later one. */
export const monthsBetween = (from: Date, to: Date): number => {
  const months =
    12 * (to.getUTCFullYear() - from.getUTCFullYear()) + to.getUTCMonth() - from.getUTCMonth()
  return addMonths(from, months) > to ? months - 1 : months
}

/** The length of a billing interval in months; for a day or a week, the average over a year. */
export const monthsOf = (interval: string): number => MONTHS[interval] ?? 1

const MONTHS: Readonly<Record<string, number>> = { day: 12 / 365, week: 84 / 365, year: 12 }

const daysOfMonth = (date: Date): number =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
