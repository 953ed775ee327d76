import { isRecord } from '../../codec/entity.ts'

/** What 2025-03 shows with the metadata in it as that version can show it: with whole numbers. */
export const withWholeMetadata = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withWholeMetadata)
  if (!isRecord(value) || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      METADATA.includes(key) && isRecord(inner) ? wholeNumbers(inner) : withWholeMetadata(inner),
    ]),
  )
}

const METADATA = ['metadata', 'customerMetadata']

const wholeNumbers = (metadata: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(
    Object.entries(metadata).map(([key, value]) => [
      key,
      typeof value === 'number' ? nearestInteger(value) : value,
    ]),
  )

const nearestInteger = (value: number): number =>
  Math.min(Number.MAX_SAFE_INTEGER, Math.max(Number.MIN_SAFE_INTEGER, Math.round(value)))
