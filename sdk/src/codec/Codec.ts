import type { Context, Errors, Mixed, Type, Validation } from 'io-ts'
import type { Run } from './Run.ts'
import { fail, run } from './Run.ts'

/**
 * An io-ts type that also knows its wire format: `read` decodes what the platform sent, `write` checks and encodes
 * what a caller passed. Both record every failure in the `Run` and allocate nothing on success, which makes them
 * faster than a chain of `Either`s; io-ts's `decode`, `encode` and `is` are built on them. A value read with
 * failures must not be used.
 */
export interface Codec<A> extends Type<A, unknown> {
  readonly read: (wire: unknown, run: Run) => A
  readonly write: (value: unknown, run: Run) => unknown
  readonly convert: Convert
  readonly shape: Shape
}

/** A codec of any type. */
export interface AnyCodec extends Mixed {
  readonly read: (wire: unknown, run: Run) => unknown
  readonly write: (value: unknown, run: Run) => unknown
  readonly convert: Convert
  readonly shape: Shape
}

/** Reads or writes a value, depending on the pass. */
export type Convert = (value: unknown, run: Run) => unknown

/**
 * The structure of a codec, as data: the reference docs, the OpenAPI document and the property tests
 * are generated from it.
 */
export type Shape =
  | { readonly kind: Primitive }
  | { readonly kind: 'literal'; readonly value: string | boolean }
  | { readonly kind: 'enum'; readonly values: readonly string[]; readonly open: boolean }
  | { readonly kind: 'nullable' | 'list' | 'map' | 'many' | 'orNothing'; readonly of: AnyCodec }
  | { readonly kind: 'pair'; readonly of: readonly [AnyCodec, AnyCodec] }
  | { readonly kind: 'entity'; readonly fields: Readonly<Record<string, Field>> }
  | {
      readonly kind: 'union'
      readonly branches: Readonly<Record<string, AnyCodec>>
      readonly open: boolean
      /** The property that discriminates the branches, if there is one. */
      readonly tag?: string
    }
  | { readonly kind: 'recursive'; readonly of: () => AnyCodec }

type Primitive =
  | 'string'
  | 'segment'
  | 'textOrInteger'
  | 'textOrNumber'
  | 'scalar'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'date'
  | 'day'
  | 'metadata'
  | 'customFieldData'
  | 'metadataQuery'
  | 'queryInteger'
  | 'queryBoolean'
  | 'unknown'
  | 'nothing'

/** A property of an entity: required as a bare codec, otherwise `Optional` or `WithDefault`. */
export type Field = AnyCodec | Optional<unknown> | WithDefault<unknown>
export type Fields = Readonly<Record<string, Field>>

/** A property that may be left out; `fallback` is the platform's default where that is known. */
export interface Optional<A> {
  readonly presence: 'optional'
  readonly codec: AnyCodec
  readonly fallback?: A
  readonly _A: A
}

/** A property that is always present once read: `fallback` is used when the platform omits it. */
export interface WithDefault<A> {
  readonly presence: 'default'
  readonly codec: AnyCodec
  readonly fallback: A
  readonly _A: A
}

export const codec = <A>(name: string, shape: Shape, convert: Convert): Codec<A> =>
  // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- see WireType
  new WireType(name, shape, convert)

/**
 * Has the shape of io-ts's `Type` without extending it: importing `Type` pulls in every combinator of
 * its module, and in a small bundle they outweigh everything else.
 */
class WireType<A> implements Codec<A> {
  declare readonly _A: A
  declare readonly _O: unknown
  declare readonly _I: unknown
  readonly name: string
  readonly shape: Shape
  readonly convert: Convert

  constructor(name: string, shape: Shape, convert: Convert) {
    this.name = name
    this.shape = shape
    this.convert = convert
  }

  read(wire: unknown, run: Run): A {
    return this.convert(wire, run) as A
  }

  write(value: unknown, run: Run): unknown {
    return this.convert(value, { ...run, isWriting: true })
  }

  // Getters: io-ts's functions must also work when detached from their codec, but most codecs never need them.
  get is(): (value: unknown) => value is A {
    return (value): value is A => {
      const pass = run(false)
      this.write(value, pass)
      return pass.issues.length === 0
    }
  }

  get encode(): (value: A) => unknown {
    return (value) => this.write(value, run(false))
  }

  get decode(): (wire: unknown) => Validation<A> {
    return (wire) => this.validate(wire, [{ key: '', type: this, actual: wire }])
  }

  get validate(): (value: unknown, context: Context) => Validation<A> {
    return (value, context) => {
      const pass = run(false)
      const right = this.read(value, pass)
      if (pass.issues.length === 0) return { _tag: 'Right', right }
      const left: Errors = pass.issues.map(({ path, expected, got }) => ({
        value,
        context: [
          ...context,
          ...path.map((key) => ({ key: `${key}`, type: this, actual: undefined })),
        ],
        message: `expected ${expected}, got ${got}`,
      }))
      return { _tag: 'Left', left }
    }
  }

  get pipe(): Codec<A>['pipe'] {
    return pipe as Codec<A>['pipe']
  }

  asDecoder(): this {
    return this
  }

  asEncoder(): this {
    return this
  }
}

function pipe<A, B>(
  this: Codec<A>,
  next: Type<B, A, A>,
  name = `pipe(${this.name}, ${next.name})`,
): Codec<B> {
  return codec(name, this.shape, (value, run) => {
    if (run.isWriting)
      return next.is(value) ? this.convert(next.encode(value), run) : fail(run, name, value)
    const since = run.issues.length
    const own = this.read(value, run)
    const piped = run.issues.length === since ? next.decode(own) : undefined
    return piped?._tag === 'Right' ? piped.right : fail(run, next.name, value)
  })
}
