import type { AnyCodec, Codec, Convert, Field, Fields, Optional, WithDefault } from './Codec.ts'
import { codec } from './Codec.ts'
import { refuseUnknown } from './refuseUnknown.ts'
import type { Run } from './Run.ts'
import { fail, kindOf, tolerate, prefixPaths } from './Run.ts'

type OptionalKey<F> = { [K in keyof F]: F[K] extends Optional<unknown> ? K : never }[keyof F]
type ValueOf<F> = F extends { readonly _A: infer A } ? A : never

/** The object that `fields` describes. */
export type Decoded<F> = { [K in Exclude<keyof F, OptionalKey<F>>]: ValueOf<F[K]> } & {
  [K in OptionalKey<F>]?: ValueOf<F[K]> | undefined
} extends infer A
  ? { [K in keyof A]: A[K] }
  : never

// io-ts keeps the type of a codec's values in `_A`, which only the compiler sees.
export const optional = <A>(of: Codec<A>): Optional<A> => ({
  presence: 'optional',
  codec: of,
  _A: of._A,
})

/** An optional property of a request; the platform's default is sent when it is left out. */
export const withRequestDefault = <A>(of: Codec<A>, fallback: A): Optional<A> => ({
  ...optional(of),
  fallback,
})

/** A property of a response that defaults to `fallback` when the platform omits it. */
export const withDefault = <A>(of: Codec<A>, fallback: A): WithDefault<A> => ({
  ...withRequestDefault(of, fallback),
  fallback,
  presence: 'default',
})

/** `createdAt` is `created_at` on the wire, without exceptions. */
export const wireName = (name: string): string => {
  const known = wireNames.get(name)
  if (known !== undefined) return known
  const wire = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  wireNames.set(name, wire)
  return wire
}

// A cache, since unions convert the same few names for every value.
const wireNames = new Map<string, string>()

/**
 * An object with known properties; others are dropped, or refused in a request. A pass that tolerates drift
 * omits a property that is missing or null, unless the object is useless without it: then its name is in `needed`.
 */
export const entity = <F extends Fields>(
  name: string,
  fields: F,
  needed: readonly string[] = [],
): Codec<Decoded<F>> => {
  // Created on first use: most programs use few of the entities that they load.
  let reading: Plan | undefined
  let writing: Plan | undefined
  return codec(name, { kind: 'entity', fields }, (source, run) => {
    if (!isObject(source, run)) return fail(run, 'an object', source)
    const { steps, names } = run.isWriting
      ? (writing ??= planOf(fields, true))
      : (reading ??= planOf(fields, false))
    if (run.isClosed) refuseUnknown(source, names, run)
    const copy: Record<string, unknown> = {}
    for (const { from, to, convert, required, fallback } of steps) {
      const since = run.issues.length
      const value = source[from]
      if (value !== undefined) copy[to] = convert(value, run)
      else if (fallback !== undefined) copy[to] = fallback
      else if (required) fail(run, 'a value', value)
      if (run.issues.length === since) continue
      if (value == null && run.toleratesDrift && !needed.includes(to)) {
        tolerate(run, since)
        copy[to] = fallback
      }
      prefixPaths(run, since, from)
    }
    return copy
  })
}

/** The same properties, all optional and without defaults, for a PATCH. */
export const partial = <F extends Readonly<Record<string, Field & { readonly _A: unknown }>>>(
  fields: F,
): { readonly [K in keyof F]: Optional<F[K]['_A']> } =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, optional(codecOf(field))]),
  ) as { readonly [K in keyof F]: Optional<F[K]['_A']> }

export const codecOf = (field: Field): AnyCodec => ('presence' in field ? field.codec : field)

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Whether a value is an object with properties to convert. A Map, a Set or a FormData that a caller passes has none, and
 * would be sent as an empty object.
 */
export const isObject = (value: unknown, run: Run): value is Readonly<Record<string, unknown>> =>
  isRecord(value) && !(run.isWriting && kindOf(value) !== 'Object' && !Object.keys(value).length)

/** How to copy one property; `fallback` is the same in both formats. */
interface Step {
  readonly from: string
  readonly to: string
  readonly convert: Convert
  readonly required: boolean
  readonly fallback: unknown
}

/** How to copy an object, and the names of the properties that it may have. */
interface Plan {
  readonly steps: readonly Step[]
  readonly names: readonly string[]
}

const planOf = (fields: Fields, isWriting: boolean): Plan => {
  const steps = Object.entries(fields).map(([key, field]) => {
    const wire = wireName(key)
    const mayLack = 'presence' in field && !(isWriting && field.presence === 'default')
    return {
      from: isWriting ? key : wire,
      to: isWriting ? wire : key,
      convert: codecOf(field).convert,
      required: !mayLack,
      fallback: mayLack ? field.fallback : undefined,
    }
  })
  return { steps, names: steps.map(({ from }) => from) }
}
