import { addMonths, DAY, HOUR } from './calendar.ts'

/** A span of time; months and years are calendar months and years. */
export interface Duration {
  readonly years?: number | undefined
  readonly months?: number | undefined
  readonly days?: number | undefined
  readonly hours?: number | undefined
  readonly minutes?: number | undefined
  readonly seconds?: number | undefined
  readonly ms?: number | undefined
}

/** The farthest that the clock moves at once, in years. */
const MAX_YEARS = 100

/**
 * The moment that is `duration` later than `moment`.
 * @throws {RangeError} for a part that is negative or not a whole number, or for more than {@link MAX_YEARS} years
 */
export const addDuration = (moment: Date, duration: Duration): Date => {
  for (const [part, value] of Object.entries(duration)) {
    if (value !== undefined && !(Number.isInteger(value) && value >= 0)) {
      throw new RangeError(`${part} must be a whole number, 0 or more, not ${value}`)
    }
  }
  const { years = 0, months = 0, days = 0, hours = 0, minutes = 0, seconds = 0, ms = 0 } = duration
  const later = addMonths(moment, months + 12 * years)
  const sum = later.getTime() + days * DAY + hours * HOUR + 1000 * (60 * minutes + seconds) + ms
  // Negated, because the sum is NaN beyond the latest possible date.
  if (!(sum <= addMonths(moment, 12 * MAX_YEARS).getTime())) {
    throw new RangeError(`the clock moves by at most ${MAX_YEARS} years at once`)
  }
  return new Date(sum)
}
