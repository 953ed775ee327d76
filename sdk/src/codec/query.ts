import type { Codec } from './Codec.ts'
import { codec } from './Codec.ts'
import { closedEnum, list, many, nullable } from './collections.ts'
import type { Optional } from './Codec.ts'
import { withRequestDefault, optional } from './entity.ts'
import { boolean, day, integer, isDate } from './primitives.ts'
import { fail } from './Run.ts'

/** An integer in a query, as decimal text. */
export const queryInteger: Codec<number> = codec(
  'integer',
  { kind: 'queryInteger' },
  (value, run) =>
    run.isWriting
      ? String(integer.convert(value, run))
      : integer.convert(
          typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value,
          run,
        ),
)

/**
 * A calendar day in a query: `'2025-01-01'`, or a `Date`. A `Date` at midnight in the program's time zone, as in
 * `new Date(2025, 0, 1)`, means that local day; any other means its day in UTC.
 */
export const queryDay: Codec<Date | string> = codec('day', { kind: 'day' }, (value, run) => {
  if (!run.isWriting) return day.convert(value, run)
  if (isDate(value)) return day.convert(isLocalMidnight(value) ? sameDayInUtc(value) : value, run)
  const read = new Date(typeof value === 'string' ? value : NaN)
  return isDate(read) && read.toISOString().slice(0, 10) === value
    ? value
    : fail(run, 'a Date, or a day as YYYY-MM-DD', value)
})

// Midnight means the day's first moment, which is one o'clock on a day when the clocks go forward at midnight.
const isLocalMidnight = (date: Date): boolean =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime() === date.getTime()

const sameDayInUtc = (date: Date): Date =>
  new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()))

/** A boolean in a query, as text. */
export const queryBoolean: Codec<boolean> = codec(
  'boolean',
  { kind: 'queryBoolean' },
  (value, run) =>
    run.isWriting
      ? String(boolean.convert(value, run))
      : boolean.convert(value === 'true' || (value === 'false' ? false : value), run),
)

/** A filter; null or undefined matches everything. */
export const filter = <A>(of: Codec<A>): Optional<A | null> => optional(nullable(of))

/** A filter that matches any of the values; null or undefined matches everything. */
export const anyOf = <A>(of: Codec<A>): Optional<A | A[] | null> => filter(many(of))

/** The order of a list; a minus before the wire name of a property reverses it. */
export const sortedBy = <P extends string>(
  ...properties: readonly P[]
): Optional<(P | `-${P}`)[] | null> =>
  filter(list(closedEnum(...properties.flatMap((property) => [property, `-${property}`] as const))))

/** The page of a list, counted from 1, and its size. */
export const paging = {
  page: withRequestDefault(queryInteger, 1),
  limit: withRequestDefault(queryInteger, 10),
}
