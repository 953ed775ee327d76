import type { OperationValue } from '../../OperationValue.ts'
import type { Fault, Location } from '../Problem.ts'
import { faultsOf } from './faultsOf.ts'
import type { LimitOrPart } from './Limit.ts'
import { limits2025 } from './limits2025.ts'
import { limits2026 } from './limits2026.ts'

/** A request as it was sent: path and query parameters by name, and the parsed body. */
interface SentRequest {
  readonly path: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
}

/** The contract's limits that a request violates. Its types must have been checked. */
export const requestFaults = (
  { contract, method, path }: Pick<OperationValue, 'contract' | 'method' | 'path'>,
  sent: SentRequest,
): readonly Fault[] => {
  // The versions with names differ in responses only.
  const { parts, operations } = contract.version === '2025-03' ? limits2025 : limits2026
  const own = operations[`${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`] ?? {}
  const each = (
    fields: Readonly<Record<string, LimitOrPart>> = {},
    values: Readonly<Record<string, unknown>>,
    loc: Location,
  ) =>
    Object.entries(fields).flatMap(([name, limit]) =>
      faultsOf(parts, limit, values[name], [...loc, name]),
    )
  return [
    ...each(own.path, sent.path, ['path']),
    ...each(own.query, sent.query, ['query']),
    ...(own.body ? faultsOf(parts, own.body, sent.body, ['body']) : []),
  ]
}
