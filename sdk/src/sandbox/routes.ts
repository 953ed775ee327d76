import { operations } from '../operations.ts'
import type { Handlers } from './Handlers.ts'
import { checkoutLinks } from './handlers/checkoutLinks.ts'
import { checkouts } from './handlers/checkouts.ts'
import { customers as portalCustomers } from './handlers/customerPortal/customers.ts'
import { orders as portalOrders } from './handlers/customerPortal/orders.ts'
import { organizations as portalOrganizations } from './handlers/customerPortal/organizations.ts'
import { subscriptions as portalSubscriptions } from './handlers/customerPortal/subscriptions.ts'
import { customerSessions } from './handlers/customerSessions.ts'
import { customFields } from './handlers/customFields.ts'
import { customers } from './handlers/customers.ts'
import { discounts } from './handlers/discounts.ts'
import { events } from './handlers/events.ts'
import { externalOrganizations } from './handlers/externalOrganizations.ts'
import { files } from './handlers/files.ts'
import { meters } from './handlers/meters.ts'
import { metrics } from './handlers/metrics.ts'
import { oauth2 } from './handlers/oauth2.ts'
import { orders } from './handlers/orders.ts'
import { organizations } from './handlers/organizations.ts'
import { products } from './handlers/products.ts'
import { refunds } from './handlers/refunds.ts'
import { repositories } from './handlers/repositories.ts'
import { subscriptions } from './handlers/subscriptions.ts'
import type { Route } from './http/answerOperation.ts'
import { Problem } from './Problem.ts'

const missing = <T extends object>(tree: T): Handlers<T> =>
  Object.fromEntries(
    Object.entries(tree).map(([name, part]: [string, unknown]) => [
      name,
      typeof part === 'function' ? answerMissing : missing(part as object),
    ]),
  ) as Handlers<T>

const answerMissing = (): never => {
  throw new Problem(501, { error: 'NotImplemented', detail: 'The sandbox cannot do this yet.' })
}

/** What does each operation, in the places where the client has it. */
export const handlers: Handlers<typeof operations> = {
  benefits: missing(operations.benefits),
  checkoutLinks,
  checkouts,
  customerPortal: {
    benefitGrants: missing(operations.customerPortal.benefitGrants),
    customers: portalCustomers,
    downloadables: missing(operations.customerPortal.downloadables),
    licenseKeys: missing(operations.customerPortal.licenseKeys),
    orders: portalOrders,
    organizations: portalOrganizations,
    subscriptions: portalSubscriptions,
  },
  customers,
  customerSessions,
  customFields,
  discounts,
  events,
  externalOrganizations,
  files,
  licenseKeys: missing(operations.licenseKeys),
  meters,
  metrics,
  oauth2,
  orders,
  organizations,
  products,
  refunds,
  repositories,
  subscriptions,
}

/** All operations with their handlers, for the router. */
export const routes: readonly Route[] = paired(operations, handlers)

function paired(tree: object, handled: object): Route[] {
  return Object.entries(tree).flatMap(([name, part]: [string, Route | object]) => {
    const handler: Route['handler'] | object = Reflect.get(handled, name)
    return typeof handler === 'function' && 'operation' in part
      ? [{ operation: part.operation, handler: handler as Route['handler'] }]
      : paired(part, handler)
  })
}
