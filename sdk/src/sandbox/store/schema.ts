import type { Codec } from '../../codec/Codec.ts'
import { Organization } from '../../2025-03/organizations.ts'
import { EventType } from '../../shared/entities/event.ts'
import { MetricDashboardSchema } from '../../shared/entities/metric.ts'
import { BenefitGrantRow, BenefitRow } from './BenefitRow.ts'
import { CustomerSeatRow } from './CustomerSeatRow.ts'
import { CustomFieldRow } from './CustomFieldRow.ts'
import { DiscountRow } from './DiscountRow.ts'
import { DisputeRow } from './DisputeRow.ts'
import { DownloadableRow } from './DownloadableRow.ts'
import { EventRow } from './EventRow.ts'
import { FilePartRow, FileRow } from './FileRow.ts'
import { LicenseKeyActivationRow, LicenseKeyRow } from './LicenseKeyRow.ts'
import { EmailUpdateRow, MemberRow } from './MemberRow.ts'
import { MeterPeriodRow } from './MeterPeriodRow.ts'
import { MeterRow } from './MeterRow.ts'
import { OAuth2ClientRow, OAuth2CodeRow, OAuth2TokenRow } from './oauth2Rows.ts'
import { OrderDraftRow } from './OrderDraftRow.ts'
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
import { WebhookEndpointRow } from './WebhookEndpointRow.ts'

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
  emailUpdates: rows(EmailUpdateRow, 'token'),
  members: rows(MemberRow, 'organizationId', 'customerId'),
  customerSessions: rows(CustomerSessionRow, 'token', 'customerId'),
  paymentMethods: rows(PaymentMethodRow, 'customerId'),
  discounts: rows(DiscountRow, 'organizationId', 'codeKey'),
  checkoutLinks: rows(CheckoutLinkRow, 'organizationId', 'clientSecret'),
  checkouts: rows(CheckoutRow, 'organizationId', 'clientSecret'),
  subscriptions: rows(SubscriptionRow, 'organizationId', 'customerId', 'productId'),
  customerSeats: rows(
    CustomerSeatRow,
    'subscriptionId',
    'orderId',
    'customerId',
    'invitationToken',
  ),
  orderDrafts: rows(OrderDraftRow, 'organizationId'),
  orders: rows(OrderRow, 'organizationId', 'customerId', 'subscriptionId', 'invoiceToken'),
  customFields: rows(CustomFieldRow, 'organizationId'),
  events: rows(EventRow, 'organizationId'),
  eventTypes: rows(EventType, 'name'),
  files: rows(FileRow, 'organizationId'),
  fileParts: rows(FilePartRow, 'fileId', 'token'),
  benefits: rows(BenefitRow, 'organizationId'),
  benefitGrants: rows(BenefitGrantRow, 'customerId', 'benefitId', 'subscriptionId', 'orderId'),
  licenseKeys: rows(LicenseKeyRow, 'organizationId', 'customerId', 'key'),
  licenseKeyActivations: rows(LicenseKeyActivationRow, 'licenseKeyId'),
  downloadables: rows(DownloadableRow, 'customerId', 'fileId'),
  metricDashboards: rows(MetricDashboardSchema, 'organizationId'),
  meters: rows(MeterRow, 'organizationId'),
  meterPeriods: rows(MeterPeriodRow, 'customerId'),
  externalOrganizations: rows(ExternalOrganizationRow, 'organizationId'),
  repositories: rows(RepositoryRow, 'organizationId'),
  refunds: rows(RefundRow, 'organizationId', 'orderId'),
  disputes: rows(DisputeRow, 'organizationId', 'orderId'),
  oauth2Clients: rows(OAuth2ClientRow, 'organizationId'),
  oauth2Codes: rows(OAuth2CodeRow, 'code', 'clientId'),
  oauth2Tokens: rows(OAuth2TokenRow, 'token', 'grantId', 'clientId'),
  webhookEndpoints: rows(WebhookEndpointRow, 'organizationId'),
}

export type TableName = keyof typeof schema

export const tableNames = Object.keys(schema) as TableName[]

export type RowOf<N extends TableName> = (typeof schema)[N]['codec']['_A']

export type State = {
  readonly [N in TableName]: (typeof schema)[N] extends TableDefinition<infer Row, infer Key>
    ? Table<Row, Key>
    : never
}
