import { Address } from './billingAddress.ts'
import { record } from './record.ts'
import type { Codec } from '../../codec/Codec.ts'
import { nullable, pair } from '../../codec/collections.ts'
import { optional } from '../../codec/entity.ts'
import { numericMetadata } from '../../codec/metadata.ts'
import { boolean, date, string } from '../../codec/primitives.ts'
import { CustomerType } from './enums.ts'
import type { TaxIDFormat } from './taxIDFormat.ts'

/** A tax number and its kind: new kinds appear all the time, so any kind is accepted. */
export const ReceivedTaxID: Codec<[string, TaxIDFormat]> = pair(string, string)

/** The fields that every kind of customer has, except the email address. */
export const customerFields = {
  ...record,
  metadata: numericMetadata,
  externalId: optional(nullable(string)),
  emailVerified: boolean,
  name: nullable(string),
  billingName: nullable(string),
  billingAddress: nullable(Address),
  taxId: nullable(ReceivedTaxID),
  locale: optional(nullable(string)),
  organizationId: string,
  defaultPaymentMethodId: optional(nullable(string)),
  deletedAt: nullable(date),
  firstUserEventAt: nullable(date),
  avatarUrl: nullable(string),
}

/** The fields of the customer in an order, a subscription, a license key or a dispute. */
export const attachedCustomerFields = {
  ...customerFields,
  email: optional(nullable(string)),
  type: CustomerType,
}
