import { isIP } from 'node:net'
import { isRecord } from '../../codec/entity.ts'
import type { Fault, Location } from '../Problem.ts'
import { EMAIL } from '../rules/customers.ts'
import { countryCodes } from './countryCodes.ts'
import type { ContractLimits, Limit, LimitOrPart } from './Limit.ts'

type Parts = ContractLimits['parts']

/**
 * The limits that a value on the wire violates. Its types must have been checked.
 * `loc` is its place in the request.
 */
export const faultsOf = (
  parts: Parts,
  limitOrPart: LimitOrPart,
  value: unknown,
  loc: Location,
): readonly Fault[] => {
  const limit = resolved(parts, limitOrPart)
  if (limit.any) return faultsOfAlternatives(parts, limit.any, value, loc)
  if (typeof value === 'string') return textFaults(limit, value, loc)
  if (typeof value === 'number') return numberFaults(limit, value, loc)
  if (Array.isArray(value)) return listFaults(parts, limit, value, loc)
  return isRecord(value) ? objectFaults(parts, limit, value, loc) : []
}

const resolved = (parts: Parts, limit: LimitOrPart): Limit => {
  if (typeof limit !== 'string') return limit
  const part = parts[limit]
  if (!part) throw new Error(`the limits have no part ${limit}`)
  return part
}

/** No faults if the value meets the limits of one alternative; otherwise the faults of the closest one. */
const faultsOfAlternatives = (
  parts: Parts,
  alternatives: readonly LimitOrPart[],
  value: unknown,
  loc: Location,
): readonly Fault[] =>
  alternatives
    .filter((alternative) => fits(parts, alternative, value))
    .map((alternative) => faultsOf(parts, alternative, value, loc))
    .sort((one, other) => one.length - other.length)[0] ?? []

/** Whether a value has the structure of an alternative. */
const fits = (parts: Parts, alternative: LimitOrPart, value: unknown): boolean => {
  const { any, type, each, fields, literals, required, keys, values, ...own } = resolved(
    parts,
    alternative,
  )
  if (any) return any.some((inner) => fits(parts, inner, value))
  if (type !== undefined) return type === 'any' || typeof value === type
  if (each) return Array.isArray(value)
  if (fields ?? literals ?? required) {
    return (
      isRecord(value) &&
      (required ?? []).every((key) => value[key] !== undefined) &&
      Object.entries(literals ?? {}).every(([key, only]) => (value[key] ?? only) === only)
    )
  }
  if (keys ?? values ?? own.maxProperties ?? own.minProperties) return isRecord(value)
  if (own.minItems ?? own.maxItems) return Array.isArray(value)
  return typeof value === (isOfNumbers(own) ? 'number' : 'string')
}

const isOfNumbers = ({ minimum, maximum, exclusiveMinimum }: Limit): boolean =>
  (minimum ?? maximum ?? exclusiveMinimum) !== undefined

const textFaults = (limit: Limit, value: string, loc: Location): Fault[] => {
  // The numbers in a query are strings.
  if (isOfNumbers(limit)) return numberFaults(limit, Number(value), loc)
  const { format, pattern, minLength = 0, maxLength = Infinity } = limit
  // In code points, as the platform counts.
  const length = Array.from(value).length
  return [
    ...found(
      length < minLength,
      loc,
      `String should have at least ${characters(minLength)}`,
      'string_too_short',
    ),
    ...found(
      length > maxLength,
      loc,
      `String should have at most ${characters(maxLength)}`,
      'string_too_long',
    ),
    ...found(
      pattern !== undefined && !new RegExp(pattern, 'u').test(value),
      loc,
      `String should match pattern '${pattern}'`,
      'string_pattern_mismatch',
    ),
    ...(format && !formats[format].test(value) ? [{ loc, ...formats[format].fault }] : []),
  ]
}

const characters = (count: number): string => (count === 1 ? '1 character' : `${count} characters`)

const items = (count: number): string => (count === 1 ? '1 item' : `${count} items`)

const found = (isWrong: boolean, loc: Location, msg: string, type: string): Fault[] =>
  isWrong ? [{ loc, msg, type }] : []

const numberFaults = (limit: Limit, value: number, loc: Location): Fault[] => {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity } = limit
  return [
    ...found(
      value < minimum,
      loc,
      `Input should be greater than or equal to ${minimum}`,
      'greater_than_equal',
    ),
    ...found(
      value > maximum,
      loc,
      `Input should be less than or equal to ${maximum}`,
      'less_than_equal',
    ),
    ...found(
      value <= exclusiveMinimum,
      loc,
      `Input should be greater than ${exclusiveMinimum}`,
      'greater_than',
    ),
  ]
}

const listFaults = (
  parts: Parts,
  { minItems = 0, maxItems = Infinity, each }: Limit,
  values: readonly unknown[],
  loc: Location,
): Fault[] => [
  ...sizeFaults('List', values.length, minItems, maxItems, loc),
  ...(each ? values.flatMap((value, index) => faultsOf(parts, each, value, [...loc, index])) : []),
]

const objectFaults = (
  parts: Parts,
  { fields = {}, keys, values, minProperties = 0, maxProperties = Infinity }: Limit,
  value: Readonly<Record<string, unknown>>,
  loc: Location,
): Fault[] => [
  ...sizeFaults('Dictionary', Object.keys(value).length, minProperties, maxProperties, loc),
  ...Object.entries(fields).flatMap(([key, limit]) =>
    Object.hasOwn(value, key) ? faultsOf(parts, limit, value[key], [...loc, key]) : [],
  ),
  ...Object.entries(value).flatMap(([key, entry]) => [
    ...(keys ? faultsOf(parts, keys, key, [...loc, key, '[key]']) : []),
    ...(values ? faultsOf(parts, values, entry, [...loc, key]) : []),
  ]),
]

const sizeFaults = (
  what: string,
  size: number,
  min: number,
  max: number,
  loc: Location,
): Fault[] => [
  ...found(
    size < min,
    loc,
    `${what} should have at least ${items(min)} after validation, not ${size}`,
    'too_short',
  ),
  ...found(
    size > max,
    loc,
    `${what} should have at most ${items(max)} after validation, not ${size}`,
    'too_long',
  ),
]

interface Format {
  readonly test: (value: string) => boolean
  readonly fault: { readonly msg: string; readonly type: string }
}

const format = (test: Format['test'], msg: string, type: string): Format => ({
  test,
  fault: { msg, type },
})

const UUID = /^[0-9a-f]{8}(-?)[0-9a-f]{4}\1[0-9a-f]{4}\1[0-9a-f]{4}\1[0-9a-f]{12}$/i
const UUID4 = /^[0-9a-f]{8}(-?)[0-9a-f]{4}\1(?:4)[0-9a-f]{3}\1[89ab][0-9a-f]{3}\1[0-9a-f]{12}$/i

const formats: Readonly<Record<NonNullable<Limit['format']>, Format>> = {
  uuid: format((value) => UUID.test(value), 'Input should be a valid UUID', 'uuid_parsing'),
  uuid4: format(
    (value) => UUID4.test(value),
    'Input should be a valid UUID of version 4',
    'uuid_parsing',
  ),
  email: format(
    (value) => EMAIL.test(value.trim()),
    'value is not a valid email address',
    'value_error',
  ),
  url: format(
    (value) => /^https?:\/\//i.test(value) && value.length <= 2083 && URL.canParse(value),
    'Input should be a valid URL',
    'url_parsing',
  ),
  ip: format(
    (value) => isIP(value) !== 0,
    'value is not a valid IPv4 or IPv6 address',
    'ip_any_address',
  ),
  country: format(
    (value) => countryCodes.has(value),
    'Input should be an ISO 3166-1 alpha-2 country code',
    'enum',
  ),
}
