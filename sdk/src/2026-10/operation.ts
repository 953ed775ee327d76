import type { Contract } from '../Contract.ts'
import type { Definitions } from '../operation.ts'
import { listOperationOf, operationOf } from '../operation.ts'

export { form, json } from '../operation.ts'

export const contract: Contract = { version: '2026-10', isSent: true, toleratesDrift: true }

export const operation: Definitions['operation'] = operationOf(contract)

export const listOperation: Definitions['listOperation'] = listOperationOf(contract)
