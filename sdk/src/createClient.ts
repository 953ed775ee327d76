import { InvalidRequestError } from './BillingError.ts'
import type { BillingCore } from './BillingCore.ts'
import type { BillingOptions, CallOptions } from './BillingOptions.ts'
import type { Contract } from './Contract.ts'
import { createBillingCoreOf } from './createBillingCore.ts'
import type { CoreFunction } from './operation.ts'

/** A tree of operations as methods that return promises and throw `BillingError`s. */
export type Methods<Tree> = {
  readonly [K in keyof Tree]: Tree[K] extends CoreFunction<infer Arguments, infer Result>
    ? (...call: [...request: Arguments, options?: CallOptions]) => Promise<Result>
    : Methods<Tree[K]>
}

export interface ClientOptions<Version extends string> extends BillingOptions {
  /** The version of the platform's contract that the client speaks; each has its own entry point. */
  readonly version?: Version | undefined
}

export const createClient = <Tree extends object>(
  { version }: Contract,
  options: ClientOptions<string>,
  operations: Tree,
): Methods<Tree> => {
  if ((options.version ?? version) !== version) {
    throw new InvalidRequestError(`this entry point speaks the contract of ${version}`)
  }
  return methods(createBillingCoreOf(version, options), operations)
}

const methods = <Tree extends object>(core: BillingCore, tree: Tree): Methods<Tree> =>
  Object.fromEntries(
    Object.entries(tree).map(([name, part]: [string, object]) => [
      name,
      isOperation(part) ? method(core, part) : methods(core, part),
    ]),
  ) as Methods<Tree>

const isOperation = (part: object): part is CoreFunction<unknown[], unknown> =>
  typeof part === 'function'

const method =
  (core: BillingCore, part: CoreFunction<unknown[], unknown>) =>
  async (...call: unknown[]): Promise<unknown> => {
    const result = await part(core)(...call)()
    if (result._tag === 'Left') throw result.left
    return result.right
  }
