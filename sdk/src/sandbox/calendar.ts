/**
 * The same time of day some months later, on `day` of the month where it has it, else on its last.
 * `day` is the date's own unless an earlier month was too short for the one that is meant.
 */
export const addMonths = (date: Date, months: number, day = date.getUTCDate()): Date => {
  const later = new Date(date)
  later.setUTCDate(1)
  later.setUTCMonth(later.getUTCMonth() + months)
  later.setUTCDate(Math.min(day, daysOfMonth(later)))
  return later
}

/** How many whole months lie between two moments, the later one second. */
export const monthsBetween = (from: Date, to: Date): number => {
  const months =
    12 * (to.getUTCFullYear() - from.getUTCFullYear()) + to.getUTCMonth() - from.getUTCMonth()
  return addMonths(from, months) > to ? months - 1 : months
}

const daysOfMonth = (date: Date): number =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
