import { segment, string } from '../../codec/primitives.ts'
import { anyOf, filter, sortedBy } from '../../codec/query.ts'
import { invalidRequest, resourceNotFound } from '../../documentedErrors.ts'
import { CustomerCustomerMeter } from '../entities/portalCustomer.ts'
import { listOperation, operation } from '../operation.ts'

export * from '../entities/portalCustomer.ts'

export const listPortalCustomerMeters = listOperation({
  name: 'customerPortal.customerMeters.list',
  summary: "List the customer's meters.",
  path: '/v1/customer-portal/meters/',
  auth: 'customerSession',
  query: {
    meterId: anyOf(string),
    query: filter(string),
    sorting: sortedBy(
      'created_at',
      'modified_at',
      'meter_id',
      'meter_name',
      'consumed_units',
      'credited_units',
      'balance',
    ),
  },
  items: CustomerCustomerMeter,
  errors: [invalidRequest],
})

export const getPortalCustomerMeter = operation({
  name: 'customerPortal.customerMeters.get',
  summary: "Get one of the customer's meters.",
  method: 'GET',
  path: '/v1/customer-portal/meters/{id}',
  auth: 'customerSession',
  params: { id: segment },
  success: { 200: CustomerCustomerMeter },
  errors: [resourceNotFound, invalidRequest],
})
