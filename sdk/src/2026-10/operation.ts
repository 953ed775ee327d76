import type { Contract } from '../Contract.ts'
import type { Definitions } from '../operation.ts'
import { definitionsOf } from '../operation.ts'

export { form, json } from '../operation.ts'

export const contract: Contract = { version: '2026-10', isSent: true, toleratesDrift: true }

const definitions = definitionsOf(contract)

export const operation: Definitions['operation'] = definitions.operation

export const listOperation: Definitions['listOperation'] = definitions.listOperation
