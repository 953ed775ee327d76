import type { Codec, Convert, Shape } from './Codec.ts'
import { codec } from './Codec.ts'
import { each } from './collections.ts'
import { isObject } from './entity.ts'
import { isDate, isScalar } from './primitives.ts'
import { fail } from './Run.ts'

export type Metadata = Record<string, string | number | boolean>
export type CustomFieldData = Record<string, string | number | boolean | Date | null>
export type MetadataQuery = Record<
  string,
  string | number | boolean | string[] | number[] | boolean[]
>

/** The merchant's own keys and values, passed through untouched. */
const entries = <A>(
  kind: Extract<Shape['kind'], 'metadata' | 'customFieldData' | 'metadataQuery'>,
  expected: string,
  accepts: (entry: unknown) => boolean,
): Codec<A> => {
  const check: Convert = (entry, run) => accepts(entry) || fail(run, expected, entry)
  return codec(kind, { kind }, (value, run) => {
    if (!isObject(value, run)) return fail(run, 'an object', value)
    each(Object.values(value), run, check, Object.keys(value))
    return value
  })
}

export const metadata: Codec<Metadata> = entries(
  'metadata',
  'text, a whole number, true or false',
  isScalar,
)

/** Metadata of later versions, whose numbers need not be whole. */
export const numericMetadata: Codec<Metadata> = entries(
  'metadata',
  'text, a number, true or false',
  (entry) => isScalar(entry) || Number.isFinite(entry),
)

/** A buyer's answers to custom fields by slug; dates stay as sent. */
export const customFieldData: Codec<CustomFieldData> = entries(
  'customFieldData',
  'text, a whole number, a date, true, false or null',
  (entry) => entry === null || isScalar(entry) || isDate(entry),
)

/** The values that metadata must have, by key; several values for a key are alternatives. */
export const metadataQuery: Codec<MetadataQuery> = entries(
  'metadataQuery',
  'text, a whole number, true or false, or a list of them',
  (entry) => (Array.isArray(entry) ? entry.every(isScalar) : isScalar(entry)),
)
