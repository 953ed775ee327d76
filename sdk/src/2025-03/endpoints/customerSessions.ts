import { invalidRequest } from '../../documentedErrors.ts'
import type { Endpoint } from '../../Endpoint.ts'

export const createCustomerSession = {
  name: 'customerSessions.create',
  summary: 'Create a customer portal session.',
  method: 'POST',
  path: '/v1/customer-sessions/',
  auth: 'accessToken',
  errors: [invalidRequest],
} as const satisfies Endpoint
