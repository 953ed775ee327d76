import type { BillingCore } from './BillingCore.ts'
import type { BillingOptions } from './BillingOptions.ts'
import { runOperation } from './http/runOperation.ts'

/** A core to run the operations' functions on; `createBillingClient` has them all as methods. */
export const createBillingCore = (options: BillingOptions = {}): BillingCore => ({
  options,
  run: (operation, call) => () => runOperation(options, operation, call),
})
