import type { Contract } from '../Contract.ts'
import type { Definitions } from '../operation.ts'
import { listOperationOf, operationOf } from '../operation.ts'

export { form, json } from '../operation.ts'

/** The platform does not know this version by name: it is the one that requests without the header used to get. */
export const contract: Contract = {
  version: '2025-03',
  isSent: false,
  unnamed:
    '2025-03 is not a name that the platform knows: it answers in its current version. @dramatis/sdk/2025-03 is for ' +
    'servers of that time and for the sandbox.',
  toleratesDrift: false,
  endsAtShortPage: true,
}

export const operation: Definitions['operation'] = operationOf(contract)

export const listOperation: Definitions['listOperation'] = listOperationOf(contract)
