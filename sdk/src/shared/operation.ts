import type { Contract } from '../Contract.ts'
import type { Definitions } from '../operation.ts'
import { listOperationOf, operationOf } from '../operation.ts'

export { form, json } from '../operation.ts'

/** What all named versions share: the core that runs an operation says which of them it sends. */
const contract: Contract = { version: undefined, isSent: true, toleratesDrift: true }

export const operation: Definitions['operation'] = operationOf(contract)

export const listOperation: Definitions['listOperation'] = listOperationOf(contract)
