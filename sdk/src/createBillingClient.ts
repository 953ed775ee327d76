import type { BillingCore, BillingOptions, CallOptions } from './createBillingCore.ts'
import { createBillingCore } from './createBillingCore.ts'
import type { OperationFunction } from './operation.ts'
import { operations } from './operations.ts'

/**
 * The whole platform as methods that return promises and throw `BillingError`s:
 * `client.subscriptions.list({ productId })`. A last argument sets `signal`, `timeoutMs`, `retry` and
 * `headers` for one call.
 */
export interface BillingClient extends Methods<typeof operations> {}

export const createBillingClient = (options: BillingOptions = {}): BillingClient =>
  methods(createBillingCore(options), operations)

type Methods<Tree> = {
  readonly [K in keyof Tree]: Tree[K] extends OperationFunction<infer Arguments, infer Result>
    ? (...call: [...Arguments, options?: CallOptions]) => Promise<Result>
    : Methods<Tree[K]>
}

const methods = <Tree extends object>(core: BillingCore, tree: Tree): Methods<Tree> =>
  Object.fromEntries(
    Object.entries(tree).map(([name, part]) => [
      name,
      typeof part === 'function' ? method(core, part) : methods(core, part),
    ]),
  ) as Methods<Tree>

const method =
  (core: BillingCore, part: OperationFunction<unknown[], unknown>) =>
  async (...call: unknown[]): Promise<unknown> => {
    const result = await part(core)(...call)()
    if (result._tag === 'Left') throw result.left
    return result.right
  }
