/** Subscriptions as the platform returned them in 2025-03, with all nested entities. */
export const subscriptions = (count) => listOf(count, subscription)

/** The same subscriptions as the platform returns them in 2026-10. */
export const currentSubscriptions = (count) => listOf(count, currentSubscription)

const listOf = (count, one) => ({
  items: Array.from({ length: count }, (_, number) => one(`${number}`)),
})

const time = '2025-03-01T12:34:56.789123Z'
const record = (id) => ({ id, created_at: time, modified_at: time })

const subscription = (id) => ({
  ...record(id),
  amount: 499,
  currency: 'usd',
  recurring_interval: 'month',
  status: 'active',
  current_period_start: time,
  current_period_end: time,
  cancel_at_period_end: false,
  canceled_at: null,
  started_at: time,
  ends_at: null,
  ended_at: null,
  customer_id: 'customer',
  product_id: 'product',
  price_id: 'price',
  discount_id: 'discount',
  checkout_id: 'checkout',
  customer_cancellation_reason: null,
  customer_cancellation_comment: null,
  metadata: { campaign: 'spring', seats: 3, trial: false },
  custom_field_data: { nickname: 'Strider' },
  customer: {
    ...record('customer'),
    metadata: { level: 7 },
    external_id: '1234',
    email: 'someone@example.com',
    email_verified: true,
    name: 'Someone',
    billing_address: { line1: 'Street 1', city: 'Town', postal_code: '12345', country: 'DE' },
    tax_id: ['DE123456789', 'eu_vat'],
    organization_id: 'organization',
    avatar_url: 'https://example.com/avatar.png',
  },
  user_id: 'user',
  user: { id: 'user', email: 'someone@example.com', public_name: 'Someone' },
  product: {
    ...record('product'),
    name: 'Premium',
    description: 'All styles',
    recurring_interval: 'month',
    is_recurring: true,
    is_archived: false,
    organization_id: 'organization',
    metadata: {},
    prices: [price],
    benefits: [
      {
        ...record('benefit'),
        type: 'license_keys',
        description: 'A key',
        selectable: true,
        deletable: true,
        organization_id: 'organization',
        properties: {
          prefix: 'KEY',
          expires: { ttl: 1, timeframe: 'year' },
          activations: { limit: 3, enable_customer_admin: true },
          limit_usage: null,
        },
      },
    ],
    medias: [],
    attached_custom_fields: [],
  },
  price,
  discount: {
    ...record('discount'),
    type: 'percentage',
    duration: 'once',
    basis_points: 1000,
    metadata: {},
    name: 'Spring',
    code: 'SPRING',
    starts_at: null,
    ends_at: null,
    max_redemptions: null,
    redemptions_count: 5,
    organization_id: 'organization',
  },
})

const price = {
  ...record('price'),
  amount_type: 'fixed',
  is_archived: false,
  product_id: 'product',
  type: 'recurring',
  recurring_interval: 'month',
  price_currency: 'usd',
  price_amount: 499,
}

const currentSubscription = (id) => {
  const rest = subscription(id)
  return {
    ...rest,
    recurring_interval_count: 1,
    current_meter_period_start: null,
    current_meter_period_end: null,
    trial_start: null,
    trial_end: null,
    pause_at_period_end: false,
    paused_at: null,
    resumes_at: null,
    customer: {
      ...rest.customer,
      type: 'individual',
      billing_name: null,
      deleted_at: null,
      first_user_event_at: null,
    },
    product: {
      ...rest.product,
      trial_interval: null,
      trial_interval_count: null,
      visibility: 'public',
      recurring_interval_count: 1,
      meter_interval: null,
      meter_interval_count: null,
      prices: [currentPrice],
      benefits: rest.product.benefits.map((benefit) => ({
        ...benefit,
        is_deleted: false,
        metadata: {},
        visibility: 'public',
        visibility_configurable: true,
      })),
    },
    discount: { ...rest.discount, max_redemptions_per_customer: null },
    prices: [currentPrice],
    meters: [],
    pending_update: null,
  }
}

const currentPrice = {
  ...record('price'),
  source: 'catalog',
  amount_type: 'fixed',
  price_currency: 'usd',
  tax_behavior: null,
  is_archived: false,
  product_id: 'product',
  price_amount: 499,
}
