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

export const addDuration = (moment: Date, duration: Duration): Date => {
  const { years = 0, months = 0, days = 0, hours = 0, minutes = 0, seconds = 0, ms = 0 } = duration
  const later = addMonths(moment, months + 12 * years)
  return new Date(
    later.getTime() + days * DAY + hours * HOUR + 1000 * (60 * minutes + seconds) + ms,
  )
}
