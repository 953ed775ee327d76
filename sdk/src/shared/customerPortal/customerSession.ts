import { CustomerCustomerSession, PortalAuthenticatedUser } from '../entities/portalCustomer.ts'
import { operation } from '../operation.ts'

export * from '../entities/portalCustomer.ts'

export const introspectCustomerSession = operation({
  name: 'customerPortal.customerSession.introspect',
  summary: 'Introspect a customer session.',
  method: 'GET',
  path: '/v1/customer-portal/customer-session/introspect',
  auth: 'customerSession',
  success: { 200: CustomerCustomerSession },
  errors: [],
})

export const getAuthenticatedUser = operation({
  name: 'customerPortal.customerSession.getAuthenticatedUser',
  summary: "Get the session's customer or member.",
  method: 'GET',
  path: '/v1/customer-portal/customer-session/user',
  auth: 'customerSession',
  success: { 200: PortalAuthenticatedUser },
  errors: [],
})
