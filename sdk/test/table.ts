import type { OperationFunction } from '../src/operation.ts'
import type { OperationValue } from '../src/OperationValue.ts'
import { operations } from '../src/index.ts'

export type AnyOperation = OperationFunction<unknown[], unknown>

/** Every operation of the client. */
export const table: readonly AnyOperation[] = leaves(operations)

function leaves(tree: object): AnyOperation[] {
  return Object.values(tree).flatMap((part: AnyOperation | object) =>
    typeof part === 'function' ? [part as AnyOperation] : leaves(part),
  )
}

/** The arguments of a call: portal operations take a session first, and some take no request. */
export const argumentsOf = (
  { auth, params, query, body }: OperationValue,
  request: unknown,
): unknown[] => [
  ...(auth === 'customerSession' ? [{ customerSession: 'polar_cst_session' }] : []),
  ...(params || query || body ? [request] : []),
]
