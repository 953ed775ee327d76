import type { AnyCodec, Codec, Field, Fields, Optional, Presumed } from './Codec.ts'
import { codec } from './Codec.ts'
import { refuseUnknown } from './refuseUnknown.ts'
import type { Run } from './Run.ts'
import { fail, tolerate, under } from './Run.ts'

type OptionalKey<F> = { [K in keyof F]: F[K] extends Optional<unknown> ? K : never }[keyof F]
type ValueOf<F> = F extends { readonly _A: infer A } ? A : never

/** The object that `fields` describe. */
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
export const defaulted = <A>(of: Codec<A>, fallback: A): Optional<A> => ({
  ...optional(of),
  fallback,
})

/** A property of a response that defaults to `fallback` when the platform omits it. */
export const presumed = <A>(of: Codec<A>, fallback: A): Presumed<A> => ({
  ...defaulted(of, fallback),
  fallback,
  presence: 'presumed',
})

/** `createdAt` is `created_at` on the wire, without exceptions. */
export const wireName = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/**
 * An object with known properties; others are dropped, or refused in a request. A pass that tolerates drift leaves out a
 * property that it finds missing or null, unless the object is `indivisible`: of no use without it.
 */
export const entity = <F extends Fields>(
  name: string,
  fields: F,
  presence?: 'indivisible',
): Codec<Decoded<F>> => {
  const read = copier(fields, reading, presence)
  const write = copier(fields, writing)
  return codec(
    name,
    { kind: 'entity', fields },
    (wire, run) => read(wire, run) as Decoded<F>,
    (value, run) => {
      if (run.isClosed && isRecord(value)) refuseUnknown(value, Object.keys(fields), run)
      return write(value, run)
    },
  )
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

/** How to copy one property; `fallback` is the same in both formats. */
interface Step {
  readonly from: string
  readonly to: string
  readonly convert: (value: unknown, run: Run) => unknown
  readonly required: boolean
  readonly fallback: unknown
}

const reading = (key: string, field: Field): Step => ({
  from: wireName(key),
  to: key,
  convert: codecOf(field).read,
  required: !('presence' in field),
  fallback: 'presence' in field ? field.fallback : undefined,
})

const writing = (key: string, field: Field): Step => {
  const isOptional = 'presence' in field && field.presence === 'optional'
  return {
    from: key,
    to: wireName(key),
    convert: codecOf(field).write,
    required: !isOptional,
    fallback: isOptional ? field.fallback : undefined,
  }
}

/** The steps are created at the first copy: most programs use few of the entities they load. */
const copier = (
  fields: Fields,
  stepOf: (key: string, field: Field) => Step,
  presence?: 'indivisible',
) => {
  let steps: readonly Step[] | undefined
  return (source: unknown, run: Run): unknown => {
    if (!isRecord(source)) return fail(run, 'an object', source)
    steps ??= Object.entries(fields).map(([key, field]) => stepOf(key, field))
    const copy: Record<string, unknown> = {}
    for (const { from, to, convert, required, fallback } of steps) {
      const since = run.issues.length
      const value = source[from]
      if (value !== undefined) copy[to] = convert(value, run)
      else if (fallback !== undefined) copy[to] = fallback
      else if (required) fail(run, 'a value', value)
      if (run.issues.length === since) continue
      if (value == null && !presence && run.toleratesDrift) {
        tolerate(run, since)
        copy[to] = fallback
      }
      under(run, since, from)
    }
    return copy
  }
}
