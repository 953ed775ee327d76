import type * as t from 'io-ts'
import { closedEnum, list, nullable } from '../../codec/collections.ts'
import { entity, optional, withDefault } from '../../codec/entity.ts'
import { boolean, date, integer, string } from '../../codec/primitives.ts'
import { testCards } from '../rules/cards.ts'
import { subscriptionStates } from './SubscriptionSeed.ts'

const card = closedEnum(...Object.keys(testCards))

const organization = entity('SeedOrganization', { id: string, name: string, slug: string })

const accessToken = entity('SeedAccessToken', {
  token: string,
  /** Default: every scope. */
  scopes: optional(list(string)),
})

const product = entity('SeedProduct', {
  id: string,
  name: string,
  description: withDefault(nullable(string), null),
  /** Null for a one-time product. */
  recurringInterval: nullable(closedEnum('day', 'week', 'month', 'year')),
  price: entity('SeedPrice', {
    id: string,
    /** In US cents. */
    amount: integer,
  }),
})

const checkoutLink = entity('SeedCheckoutLink', {
  clientSecret: string,
  label: withDefault(nullable(string), null),
  productIds: list(string),
})

const customer = entity('SeedCustomer', {
  id: string,
  email: string,
  name: withDefault(nullable(string), null),
  externalId: withDefault(nullable(string), null),
  /** The test card for renewals; null for none. */
  card: withDefault(nullable(card), 'tok_visa'),
})

const subscription = entity('SeedSubscription', {
  id: string,
  customerId: string,
  productId: string,
  status: withDefault(closedEnum(...subscriptionStates), 'active'),
  cancelAtPeriodEnd: withDefault(boolean, false),
  /** Default: now. */
  startedAt: optional(date),
  /** The order of the first payment. Default: none. */
  orderId: optional(string),
})

/** What a seed file contains: a JSON object with these names in snake_case. */
export const Seed = entity('Seed', {
  organization,
  accessTokens: withDefault(list(accessToken), []),
  products: withDefault(list(product), []),
  checkoutLinks: withDefault(list(checkoutLink), []),
  customers: withDefault(list(customer), []),
  subscriptions: withDefault(list(subscription), []),
})
export interface Seed extends t.TypeOf<typeof Seed> {}
