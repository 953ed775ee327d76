import type { BillingCore } from './BillingCore.ts'
import type { BillingOptions } from './BillingOptions.ts'
import { runOperation } from './http/runOperation.ts'
import { checkOptions } from './optionNames.ts'

/** A core that sends `version` with operations that several versions share, or none if it is undefined. */
export const createBillingCoreOf = (
  version: string | undefined,
  options: BillingOptions,
): BillingCore => {
  checkOptions(options)
  return {
    options,
    version,
    run: (operation, call) => () => runOperation(options, version, operation, call),
  }
}
