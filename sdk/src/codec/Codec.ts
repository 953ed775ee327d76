import type { Context, Errors, Mixed, Type, Validation } from 'io-ts'
import type { Run } from './Run.ts'
import { fail, run } from './Run.ts'
import type { Shape } from './Shape.ts'

/**
 * An io-ts type that also knows its wire form: `read` decodes what the platform sent, `write` checks
 * and encodes what a caller gave. Both note every failure in the `Run` and allocate nothing when all
 * is well, which is what makes them faster than a chain of `Either`s; io-ts's `decode`, `encode` and
 * `is` stand on top of them. What was read with failures must not be used.
 */
export interface Codec<A> extends Type<A, unknown, unknown> {
  readonly read: (wire: unknown, run: Run) => A
  readonly write: (value: unknown, run: Run) => unknown
  readonly shape: Shape
}

/** A codec of whatever type, where the type does not matter. */
export interface AnyCodec extends Mixed {
  readonly read: (wire: unknown, run: Run) => unknown
  readonly write: (value: unknown, run: Run) => unknown
  readonly shape: Shape
}

export const codec = <A>(
  name: string,
  shape: Shape,
  read: Codec<A>['read'],
  write: Codec<A>['write'],
): Codec<A> => new WireType(name, shape, read, write)

/**
 * Has the form of io-ts's `Type`, which it does not extend: that one comes with every combinator of
 * its module, and they weigh more in a bundle than the rest of a small one.
 */
class WireType<A> implements Codec<A> {
  declare readonly _A: A
  declare readonly _O: unknown
  declare readonly _I: unknown
  readonly name: string
  readonly shape: Shape
  readonly read: Codec<A>['read']
  readonly write: Codec<A>['write']

  constructor(name: string, shape: Shape, read: Codec<A>['read'], write: Codec<A>['write']) {
    this.name = name
    this.shape = shape
    this.read = read
    this.write = write
  }

  readonly is = (value: unknown): value is A => {
    const attempt = run(false)
    this.write(value, attempt)
    return attempt.issues.length === 0
  }

  readonly encode = (value: A): unknown => this.write(value, run(false))

  readonly decode = (wire: unknown): Validation<A> =>
    this.validate(wire, [{ key: '', type: this, actual: wire }])

  readonly validate = (value: unknown, context: Context): Validation<A> => {
    const attempt = run(false)
    const right = this.read(value, attempt)
    if (attempt.issues.length === 0) return { _tag: 'Right', right }
    const left: Errors = attempt.issues.map(({ path, expected, got }) => ({
      value,
      context: [
        ...context,
        ...path.map((key) => ({ key: `${key}`, type: this, actual: undefined })),
      ],
      message: `expected ${expected}, got ${got}`,
    }))
    return { _tag: 'Left', left }
  }

  readonly pipe = pipe as Codec<A>['pipe']

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
  return codec(
    name,
    this.shape,
    (wire, run) => {
      const since = run.issues.length
      const value = this.read(wire, run)
      const piped = run.issues.length === since ? next.decode(value) : undefined
      return piped?._tag === 'Right' ? piped.right : fail(run, next.name, wire)
    },
    (value, run) => (next.is(value) ? this.write(next.encode(value), run) : fail(run, name, value)),
  )
}
