import { invalidRequest } from '../documentedErrors.ts'
import type { OperationHead } from '../OperationHead.ts'

export const createCustomerSession = {
  name: 'customerSessions.create',
  summary: 'Create a customer portal session.',
  method: 'POST',
  path: '/v1/customer-sessions/',
  auth: 'accessToken',
  errors: [invalidRequest],
} as const satisfies OperationHead
