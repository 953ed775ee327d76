import type { OperationFunction } from '../src/operation.ts'
import type { OperationValue } from '../src/OperationValue.ts'
import { operations as march2025 } from '../src/2025-03/index.ts'
import { operations as october2026 } from '../src/2026-10/index.ts'

export type AnyOperation = OperationFunction<unknown[], unknown>

/** Every operation of each version. */
export const tables: Readonly<Record<'2025-03' | '2026-10', readonly AnyOperation[]>> = {
  '2025-03': leaves(march2025),
  '2026-10': leaves(october2026),
}

/** Every operation of 2025-03. */
export const table = tables['2025-03']

export function leaves(tree: object): AnyOperation[] {
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
