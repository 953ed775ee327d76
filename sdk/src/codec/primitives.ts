import type { Codec, Shape } from './Codec.ts'
import { codec } from './Codec.ts'
import { fail } from './Run.ts'

/** A string. Ids, email addresses and URLs are strings too: the platform validates their format. */
export const string: Codec<string> = same(
  { kind: 'string' },
  'text',
  (value) => typeof value === 'string',
)

export const boolean: Codec<boolean> = same(
  { kind: 'boolean' },
  'true or false',
  (value) => typeof value === 'boolean',
)

/** A safe integer. Amounts are in the currency's smallest unit. */
export const integer: Codec<number> = same(
  { kind: 'integer' },
  'a whole number',
  Number.isSafeInteger,
)

export const number: Codec<number> = same({ kind: 'number' }, 'a number', Number.isFinite)

export const textOrInteger: Codec<string | number> = same(
  { kind: 'textOrInteger' },
  'text or a whole number',
  (value) => typeof value === 'string' || Number.isSafeInteger(value),
)

/** A number, or its decimal text. Amounts per unit, in cents, have up to twelve decimal places. */
export const textOrNumber: Codec<string | number> = same(
  { kind: 'textOrNumber' },
  'a number or its decimal text',
  (value) =>
    typeof value === 'string' ? /^[+-]?(\d+\.?\d*|\.\d+)$/.test(value) : Number.isFinite(value),
)

/** A value in metadata. */
export const scalar: Codec<string | number | boolean> = same(
  { kind: 'scalar' },
  'text, a whole number, true or false',
  isScalar,
)

/** A path segment. '', '.' and '..' would select another resource once the URL is resolved. */
export const segment: Codec<string> = same(
  { kind: 'segment' },
  "text other than '', '.' and '..'",
  (value) => typeof value === 'string' && !/^\.{0,2}$/.test(value) && !LONE_SURROGATE.test(value),
)

/** Any JSON value, passed through unchanged. */
export const unknown: Codec<unknown> = same({ kind: 'unknown' }, 'a value JSON can hold', isJson)

/** No content. */
export const nothing: Codec<undefined> = codec('nothing', { kind: 'nothing' }, () => undefined)

/** A date and time: a `Date` in JavaScript, ISO 8601 with an offset on the wire. */
export const date: Codec<Date> = dateLike(
  { kind: 'date' },
  'an ISO 8601 date-time with an offset',
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i,
  (iso) => iso,
)

/** A calendar day in UTC: a `Date` in JavaScript, YYYY-MM-DD on the wire. */
export const day: Codec<Date> = dateLike(
  { kind: 'day' },
  'a day as YYYY-MM-DD',
  /^\d{4}-\d\d-\d\d$/,
  (iso) => iso.slice(0, 10),
)

// A lone surrogate cannot be percent-encoded.
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(^|[^\ud800-\udbff])[\udc00-\udfff]/

export function isScalar(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'boolean' || Number.isSafeInteger(value)
}

/** Whether a value is a valid `Date`. */
export function isDate(value: unknown): value is Date {
  return value instanceof Date && !Number.isNaN(value.getTime())
}

function isJson(value: unknown): boolean {
  try {
    JSON.stringify(value)
    return true
  } catch {
    return false
  }
}

/** A codec of values that are the same in JavaScript and on the wire. */
export function same<A>(
  shape: Shape,
  expected: string,
  accepts: (value: unknown) => boolean,
): Codec<A> {
  return codec(shape.kind, shape, (value, run) =>
    accepts(value) ? value : fail(run, expected, value),
  )
}

function dateLike(
  shape: Shape,
  expected: string,
  pattern: RegExp,
  cut: (iso: string) => string,
): Codec<Date> {
  return codec(shape.kind, shape, (value, run) => {
    if (run.isWriting) {
      const iso = isDate(value) ? cut(value.toISOString()) : ''
      return pattern.test(iso) ? iso : fail(run, 'a valid Date in the years 0 to 9999', value)
    }
    const read = new Date(typeof value === 'string' && pattern.test(value) ? value : NaN)
    return isDate(read) ? read : fail(run, expected, value)
  })
}
