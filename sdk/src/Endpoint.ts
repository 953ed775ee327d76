import type { Fields } from './codec/Codec.ts'
import type { OperationValue } from './OperationValue.ts'

/** The part of an operation that all versions of the contract share; each version adds its codecs. */
export interface Endpoint extends Pick<OperationValue, 'name' | 'summary' | 'path' | 'auth'> {
  /** Omitted for list operations, which use GET. */
  readonly method?: OperationValue['method']
  readonly params?: Fields
  readonly query?: Fields
  readonly errors?: OperationValue['errors']
  readonly isIdempotent?: boolean
  readonly formerNames?: Readonly<Record<string, string>>
}
