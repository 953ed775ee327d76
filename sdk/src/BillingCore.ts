import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { BillingError } from './BillingError.ts'
import type { BillingOptions } from './BillingOptions.ts'
import type { OperationValue } from './OperationValue.ts'

/** The client that operation functions take as their first argument. */
export interface BillingCore {
  readonly options: BillingOptions
  /** The version of the contract that it sends with operations that several versions share. */
  readonly version: string | undefined
  readonly run: (
    operation: OperationValue,
    call: readonly unknown[],
  ) => TaskEither<BillingError, unknown>
}
