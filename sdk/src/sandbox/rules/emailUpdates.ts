import { HOUR } from '../calendar.ts'
import { invalid } from '../Problem.ts'
import { related } from '../store/related.ts'
import type { EmailUpdateRow } from '../store/MemberRow.ts'
import type { CustomerRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import { customerByEmail, EMAIL, newSecret, updateCustomer } from './customers.ts'

/** How long a change to an email can be confirmed, in milliseconds. */
const UPDATE_DURATION = HOUR

/**
 * Starts a change to a customer's email, to be confirmed with the row's token. Throws a 422 for an email that is
 * invalid or taken.
 */
export const requestEmailUpdate = (
  world: World,
  customer: CustomerRow,
  email: string,
): EmailUpdateRow => {
  if (!EMAIL.test(email)) throw invalid(['body', 'email'], 'value is not a valid email address')
  if (customerByEmail(world, customer.organizationId, email)) {
    throw invalid(['body', 'email'], 'A customer with this email address already exists.')
  }
  return world.state.emailUpdates.put({
    ...world.record(),
    customerId: customer.id,
    email,
    token: newSecret('sandbox_cev'),
    expiresAt: world.later(UPDATE_DURATION),
  })
}

/** The change that a token confirms; throws a 422 if there is none. */
export const pendingEmailUpdate = (world: World, token: string): EmailUpdateRow => {
  const [update] = world.state.emailUpdates.where('token', token)
  if (!update || update.expiresAt <= world.now()) {
    throw invalid(['token'], 'The token is unknown or has expired.')
  }
  return update
}

/** Makes the change that a token confirms, and returns the customer. */
export const confirmEmailUpdate = (world: World, token: string): CustomerRow => {
  const { id, customerId, email } = pendingEmailUpdate(world, token)
  world.state.emailUpdates.delete(id)
  const customer = updateCustomer(world, related(world, 'customers', customerId), { email })
  return world.state.customers.update(customer, { emailVerified: true })
}
