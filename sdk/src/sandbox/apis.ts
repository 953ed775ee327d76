import { operations as march2025 } from '../2025-03/operations.ts'
import { operations as april2026 } from '../2026-04/operations.ts'
import { operations as october2026 } from '../2026-10/operations.ts'
import { operations as january2027 } from '../2027-01/operations.ts'
import { handlers as march2025Handlers } from './2025-03/handlers.ts'
import type { Handlers } from './Handlers.ts'
import type { Route } from './http/Route.ts'
import { named } from './named.ts'
import type { Version } from './Version.ts'

/** The compiler checks that the handlers show what each version promises. */
const handlers: {
  readonly '2026-04': Handlers<typeof april2026>
  readonly '2026-10': Handlers<typeof october2026>
  readonly '2027-01': Handlers<typeof january2027>
} = { '2026-04': named, '2026-10': named, '2027-01': named }

/** All operations of each version with their handlers. */
export const apis: Readonly<Record<Version, readonly Route[]>> = {
  '2025-03': routesOf(march2025, march2025Handlers),
  '2026-04': routesOf(april2026, handlers['2026-04']),
  '2026-10': routesOf(october2026, handlers['2026-10']),
  '2027-01': routesOf(january2027, handlers['2027-01']),
}

function routesOf(tree: object, handlers: object): Route[] {
  return Object.entries(tree).flatMap(([name, part]: [string, Route | object]) => {
    const handler = Reflect.get(handlers, name) as Route['handler'] | object
    return typeof handler === 'function' && 'operation' in part
      ? [{ operation: part.operation, handler: handler as Route['handler'] }]
      : routesOf(part, handler)
  })
}
