import * as endpoints from './endpoints/customerSessions.ts'
import { CustomerSession, CustomerSessionCreate } from './entities/customerSeat.ts'
import { json, operation } from './operation.ts'

export * from './entities/customerSeat.ts'

export const createCustomerSession = operation({
  ...endpoints.createCustomerSession,
  body: json(CustomerSessionCreate),
  success: { 201: CustomerSession },
})
