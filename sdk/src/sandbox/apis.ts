import { operations as march2025 } from '../2025-03/operations.ts'
import { operations as october2026 } from '../2026-10/operations.ts'
import { handlers as march2025Handlers } from './2025-03/handlers.ts'
import type { Route } from './http/Route.ts'
import { named } from './named.ts'
import type { Version } from './Version.ts'

const october = routesOf(october2026, named)

/** All operations of each version with their handlers. */
export const apis: Readonly<Record<Version, readonly Route[]>> = {
  '2025-03': routesOf(march2025, march2025Handlers),
  '2026-04': october,
  '2026-10': october,
  '2027-01': october,
}

function routesOf(tree: object, handlers: object): Route[] {
  return Object.entries(tree).flatMap(([name, part]: [string, Route | object]) => {
    const handler = Reflect.get(handlers, name) as Route['handler'] | object
    return typeof handler === 'function' && 'operation' in part
      ? [{ operation: part.operation, handler: handler as Route['handler'] }]
      : routesOf(part, handler)
  })
}
