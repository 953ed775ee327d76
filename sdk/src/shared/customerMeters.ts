import { segment, string } from '../codec/primitives.ts'
import { anyOf, sortedBy } from '../codec/query.ts'
import { invalidRequest, resourceNotFound } from '../documentedErrors.ts'
import { CustomerMeter } from './entities/customerMeter.ts'
import { listOperation, operation } from './operation.ts'

export * from './entities/customerMeter.ts'

export const listCustomerMeters = listOperation({
  name: 'customerMeters.list',
  summary: 'List customer meters.',
  path: '/v1/customer-meters/',
  auth: 'accessToken',
  query: {
    organizationId: anyOf(string),
    customerId: anyOf(string),
    externalCustomerId: anyOf(string),
    meterId: anyOf(string),
    sorting: sortedBy(
      'created_at',
      'modified_at',
      'customer_id',
      'customer_name',
      'meter_id',
      'meter_name',
      'consumed_units',
      'credited_units',
      'balance',
    ),
  },
  items: CustomerMeter,
  errors: [invalidRequest],
})

export const getCustomerMeter = operation({
  name: 'customerMeters.get',
  summary: 'Get a customer meter by its id.',
  method: 'GET',
  path: '/v1/customer-meters/{id}',
  auth: 'accessToken',
  params: { id: segment },
  success: { 200: CustomerMeter },
  errors: [resourceNotFound, invalidRequest],
})
