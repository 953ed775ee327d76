import type { BillingCore } from './BillingCore.ts'
import type { BillingOptions } from './BillingOptions.ts'
import { runOperation } from './http/runOperation.ts'

/** A core to pass to operation functions; `createBillingClient` has all of them as methods. */
export const createBillingCore = (options: BillingOptions = {}): BillingCore => ({
  options,
  run: (operation, call) => () => runOperation(options, operation, call),
})
