import type { AnyCodec, Codec } from './Codec.ts'
import { codec } from './Codec.ts'
import type { Run } from './Run.ts'
import { fail, under } from './Run.ts'

/** A property that may be left out; `fallback` stands in where the platform's default is known. */
export interface Optional<A> {
  readonly presence: 'optional'
  readonly codec: AnyCodec
  readonly fallback?: A
  readonly _A: A
}

/** A property that is always there once read: `fallback` stands in when the platform leaves it out. */
export interface Presumed<A> {
  readonly presence: 'presumed'
  readonly codec: AnyCodec
  readonly fallback: A
  readonly _A: A
}

export type Field = AnyCodec | Optional<unknown> | Presumed<unknown>
export type Fields = Readonly<Record<string, Field>>

type OptionalKey<F> = { [K in keyof F]: F[K] extends Optional<unknown> ? K : never }[keyof F]
type ValueOf<F> = F extends { readonly _A: infer A } ? A : never

/** The object that `fields` describe. */
export type Decoded<F> = { [K in Exclude<keyof F, OptionalKey<F>>]: ValueOf<F[K]> } & {
  [K in OptionalKey<F>]?: ValueOf<F[K]> | undefined
} extends infer A
  ? { [K in keyof A]: A[K] }
  : never

export const optional = <A>(of: Codec<A>): Optional<A> => field('optional', of)

/** An optional property of a request that is sent with the platform's default when left out. */
export const defaulted = <A>(of: Codec<A>, fallback: A): Optional<A> =>
  field('optional', of, fallback)

/** A property of an answer that reads as the platform's default when the platform leaves it out. */
export const presumed = <A>(of: Codec<A>, fallback: A): Presumed<A> => ({
  ...field<'presumed', A>('presumed', of),
  fallback,
})

function field<P extends string, A>(presence: P, of: Codec<A>, fallback?: A) {
  return {
    presence,
    codec: of,
    ...(fallback !== undefined && { fallback }),
    // io-ts keeps the type of a codec's values in a property that only the compiler sees.
    _A: of._A,
  }
}

/** `createdAt` is `created_at` on the wire; there are no exceptions. */
export const wireName = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** An object with known properties. What else the platform sends, or a caller gives, is left out. */
export const entity = <F extends Fields>(name: string, fields: F): Codec<Decoded<F>> => {
  const read = copier(fields, reading)
  const write = copier(fields, writing)
  return codec(
    name,
    { kind: 'entity', fields },
    (wire, run) => read(wire, run) as Decoded<F>,
    write,
  )
}

/** The same properties, all optional and without defaults: what a PATCH sends. */
export const partial = <F extends Readonly<Record<string, Field & { readonly _A: unknown }>>>(
  fields: F,
): { readonly [K in keyof F]: Optional<F[K]['_A']> } =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, optional(codecOf(field))]),
  ) as { readonly [K in keyof F]: Optional<F[K]['_A']> }

export const codecOf = (field: Field): AnyCodec => ('presence' in field ? field.codec : field)

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** One property to copy; `fallback` is the same here and on the wire. */
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

/** The steps are worked out at the first copy: most programs use few of the entities they load. */
const copier = (fields: Fields, stepOf: (key: string, field: Field) => Step) => {
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
      if (run.issues.length !== since) under(run, since, from)
    }
    return copy
  }
}
