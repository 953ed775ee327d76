import type * as t from 'io-ts'
import { openEnum } from '../../codec/collections.ts'

export { TaxIDFormat } from './taxIDFormat.ts'

export const MemberRole = openEnum('owner', 'billing_manager', 'member')
export type MemberRole = t.TypeOf<typeof MemberRole>

export const RecurringInterval = openEnum('day', 'week', 'month', 'year')
export type RecurringInterval = t.TypeOf<typeof RecurringInterval>

export const TrialInterval = openEnum('day', 'week', 'month', 'year')
export type TrialInterval = t.TypeOf<typeof TrialInterval>

export const ProductVisibility = openEnum('draft', 'private', 'public')
export type ProductVisibility = t.TypeOf<typeof ProductVisibility>

export const ProductPriceSource = openEnum('catalog', 'ad_hoc')
export type ProductPriceSource = t.TypeOf<typeof ProductPriceSource>

export const TaxBehaviorOption = openEnum('location', 'inclusive', 'exclusive')
export type TaxBehaviorOption = t.TypeOf<typeof TaxBehaviorOption>

export const MeterUnit = openEnum('scalar', 'token', 'custom')
export type MeterUnit = t.TypeOf<typeof MeterUnit>

export const SeatTierType = openEnum('volume', 'graduated')
export type SeatTierType = t.TypeOf<typeof SeatTierType>

export const BenefitType = openEnum(
  'custom',
  'discord',
  'github_repository',
  'downloadables',
  'license_keys',
  'meter_credit',
  'feature_flag',
  'slack_shared_channel',
)
export type BenefitType = t.TypeOf<typeof BenefitType>

export const SubscriptionProrationBehavior = openEnum('invoice', 'prorate', 'next_period', 'reset')
export type SubscriptionProrationBehavior = t.TypeOf<typeof SubscriptionProrationBehavior>

export const CustomerType = openEnum('individual', 'team')
export type CustomerType = t.TypeOf<typeof CustomerType>

export const BenefitVisibility = openEnum('draft', 'private', 'public')
export type BenefitVisibility = t.TypeOf<typeof BenefitVisibility>

export const TaxBehavior = openEnum('inclusive', 'exclusive')
export type TaxBehavior = t.TypeOf<typeof TaxBehavior>

export const BillingAddressFieldMode = openEnum('required', 'optional', 'disabled')
export type BillingAddressFieldMode = t.TypeOf<typeof BillingAddressFieldMode>

export const FileServiceTypes = openEnum(
  'downloadable',
  'product_media',
  'organization_avatar',
  'support_case_attachment',
)
export type FileServiceTypes = t.TypeOf<typeof FileServiceTypes>

export const ProductBillingType = openEnum('one_time', 'recurring')
export type ProductBillingType = t.TypeOf<typeof ProductBillingType>

export const AggregationFunction = openEnum('count', 'sum', 'max', 'min', 'avg', 'unique')
export type AggregationFunction = t.TypeOf<typeof AggregationFunction>

export const MetricType = openEnum('scalar', 'currency', 'currency_sub_cent', 'percentage')
export type MetricType = t.TypeOf<typeof MetricType>

export const Scope = openEnum(
  'openid',
  'profile',
  'email',
  'user:read',
  'user:write',
  'organizations:read',
  'organizations:write',
  'custom_fields:read',
  'custom_fields:write',
  'discounts:read',
  'discounts:write',
  'checkout_links:read',
  'checkout_links:write',
  'checkouts:read',
  'checkouts:write',
  'transactions:read',
  'transactions:write',
  'payouts:read',
  'payouts:write',
  'products:read',
  'products:write',
  'benefits:read',
  'benefits:write',
  'events:read',
  'events:write',
  'meters:read',
  'meters:write',
  'files:read',
  'files:write',
  'subscriptions:read',
  'subscriptions:write',
  'customers:read',
  'customers:write',
  'members:read',
  'members:write',
  'wallets:read',
  'wallets:write',
  'disputes:read',
  'disputes:write',
  'customer_meters:read',
  'customer_sessions:write',
  'member_sessions:write',
  'customer_seats:read',
  'customer_seats:write',
  'orders:read',
  'orders:write',
  'refunds:read',
  'refunds:write',
  'payments:read',
  'metrics:read',
  'metrics:write',
  'webhooks:read',
  'webhooks:write',
  'license_keys:read',
  'license_keys:write',
  'customer_portal:read',
  'customer_portal:write',
  'notifications:read',
  'notifications:write',
  'notification_recipients:read',
  'notification_recipients:write',
  'organization_access_tokens:read',
  'organization_access_tokens:write',
)
export type Scope = t.TypeOf<typeof Scope>

export const OrderExportColumn = openEnum(
  'email',
  'created_at',
  'product',
  'net_amount',
  'currency',
  'status',
  'invoice_number',
  'customer_name',
  'billing_name',
  'billing_country',
  'subtotal_amount',
  'discount_amount',
  'tax_amount',
  'total_amount',
  'refunded_amount',
  'billing_reason',
)
export type OrderExportColumn = t.TypeOf<typeof OrderExportColumn>

export const OrganizationSocialPlatforms = openEnum(
  'x',
  'github',
  'facebook',
  'instagram',
  'youtube',
  'tiktok',
  'linkedin',
  'threads',
  'discord',
  'other',
)
export type OrganizationSocialPlatforms = t.TypeOf<typeof OrganizationSocialPlatforms>

export const PaymentTrigger = openEnum(
  'purchase',
  'subscription_cycle',
  'retry_dunning',
  'retry_customer',
  'retry_payment_method_update',
  'retry_admin',
)
export type PaymentTrigger = t.TypeOf<typeof PaymentTrigger>

export const SubscriptionExportColumn = openEnum(
  'email',
  'started_at',
  'product',
  'amount',
  'currency',
  'status',
  'recurring_interval',
  'customer_name',
  'billing_name',
  'billing_country',
  'net_amount',
  'discount',
  'seats',
  'current_period_start',
  'current_period_end',
  'cancel_at_period_end',
  'canceled_at',
  'ends_at',
  'ended_at',
  'cancellation_reason',
  'trial_start',
  'trial_end',
)
export type SubscriptionExportColumn = t.TypeOf<typeof SubscriptionExportColumn>

export const WebhookEventType = openEnum(
  'checkout.created',
  'checkout.updated',
  'checkout.expired',
  'customer.created',
  'customer.updated',
  'customer.deleted',
  'customer.state_changed',
  'customer_seat.assigned',
  'customer_seat.claimed',
  'customer_seat.revoked',
  'member.created',
  'member.updated',
  'member.deleted',
  'order.created',
  'order.updated',
  'order.paid',
  'order.refunded',
  'subscription.created',
  'subscription.updated',
  'subscription.active',
  'subscription.canceled',
  'subscription.uncanceled',
  'subscription.cycled',
  'subscription.revoked',
  'subscription.past_due',
  'subscription.paused',
  'subscription.resumed',
  'refund.created',
  'refund.updated',
  'product.created',
  'product.updated',
  'discount.created',
  'discount.updated',
  'discount.deleted',
  'benefit.created',
  'benefit.updated',
  'benefit_grant.created',
  'benefit_grant.cycled',
  'benefit_grant.updated',
  'benefit_grant.revoked',
  'organization.updated',
)
export type WebhookEventType = t.TypeOf<typeof WebhookEventType>

export const WebhookFormat = openEnum('raw', 'discord', 'slack')
export type WebhookFormat = t.TypeOf<typeof WebhookFormat>
