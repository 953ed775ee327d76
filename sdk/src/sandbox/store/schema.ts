import type { Codec } from '../../codec/Codec.ts'
import { Organization } from '../../organizations.ts'
import { BenefitGrantRow, BenefitRow } from './BenefitRow.ts'
import { CustomFieldRow } from './CustomFieldRow.ts'
import { DiscountRow } from './DiscountRow.ts'
import { DownloadableRow } from './DownloadableRow.ts'
import { EventRow } from './EventRow.ts'
import { FilePartRow, FileRow } from './FileRow.ts'
import { LicenseKeyActivationRow, LicenseKeyRow } from './LicenseKeyRow.ts'
import { MeterRow } from './MeterRow.ts'
import { OAuth2ClientRow, OAuth2CodeRow, OAuth2TokenRow } from './oauth2Rows.ts'
import { RefundRow } from './RefundRow.ts'
import { ExternalOrganizationRow, RepositoryRow } from './RepositoryRow.ts'
import {
  AccessTokenRow,
  CheckoutLinkRow,
  CheckoutRow,
  CustomerRow,
  CustomerSessionRow,
  OrderRow,
  PaymentMethodRow,
  PriceRow,
  ProductRow,
  SubscriptionRow,
} from './rows.ts'
import type { Identified, Table } from './Table.ts'

interface TableDefinition<Row extends Identified, Key extends keyof Row> {
  readonly codec: Codec<Row>
  readonly keys: readonly Key[]
}

/** A table, with the codec of its rows and the columns to index. */
const rows = <Row extends Identified, Key extends keyof Row & string>(
  codec: Codec<Row>,
  ...keys: readonly Key[]
): TableDefinition<Row, Key> => ({ codec, keys })

/** All tables of the sandbox. The data file is read and written with the same codecs. */
export const schema = {
  organizations: rows(Organization, 'slug'),
  accessTokens: rows(AccessTokenRow, 'token'),
  products: rows(ProductRow, 'organizationId'),
  prices: rows(PriceRow, 'productId'),
  customers: rows(CustomerRow, 'organizationId', 'emailKey', 'externalId'),
  customerSessions: rows(CustomerSessionRow, 'token', 'customerId'),
  paymentMethods: rows(PaymentMethodRow, 'customerId'),
  discounts: rows(DiscountRow, 'organizationId', 'codeKey'),
  checkoutLinks: rows(CheckoutLinkRow, 'organizationId', 'clientSecret'),
  checkouts: rows(CheckoutRow, 'organizationId', 'clientSecret'),
  subscriptions: rows(SubscriptionRow, 'organizationId', 'customerId', 'productId'),
  orders: rows(OrderRow, 'organizationId', 'customerId', 'subscriptionId', 'invoiceToken'),
  customFields: rows(CustomFieldRow, 'organizationId'),
  events: rows(EventRow, 'organizationId'),
  files: rows(FileRow, 'organizationId'),
  fileParts: rows(FilePartRow, 'fileId', 'token'),
  benefits: rows(BenefitRow, 'organizationId'),
  benefitGrants: rows(BenefitGrantRow, 'customerId', 'benefitId', 'subscriptionId', 'orderId'),
  licenseKeys: rows(LicenseKeyRow, 'organizationId', 'customerId', 'key'),
  licenseKeyActivations: rows(LicenseKeyActivationRow, 'licenseKeyId'),
  downloadables: rows(DownloadableRow, 'customerId', 'fileId'),
  meters: rows(MeterRow, 'organizationId'),
  externalOrganizations: rows(ExternalOrganizationRow, 'organizationId'),
  repositories: rows(RepositoryRow, 'organizationId'),
  refunds: rows(RefundRow, 'organizationId', 'orderId'),
  oauth2Clients: rows(OAuth2ClientRow, 'organizationId'),
  oauth2Codes: rows(OAuth2CodeRow, 'code', 'clientId'),
  oauth2Tokens: rows(OAuth2TokenRow, 'token', 'grantId', 'clientId'),
}

export type TableName = keyof typeof schema

export type RowOf<N extends TableName> = (typeof schema)[N]['codec']['_A']

export type State = {
  readonly [N in TableName]: (typeof schema)[N] extends TableDefinition<infer Row, infer Key>
    ? Table<Row, Key>
    : never
}
