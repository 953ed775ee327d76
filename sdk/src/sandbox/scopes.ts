import { operations } from '../operations.ts'
import type { OperationValue } from '../OperationValue.ts'
import { scopeOf } from './access.ts'

/** Every scope that an operation needs. */
export const allScopes: readonly string[] = [
  ...new Set([
    'openid',
    'profile',
    'email',
    ...valuesOf(operations).flatMap((operation) =>
      operation.auth === 'accessToken' ? (scopeOf(operation) ?? []) : [],
    ),
  ]),
].sort()

function valuesOf(tree: object): OperationValue[] {
  return Object.values(tree).flatMap((part: object) =>
    'operation' in part ? [part.operation as OperationValue] : valuesOf(part),
  )
}
