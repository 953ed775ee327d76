import { Type, failures, success } from 'io-ts'
import type { Mixed, ValidationError } from 'io-ts'
import type { Run } from './Run.ts'
import { run } from './Run.ts'
import type { Shape } from './Shape.ts'

/**
 * An io-ts type that also knows its wire form: `read` decodes what the platform sent, `write`
 * checks and encodes what a caller gave. Both note every failure in the `Run` and allocate nothing
 * when all is well, which is what makes them faster than a chain of `Either`s; `decode` and `encode`
 * are the usual io-ts ones on top. A value that was read with failures must not be used.
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
): Codec<A> => {
  const succeeds = (value: unknown): value is A => {
    const attempt = run(false)
    write(value, attempt)
    return attempt.issues.length === 0
  }
  const type = new Type<A, unknown, unknown>(
    name,
    succeeds,
    (wire, context) => {
      const attempt = run(false)
      const value = read(wire, attempt)
      return attempt.issues.length === 0
        ? success(value)
        : failures(
            attempt.issues.map(({ path, expected, got }): ValidationError => ({
              value: wire,
              context: [
                ...context,
                ...path.map((key) => ({ key: `${key}`, type, actual: undefined })),
              ],
              message: `expected ${expected}, got ${got}`,
            })),
          )
    },
    (value) => write(value, run(false)),
  )
  return Object.assign(type, { read, write, shape })
}
