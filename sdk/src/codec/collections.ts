import type { AnyCodec, Codec } from './Codec.ts'
import { codec } from './Codec.ts'
import { isRecord } from './entity.ts'
import { date, same } from './primitives.ts'
import type { Run } from './Run.ts'
import { fail, isFull, under } from './Run.ts'

/** One of `values`; the compiler and the client reject any other. For requests only. */
export const closedEnum = <V extends string>(...values: readonly V[]): Codec<V> =>
  same({ kind: 'enum', values, open: false }, choices(values), (value) =>
    values.some((known) => known === value),
  )

/**
 * One of `values`, or a value that the platform has added since, which is accepted in responses unless
 * the client is strict. Requests accept known values only.
 */
export const openEnum = <V extends string>(
  ...values: readonly V[]
): Codec<V | (string & NonNullable<unknown>)> => {
  const known: ReadonlySet<unknown> = new Set(values)
  const check = (value: unknown, run: Run): V | (string & NonNullable<unknown>) =>
    typeof value === 'string' && (!run.strict || known.has(value))
      ? value
      : fail(run, choices(values), value)
  return codec('enum', { kind: 'enum', values, open: true }, check, check)
}

export const literal = <V extends string | boolean>(value: V): Codec<V> =>
  same({ kind: 'literal', value }, JSON.stringify(value), (found) => found === value)

/**
 * A literal in whose place an answer may have another word tomorrow. Such a word passes through unless
 * the client is strict; the type leaves it out, so that the compiler can still tell the branches of a
 * union apart by it.
 */
export const openLiteral = <V extends string>(value: V): Codec<V> => {
  const { shape, write } = literal(value)
  return codec(
    value,
    shape,
    (wire, run) => (typeof wire === 'string' && !run.strict ? (wire as V) : write(wire, run)) as V,
    write,
  )
}

export const nullable = <A>(of: Codec<A>): Codec<A | null> =>
  codec(
    `${of.name} or null`,
    { kind: 'nullable', of },
    (wire, run) => (wire === null ? null : of.read(wire, run)),
    (value, run) => (value === null ? null : of.write(value, run)),
  )

export const list = <A>(of: Codec<A>): Codec<A[]> =>
  codec(
    `list of ${of.name}`,
    { kind: 'list', of },
    (wire, run) => each(wire, run, of.read),
    (value, run) => each(value, run, of.write),
  )

/** One value or several, as in a query: the name is repeated on the wire. */
export const many = <A>(of: Codec<A>): Codec<A | A[]> =>
  codec<A | A[]>(
    `one or many ${of.name}`,
    { kind: 'many', of },
    (wire, run) => (Array.isArray(wire) ? each(wire, run, of.read) : of.read(wire, run)),
    (value, run) => (Array.isArray(value) ? each(value, run, of.write) : of.write(value, run)),
  )

export const pair = <A, B>(first: Codec<A>, second: Codec<B>): Codec<[A, B]> => {
  const both = (value: unknown, run: Run, way: 'read' | 'write') => {
    if (!Array.isArray(value) || value.length !== 2) return fail(run, 'a list of two', value)
    const parts: readonly AnyCodec[] = [first, second]
    return parts.map((part, index) => at(index, run, () => part[way](value[index], run)))
  }
  return codec(
    `${first.name} and ${second.name}`,
    { kind: 'pair', of: [first, second] },
    (wire, run) => both(wire, run, 'read') as [A, B],
    (value, run) => both(value, run, 'write'),
  )
}

/** An object whose keys are data and therefore not renamed. */
export const map = <A>(of: Codec<A>): Codec<Record<string, A>> => {
  const copy = <B>(source: unknown, run: Run, convert: (value: unknown, run: Run) => B) => {
    if (!isRecord(source)) return fail(run, 'an object', source)
    const entries: [string, B][] = []
    for (const [key, value] of Object.entries(source)) {
      const since = run.issues.length
      entries.push([key, at(key, run, () => convert(value, run))])
      if (run.issues.length !== since && isFull(run, since)) break
    }
    return Object.fromEntries(entries)
  }
  return codec(
    `map of ${of.name}`,
    { kind: 'map', of },
    (wire, run) => copy(wire, run, of.read),
    (value, run) => copy(value, run, of.write),
  )
}

const MAXIMUM_DEPTH = 100

/** A codec that contains itself; `of` is called when it is first used. */
export const recursive = <A>(name: string, of: () => Codec<A>): Codec<A> => {
  let depth = 0
  const deeper = <B>(run: Run, value: unknown, convert: () => B): B => {
    if (depth >= MAXIMUM_DEPTH) return fail(run, `at most ${MAXIMUM_DEPTH} levels`, value)
    depth++
    try {
      return convert()
    } finally {
      depth--
    }
  }
  return codec(
    name,
    { kind: 'recursive', of },
    (wire, run) => deeper(run, wire, () => of().read(wire, run)),
    (value, run) => deeper(run, value, () => of().write(value, run)),
  )
}

/** A date and time, or the text `now` for the moment at which the platform reads it. */
export const dateOrNow: Codec<Date | 'now'> = codec(
  'dateOrNow',
  { kind: 'union', branches: { date, now: literal('now') }, open: false },
  (wire, run) => (wire === 'now' ? wire : date.read(wire, run)),
  (value, run) => (value === 'now' ? value : date.write(value, run)),
)

const choices = (values: readonly string[]): string =>
  `one of ${values.map((value) => JSON.stringify(value)).join(', ')}`

const each = <B>(source: unknown, run: Run, convert: (value: unknown, run: Run) => B): B[] => {
  if (!Array.isArray(source)) return fail(run, 'a list', source)
  const values: readonly unknown[] = source
  const copy: B[] = []
  for (let index = 0; index < values.length; index++) {
    const since = run.issues.length
    copy.push(convert(values[index], run))
    if (run.issues.length === since) continue
    under(run, since, index)
    if (isFull(run, since)) break
  }
  return copy
}

const at = <B>(key: string | number, run: Run, convert: () => B): B => {
  const since = run.issues.length
  const value = convert()
  if (run.issues.length !== since) under(run, since, key)
  return value
}

/** A body that may be empty. */
export const orNothing = <A>(of: Codec<A>): Codec<A | undefined> =>
  codec<A | undefined>(
    `${of.name} or nothing`,
    { kind: 'orNothing', of },
    (wire, run) => (wire == null ? undefined : of.read(wire, run)),
    (value, run) => (value == null ? undefined : of.write(value, run)),
  )
