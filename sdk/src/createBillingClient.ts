import type { BillingCore } from './BillingCore.ts'
import type { BillingOptions, CallOptions } from './BillingOptions.ts'
import { createBillingCore } from './createBillingCore.ts'
import type { OperationFunction } from './operation.ts'
import { operations } from './operations.ts'

/**
 * Every operation as a method that returns a promise and throws `BillingError`s:
 * `client.subscriptions.list({ productId })`. The last argument of a call sets its `signal`,
 * `timeoutMs`, `retry` and `headers`.
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
    Object.entries(tree).map(([name, part]: [string, object]) => [
      name,
      isOperation(part) ? method(core, part) : methods(core, part),
    ]),
  ) as Methods<Tree>

const isOperation = (part: object): part is OperationFunction<unknown[], unknown> =>
  typeof part === 'function'

const method =
  (core: BillingCore, part: OperationFunction<unknown[], unknown>) =>
  async (...call: unknown[]): Promise<unknown> => {
    const result = await part(core)(...call)()
    if (result._tag === 'Left') throw result.left
    return result.right
  }
