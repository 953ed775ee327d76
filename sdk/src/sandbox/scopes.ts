import { operations as march2025 } from '../2025-03/operations.ts'
import { Scope as March2025 } from '../2025-03/oauth2.ts'
import { Scope as October2026 } from '../shared/entities/enums.ts'
import { operations as october2026 } from '../2026-10/operations.ts'
import type { OperationValue } from '../OperationValue.ts'
import { scopeOf } from './access.ts'

/** Every scope that a version names or an operation needs. */
export const allScopes: readonly string[] = [
  ...new Set([
    ...[March2025.shape, October2026.shape].flatMap((shape) =>
      shape.kind === 'enum' ? shape.values : [],
    ),
    ...[march2025, october2026]
      .flatMap(valuesOf)
      .flatMap((operation) => (operation.auth === 'accessToken' ? (scopeOf(operation) ?? []) : [])),
  ]),
].sort()

function valuesOf(tree: object): OperationValue[] {
  return Object.values(tree).flatMap((part: object) =>
    'operation' in part ? [part.operation as OperationValue] : valuesOf(part),
  )
}
