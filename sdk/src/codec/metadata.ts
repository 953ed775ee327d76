import type { Codec } from './Codec.ts'
import { isRecord } from './entity.ts'
import { isDate, isScalar, same } from './primitives.ts'

export type Metadata = Record<string, string | number | boolean>
export type CustomFieldData = Record<string, string | number | boolean | Date | null>
export type MetadataQuery = Record<
  string,
  string | number | boolean | string[] | number[] | boolean[]
>

/** The merchant's own keys and values, passed through untouched. */
export const metadata: Codec<Metadata> = same(
  { kind: 'metadata' },
  'an object of texts, whole numbers, true and false',
  (value) => isRecord(value) && Object.values(value).every(isScalar),
)

/** A buyer's answers to custom fields by slug, passed through untouched; dates stay as sent. */
export const customFieldData: Codec<CustomFieldData> = same(
  { kind: 'customFieldData' },
  'an object of texts, whole numbers, dates, true, false and null',
  (value) =>
    isRecord(value) &&
    Object.values(value).every((entry) => entry === null || isScalar(entry) || isDate(entry)),
)

/** The values that metadata must have, by key; several values for a key are alternatives. */
export const metadataQuery: Codec<MetadataQuery> = same(
  { kind: 'metadataQuery' },
  'an object of texts, whole numbers, true and false, or lists of them',
  (value) =>
    isRecord(value) &&
    Object.values(value).every((entry) =>
      Array.isArray(entry) ? entry.every(isScalar) : isScalar(entry),
    ),
)
