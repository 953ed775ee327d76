import type { EventName } from '../shared/events.ts'
import type { EventTypeWithStats } from '../shared/eventTypes.ts'
import {
  anything,
  contains,
  from,
  hasMetadata,
  includes,
  is,
  isNot,
  listing,
  own,
  until,
} from './lists.ts'
import { currentPrices } from './rules/currentPrices.ts'
import type { CustomerUsage } from './rules/customerMeters.ts'
import { discountName } from './rules/discounts.ts'
import { eventCustomer } from './rules/eventCustomer.ts'
import { readFilter } from './rules/events.ts'
import { checkoutOf } from './rules/grantProperties.ts'
import { fitsFilter } from './rules/meters.ts'
import { orderStatus } from './rules/orderDrafts.ts'
import { isActive } from './rules/subscriptions.ts'
import type { BenefitGrantRow, BenefitRow } from './store/BenefitRow.ts'
import type { CustomFieldRow } from './store/CustomFieldRow.ts'
import type { DiscountRow } from './store/DiscountRow.ts'
import type { DisputeRow } from './store/DisputeRow.ts'
import type { DownloadableRow } from './store/DownloadableRow.ts'
import type { EventRow } from './store/EventRow.ts'
import type { FileRow } from './store/FileRow.ts'
import type { LicenseKeyRow } from './store/LicenseKeyRow.ts'
import type { MemberRow } from './store/MemberRow.ts'
import type { MeterRow } from './store/MeterRow.ts'
import type { RefundRow } from './store/RefundRow.ts'
import { related } from './store/related.ts'
import type { ExternalOrganizationRow, RepositoryRow } from './store/RepositoryRow.ts'
import type {
  CheckoutLinkRow,
  CheckoutRow,
  CustomerRow,
  OrderRow,
  ProductRow,
  SubscriptionRow,
} from './store/rows.ts'
import type { RowOf } from './store/schema.ts'
import type { WebhookAttempt, SentWebhook } from './webhooks/Webhooks.ts'
import type { World } from './World.ts'

interface OfCustomer {
  readonly customerId: string
}

interface OfProduct {
  readonly productId: string
}

const NEWEST_FIRST = ['-created_at']

const customer = ({ customerId }: OfCustomer, world: World): CustomerRow =>
  related(world, 'customers', customerId)
const externalCustomerId = is<OfCustomer>((row, world) => customer(row, world).externalId)
const byCustomer = (row: OfCustomer, world: World): string => customer(row, world).email
const byProduct = ({ productId }: OfProduct, world: World): string =>
  related(world, 'products', productId).name
const byOrganization = ({ organizationId }: { readonly organizationId: string }, world: World) =>
  related(world, 'organizations', organizationId).slug
const benefitOf = ({ benefitId }: BenefitGrantRow, world: World): BenefitRow =>
  related(world, 'benefits', benefitId)
const byDiscount = (row: { readonly discountId: string | null }, world: World) =>
  discountName(world, row.discountId)
const ownerOf = ({ externalOrganizationId }: RepositoryRow, world: World) =>
  related(world, 'externalOrganizations', externalOrganizationId)

/** The sort keys that merchants' and customers' lists of usage share. */
const byUsage = {
  meter_id: ({ meter }: CustomerUsage) => meter.id,
  meter_name: ({ meter }: CustomerUsage) => meter.name,
}

/** An attempt to deliver an event, with the event. */
export interface DeliveryAttempt {
  readonly event: SentWebhook
  readonly attempt: WebhookAttempt
}

/**
 * What lists are filtered and sorted by, in every version: a request has the filters of its version. Members are not
 * kept for what they own, so a filter by them has no effect.
 */
export const listings = {
  benefitGrants: listing<BenefitGrantRow>()({
    filters: {
      ...own('customerId', 'benefitId', 'orderId', 'subscriptionId'),
      externalCustomerId,
      isGranted: is(({ grantedAt }) => grantedAt !== null),
      organizationId: is((row, world) => benefitOf(row, world).organizationId),
      type: is((row, world) => benefitOf(row, world).type),
      query: contains((row, world) => benefitOf(row, world).description),
      checkoutId: is((row, world) => checkoutOf(world, row)),
      memberId: anything,
    },
    by: {
      type: (row, world) => benefitOf(row, world).type,
      organization: (row, world) => byOrganization(benefitOf(row, world), world),
      product_benefit: (row, world) => benefitOf(row, world).description,
    },
    order: NEWEST_FIRST,
  }),
  benefits: listing<BenefitRow>()({
    filters: {
      ...own('organizationId', 'type', 'id'),
      excludeId: isNot('id'),
      query: contains('description'),
      metadata: hasMetadata,
    },
    by: { user_order: ({ createdAt }) => createdAt },
    order: NEWEST_FIRST,
  }),
  checkoutLinks: listing<CheckoutLinkRow>()({
    filters: { ...own('organizationId'), productId: includes(({ productIds }) => productIds) },
    order: NEWEST_FIRST,
  }),
  checkouts: listing<CheckoutRow>()({
    filters: {
      ...own('organizationId', 'productId', 'customerId', 'status'),
      externalCustomerId: is('customerExternalId'),
      query: contains('customerEmail', 'customerName'),
    },
    order: NEWEST_FIRST,
  }),
  customerMeters: listing<CustomerUsage>()({
    filters: {
      organizationId: is((usage) => usage.customer.organizationId),
      customerId: is((usage) => usage.customer.id),
      externalCustomerId: is((usage) => usage.customer.externalId),
      meterId: is((usage) => usage.meter.id),
      query: contains((usage) => usage.meter.name),
    },
    by: {
      ...byUsage,
      customer_id: (usage) => usage.customer.id,
      customer_name: (usage) => usage.customer.name,
    },
    order: ['-modified_at'],
  }),
  customers: listing<CustomerRow>()({
    filters: {
      ...own('organizationId'),
      email: (wanted) => (row) => row.emailKey === String(wanted).toLowerCase(),
      query: contains('email', 'name', 'externalId'),
      active: is(({ id }, world) =>
        world.state.subscriptions.where('customerId', id).some(isActive),
      ),
      metadata: hasMetadata,
    },
    order: NEWEST_FIRST,
  }),
  customFields: listing<CustomFieldRow>()({
    filters: { ...own('organizationId', 'type'), query: contains('name', 'slug') },
    order: ['slug'],
  }),
  deliveries: listing<DeliveryAttempt>()({
    filters: {
      endpointId: is(({ event }) => event.endpointId),
      eventType: is(({ event }) => event.type),
      query: contains(
        ({ event }) => event.id,
        ({ event }) => event.type,
        ({ event }) => event.body,
      ),
      startTimestamp: from(({ attempt }) => attempt.at),
      endTimestamp: until(({ attempt }) => attempt.at),
      succeeded: is(({ attempt }) => hasSucceeded(attempt)),
      httpCodeClass: is(({ attempt: { status = 0 } }) => `${Math.floor(status / 100)}xx`),
    },
  }),
  discounts: listing<DiscountRow>()({
    filters: { ...own('organizationId'), query: contains('name', 'code') },
    order: NEWEST_FIRST,
  }),
  disputes: listing<DisputeRow>()({
    filters: own('organizationId', 'orderId', 'status'),
    order: NEWEST_FIRST,
  }),
  downloadables: listing<DownloadableRow>()({
    filters: {
      ...own('benefitId'),
      organizationId: is(({ fileId }, world) => related(world, 'files', fileId).organizationId),
    },
  }),
  eventNames: listing<EventName>()({
    filters: { ...own('source'), query: contains('name') },
    order: ['-last_seen'],
  }),
  events: listing<EventRow>()({
    filters: {
      ...own('organizationId', 'name', 'source'),
      startTimestamp: from('timestamp'),
      endTimestamp: until('timestamp'),
      customerId: is((row, world) => eventCustomer(world, row)?.id ?? row.customerId),
      externalCustomerId: is(
        (row, world) => row.externalCustomerId ?? eventCustomer(world, row)?.externalId,
      ),
      query: contains('name'),
      // The sandbox's events have no parents.
      parentId: () => () => false,
      depth: anything,
      meterId: (id, world) => {
        const { filter } = related(world, 'meters', String(id))
        return (event) => fitsFilter(filter, event)
      },
      filter: (json) => {
        const filter = readFilter(json)
        return (event) => fitsFilter(filter, event)
      },
      metadata: hasMetadata,
    },
    order: ['-timestamp'],
  }),
  eventTypes: listing<EventTypeWithStats>()({
    filters: {
      ...own('organizationId', 'source'),
      query: contains('name', 'label'),
      rootEvents: anything,
      parentId: () => () => false,
    },
    order: ['-last_seen'],
  }),
  externalOrganizations: listing<ExternalOrganizationRow>()({
    filters: own('platform', 'name', 'organizationId'),
    order: ['created_at'],
  }),
  files: listing<FileRow>()({ filters: { ...own('organizationId'), ids: is('id') } }),
  licenseKeys: listing<LicenseKeyRow>()({
    filters: own('organizationId', 'benefitId', 'status'),
  }),
  members: listing<MemberRow>()({
    filters: { ...own('customerId', 'role'), externalCustomerId },
    order: NEWEST_FIRST,
  }),
  meters: listing<MeterRow>()({
    filters: {
      ...own('organizationId'),
      query: contains('name'),
      isArchived: is(({ archivedAt }) => archivedAt !== null),
      metadata: hasMetadata,
    },
    order: ['name'],
  }),
  orders: listing<OrderRow>()({
    filters: {
      ...own('organizationId', 'productId', 'discountId', 'customerId'),
      ...own('checkoutId', 'subscriptionId'),
      externalCustomerId,
      productBillingType: is(({ productId }, world) =>
        related(world, 'products', productId).isRecurring ? 'recurring' : 'one_time',
      ),
      productPriceType: is(
        ({ productPriceId }, world) => related(world, 'prices', productPriceId).type,
      ),
      status: is((row, world) => orderStatus(world, row)),
      createdAfter: from('createdAt'),
      createdBefore: until('createdAt'),
      query: contains(byProduct),
      metadata: hasMetadata,
    },
    by: {
      status: (row, world) => orderStatus(world, row),
      invoice_number: ({ id }) => id,
      net_amount: ({ amount }) => amount,
      customer: byCustomer,
      product: byProduct,
      organization: byOrganization,
      discount: byDiscount,
      subscription: ({ subscriptionId }) => subscriptionId,
    },
    order: NEWEST_FIRST,
  }),
  organizations: listing<RowOf<'organizations'>>()({
    filters: own('slug'),
    by: { next_review_threshold: () => null, days_in_status: ({ createdAt }) => createdAt },
    order: ['created_at'],
  }),
  /** The order that was paid is the payment. */
  payments: listing<OrderRow>()({
    filters: {
      ...own('organizationId', 'checkoutId', 'customerId'),
      orderId: is('id'),
      status: is(() => 'succeeded'),
      method: is(() => 'card'),
      customerEmail: is(byCustomer),
    },
    by: { status: () => 'succeeded', method: () => 'card' },
    order: NEWEST_FIRST,
  }),
  products: listing<ProductRow>()({
    filters: {
      ...own('id', 'organizationId', 'isArchived', 'isRecurring'),
      query: contains('name'),
      benefitId: includes(({ benefitIds }) => benefitIds),
      visibility: is(() => 'public'),
      metadata: hasMetadata,
    },
    by: {
      price_amount_type: (row, world) => currentPrices(world, row)[0]?.amountType ?? null,
      price_amount: (row, world) => currentPrices(world, row)[0]?.priceAmount ?? null,
    },
    order: NEWEST_FIRST,
  }),
  refunds: listing<RefundRow>()({
    filters: {
      ...own('id', 'organizationId', 'orderId', 'subscriptionId', 'customerId'),
      externalCustomerId,
      succeeded: is(({ status }) => status === 'succeeded'),
    },
    order: NEWEST_FIRST,
  }),
  repositories: listing<RepositoryRow>()({
    filters: {
      ...own('name', 'isPrivate', 'organizationId'),
      platform: is((row, world) => ownerOf(row, world).platform),
      externalOrganizationName: is((row, world) => ownerOf(row, world).name),
    },
    order: ['created_at'],
  }),
  subscriptions: listing<SubscriptionRow>()({
    filters: {
      ...own('organizationId', 'productId', 'customerId', 'discountId', 'status'),
      ...own('cancelAtPeriodEnd', 'customerCancellationReason'),
      externalCustomerId,
      active: is((row) => isActive(row)),
      canceledAtAfter: from('canceledAt'),
      canceledAtBefore: until('canceledAt'),
      startedAfter: from('startedAt'),
      startedBefore: until('startedAt'),
      query: contains(byProduct),
      metadata: hasMetadata,
    },
    by: {
      customer: byCustomer,
      product: byProduct,
      organization: byOrganization,
      discount: byDiscount,
    },
    order: ['-started_at'],
  }),
  webhookEndpoints: listing<RowOf<'webhookEndpoints'>>()({ filters: own('organizationId') }),
} as const

/** Whether a receiver has accepted a delivery. */
export const hasSucceeded = ({ status = 0 }: WebhookAttempt): boolean =>
  status >= 200 && status < 300
