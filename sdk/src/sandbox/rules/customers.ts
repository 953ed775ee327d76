import { randomBytes } from 'node:crypto'
import type { CustomerCreate, CustomerUpdate } from '../../2025-03/customers.ts'
import { HOUR } from '../calendar.ts'
import { ownedRow } from '../ownership.ts'
import type { Merchant } from '../Principal.ts'
import { invalid, resourceNotFound } from '../Problem.ts'
import type { CustomerRow, CustomerSessionRow } from '../store/rows.ts'
import type { World } from '../World.ts'

/** How long a portal session lasts, in milliseconds. */
const SESSION_DURATION = HOUR

/** Adds a customer, whose email and external id must be unique in the organization. */
export const newCustomer = (
  world: World,
  organizationId: string,
  wanted: Omit<CustomerCreate, 'organizationId'> & OfType,
  id = world.newId(),
): CustomerRow => {
  const customer: CustomerRow = {
    ...world.record(),
    id,
    metadata: wanted.metadata ?? {},
    externalId: wanted.externalId ?? null,
    ...emailOf(wanted.email),
    emailVerified: false,
    name: wanted.name ?? null,
    billingAddress: wanted.billingAddress ?? null,
    taxId: wanted.taxId ?? null,
    organizationId,
    userId: world.newId(),
    oauthAccounts: {},
    type: typeOf(wanted) ?? 'individual',
    deletedAt: null,
  }
  expectUnique(world, customer)
  world.state.customers.put(customer)
  world.emit(organizationId, 'customer.created', customer)
  return customer
}

/** A field that 2025-03 lacks: whether a customer is a team. */
interface OfType {
  readonly type?: string | null | undefined
}

const typeOf = ({ type }: OfType): CustomerRow['type'] | undefined =>
  type === 'team' || type === 'individual' ? type : undefined

/** Updates a customer. */
export const updateCustomer = (
  world: World,
  previous: CustomerRow,
  update: CustomerUpdate & OfType,
): CustomerRow => {
  const { metadata, externalId, email, name, billingAddress, taxId } = update
  if (externalId != null && previous.externalId !== null && externalId !== previous.externalId) {
    throw invalid(['body', 'external_id'], 'Customer external ID cannot be updated.')
  }
  const after: CustomerRow = {
    ...previous,
    modifiedAt: world.now(),
    metadata: metadata ?? previous.metadata,
    externalId: externalId ?? previous.externalId,
    ...(email == null ? {} : emailOf(email)),
    emailVerified: previous.emailVerified && (email == null || email === previous.email),
    name: name === undefined ? previous.name : name,
    billingAddress: billingAddress === undefined ? previous.billingAddress : billingAddress,
    taxId: taxId === undefined ? previous.taxId : taxId,
    type: typeOf(update) ?? previous.type,
  }
  expectUnique(world, after)
  world.state.customers.put(after)
  world.emit(after.organizationId, 'customer.updated', after)
  return after
}

/** The organization's customer with this email, ignoring case. */
export const customerByEmail = (
  world: World,
  organizationId: string,
  email: string,
): CustomerRow | undefined =>
  world.state.customers
    .where('emailKey', email.trim().toLowerCase())
    .find((row) => row.organizationId === organizationId && !row.deletedAt)

/** The organization's customer with this external id, which is the merchant's own. */
export const customerByExternalId = (
  world: World,
  organizationId: string,
  externalId: string,
): CustomerRow | undefined =>
  world.state.customers
    .where('externalId', externalId)
    .find((row) => row.organizationId === organizationId && !row.deletedAt)

/** Creates a portal session for a customer. */
export const newCustomerSession = (
  world: World,
  { id: customerId, organizationId }: CustomerRow,
): CustomerSessionRow =>
  world.state.customerSessions.put({
    ...world.record(),
    token: newSecret('sandbox_cst'),
    expiresAt: world.later(SESSION_DURATION),
    customerId,
    organizationId,
  })

/** The path of a customer's portal, in a new session. Throws a `RangeError` if there is no such customer. */
export const newPortalPath = (world: World, customerId: string): string => {
  const customer = world.state.customers.get(customerId)
  if (!customer || customer.deletedAt) {
    throw new RangeError(`There is no customer with the id ${customerId}.`)
  }
  return portalPath(newCustomerSession(world, customer))
}

export const portalPath = ({ token }: Pick<CustomerSessionRow, 'token'>): string =>
  `/portal?customer_session_token=${encodeURIComponent(token)}`

/** The merchant's customer with this id; throws a 404 if it is not theirs or has been deleted. */
export const ownCustomer = (world: World, id: string, principal: Merchant): CustomerRow => {
  const customer = ownedRow(world.state.customers, id, principal)
  if (customer.deletedAt) throw resourceNotFound()
  return customer
}

/** The merchant's customer with this external id; throws a 404 if there is none. */
export const externalCustomer = (
  world: World,
  externalId: string,
  { organizationIds }: Merchant,
): CustomerRow => {
  for (const organizationId of organizationIds) {
    const customer = customerByExternalId(world, organizationId, externalId)
    if (customer) return customer
  }
  throw resourceNotFound()
}

/** A random secret with a prefix that says what it is for. */
export const newSecret = (kind: string): string =>
  `${kind}_${randomBytes(24).toString('base64url')}`

/** A plausible email address. */
export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const emailOf = (given: string): Pick<CustomerRow, 'email' | 'emailKey'> => {
  const email = given.trim()
  if (!EMAIL.test(email) || email.length > 254) {
    throw invalid(['body', 'email'], 'value is not a valid email address')
  }
  return { email, emailKey: email.toLowerCase() }
}

const expectUnique = (world: World, { id, organizationId, email, externalId }: CustomerRow) => {
  const sameEmail = customerByEmail(world, organizationId, email)
  if (sameEmail && sameEmail.id !== id) {
    throw invalid(['body', 'email'], 'A customer with this email address already exists.')
  }
  const sameId = externalId && customerByExternalId(world, organizationId, externalId)
  if (sameId && sameId.id !== id) {
    throw invalid(['body', 'external_id'], 'A customer with this external ID already exists.')
  }
}
