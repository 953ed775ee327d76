import { calendar } from '../calendar.ts'

/** The day on which the platform's calendar of versions stands. */
export interface Today {
  readonly now: () => Date
  /** @throws {RangeError} for a day that the calendar does not know */
  readonly moveTo: (day: Date | number | string) => void
}

const FIRST = calendar[0].currentFrom
const END = calendar.at(-1)?.goneFrom ?? FIRST

/**
 * The given day; by default, the machine's. A test of a year's renewals must not lose its version midway, so this is
 * not the sandbox's clock. Of a machine that is past the calendar, the last day in it: a package that is out of date
 * goes on serving the versions that it knows.
 */
export const startToday = (day: Date | number | string | undefined): Today => {
  let fixed = day === undefined ? undefined : dayIn(day)
  return {
    now: () => fixed ?? new Date(Math.min(Date.now(), Date.parse(END) - 1)),
    moveTo: (later) => {
      fixed = dayIn(later)
    },
  }
}

/** Whether the calendar knows which versions a day has. */
export const isKnownDay = (day: Date | number | string): boolean => {
  const moment = new Date(day).getTime()
  return moment >= Date.parse(FIRST) && moment < Date.parse(END)
}

const dayIn = (day: Date | number | string): Date => {
  if (isKnownDay(day)) return new Date(day)
  throw new RangeError(`\`today\` must be a day ${KNOWN_DAYS}`)
}

/** The days of the calendar, in words. */
export const KNOWN_DAYS = `from ${FIRST} until ${new Date(Date.parse(END) - 1).toISOString().slice(0, 10)}`
