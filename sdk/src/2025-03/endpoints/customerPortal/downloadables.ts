import { invalidRequest } from '../../../documentedErrors.ts'
import type { Endpoint } from '../../../Endpoint.ts'

export const listDownloadables = {
  name: 'customerPortal.downloadables.list',
  summary: "List the customer's downloadable files.",
  path: '/v1/customer-portal/downloadables/',
  auth: 'customerSession',
  errors: [invalidRequest],
} as const satisfies Endpoint
