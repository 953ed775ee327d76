import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { BillingError } from './BillingError.ts'
import type { BillingOptions } from './BillingOptions.ts'
import type { OperationValue } from './OperationValue.ts'

/** The client that operation functions take as their first argument. */
export interface BillingCore {
  readonly options: BillingOptions
  readonly run: (
    operation: OperationValue,
    call: readonly unknown[],
  ) => TaskEither<BillingError, unknown>
}
