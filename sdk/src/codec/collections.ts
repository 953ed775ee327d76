import type { Codec } from './Codec.ts'
import { codec } from './Codec.ts'
import { isObject } from './entity.ts'
import { date, same } from './primitives.ts'
import type { Run } from './Run.ts'
import { fail, MAX_ISSUES, prefixPaths } from './Run.ts'

/**
 * One of `values`; the compiler and the client reject any other. Not for properties of responses to which the platform
 * may add values.
 */
export const closedEnum = <V extends string>(...values: readonly V[]): Codec<V> =>
  enumOf(values, false)

/**
 * One of `values`, or a value that the platform has added since, which is accepted in responses unless
 * the client is strict. Requests accept known values only.
 */
export const openEnum = <V extends string>(
  ...values: readonly V[]
): Codec<V | (string & NonNullable<unknown>)> => enumOf(values, true)

const enumOf = <V extends string>(values: readonly string[], open: boolean): Codec<V> => {
  const known: ReadonlySet<unknown> = new Set(values)
  return codec('enum', { kind: 'enum', values, open }, (value, run) =>
    (open && !run.strict && typeof value === 'string') || known.has(value)
      ? value
      : fail(run, choices(values), value),
  )
}

export const literal = <V extends string | boolean>(value: V): Codec<V> =>
  same({ kind: 'literal', value }, JSON.stringify(value), (found) => found === value)

/**
 * A literal that a future response may replace with another word. Such a word passes through unless the client is
 * strict. The type omits it, so that the compiler can still tell the branches of a union apart by the literal.
 */
export const openLiteral = <V extends string>(value: V): Codec<V> => {
  const { shape, convert } = literal(value)
  return codec(value, shape, (found, run) =>
    typeof found === 'string' && !run.strict && !run.isWriting ? found : convert(found, run),
  )
}

export const nullable = <A>(of: Codec<A>): Codec<A | null> =>
  codec(`${of.name} or null`, { kind: 'nullable', of }, (value, run) =>
    value === null ? null : of.convert(value, run),
  )

export const list = <A>(of: Codec<A>): Codec<A[]> =>
  codec(`list of ${of.name}`, { kind: 'list', of }, (value, run) => each(value, run, of.convert))

/** One value or several, as in a query, where the name is repeated for each value. */
export const many = <A>(of: Codec<A>): Codec<A | A[]> =>
  codec(`one or many ${of.name}`, { kind: 'many', of }, (value, run) =>
    Array.isArray(value) ? each(value, run, of.convert) : of.convert(value, run),
  )

export const pair = <A, B>(first: Codec<A>, second: Codec<B>): Codec<[A, B]> =>
  codec(`${first.name} and ${second.name}`, { kind: 'pair', of: [first, second] }, (value, run) =>
    Array.isArray(value) && value.length === 2
      ? each(value, run, (part, run, index) => (index ? second : first).convert(part, run))
      : fail(run, 'a list of two values', value),
  )

/** An object whose keys are data and therefore not renamed. */
export const map = <A>(of: Codec<A>): Codec<Record<string, A>> =>
  codec(`map of ${of.name}`, { kind: 'map', of }, (value, run) => {
    if (!isObject(value, run)) return fail(run, 'an object', value)
    const keys = Object.keys(value)
    const converted = each(Object.values(value), run, of.convert, keys)
    return Object.fromEntries(converted.map((entry, index) => [keys[index], entry]))
  })

const MAXIMUM_DEPTH = 100

/** A codec that contains itself; `of` is called for each value, so it may refer to the codec being defined. */
export const recursive = <A>(name: string, of: () => Codec<A>): Codec<A> => {
  let depth = 0
  return codec(name, { kind: 'recursive', of }, (value, run) => {
    if (depth >= MAXIMUM_DEPTH) return fail(run, `at most ${MAXIMUM_DEPTH} levels`, value)
    depth++
    try {
      return of().convert(value, run)
    } finally {
      depth--
    }
  })
}

/** A date and time, or the text `now` for the time at which the platform reads it. */
export const dateOrNow: Codec<Date | 'now'> = codec(
  'dateOrNow',
  { kind: 'union', branches: { date, now: literal('now') }, open: false },
  (value, run) => (value === 'now' ? value : date.convert(value, run)),
)

/** A body that may be empty. */
export const orNothing = <A>(of: Codec<A>): Codec<A | undefined> =>
  codec(`${of.name} or nothing`, { kind: 'orNothing', of }, (value, run) =>
    value == null ? undefined : of.convert(value, run),
  )

export const choices = (values: readonly string[]): string =>
  `one of ${values.map((value) => JSON.stringify(value)).join(', ')}`

/** Converts the elements of a list or the values of an object, whose `keys` then replace indexes in the paths. */
export const each = (
  source: unknown,
  run: Run,
  convert: (element: unknown, run: Run, index: number) => unknown,
  keys?: readonly string[],
): unknown[] => {
  if (!Array.isArray(source)) return fail(run, 'a list', source)
  const elements: readonly unknown[] = source
  const copy: unknown[] = []
  for (let index = 0; index < elements.length; index++) {
    const since = run.issues.length
    copy.push(convert(elements[index], run, index))
    if (run.issues.length === since) continue
    prefixPaths(run, since, keys?.[index] ?? index)
    if (run.issues.length > MAX_ISSUES) break
  }
  return copy
}
