/**
 * Responses as the platform's document of 2026-10 says, written by hand: unlike the SDK's sandbox, they cannot share a
 * mistake with the SDK.
 */
import fc from 'fast-check'

export const PREMIUM_PRODUCT = '0d1a1b1e-0000-4000-8000-000000000002'
const ORGANIZATION = '0d1a1b1e-0000-4000-8000-000000000001'

/** A JSON object as the platform sends it. */
export type Wire = Readonly<Record<string, unknown>>

const uuid = fc.uuid({ version: 4 })
const date = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
  .map((value) => value.toISOString())
const orNull = <A>(of: fc.Arbitrary<A>) => fc.option(of, { nil: null })
/** A value of an enum, or one that the platform has added since. */
const oneOf = (...values: readonly string[]) =>
  fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, fc.constant('brand_new'))
const count = fc.nat({ max: 100_000 })
const name = fc.string({ maxLength: 20 })
const metadata = fc.dictionary(name, fc.oneof(name, count, fc.boolean(), fc.constant(4.5)), {
  maxKeys: 2,
})
const record = { id: uuid, created_at: date, modified_at: orNull(date) }

const interval = oneOf('day', 'week', 'month', 'year')

const anyPrice = {
  ...record,
  source: oneOf('catalog', 'ad_hoc'),
  price_currency: fc.constantFrom('usd', 'eur', 'jpy'),
  tax_behavior: orNull(oneOf('location', 'inclusive', 'exclusive')),
  is_archived: fc.boolean(),
  product_id: uuid,
}

const price = fc.oneof(
  fc.record({ ...anyPrice, amount_type: fc.constant('fixed'), price_amount: count }),
  fc.record({
    ...anyPrice,
    amount_type: fc.constant('custom'),
    minimum_amount: count,
    maximum_amount: orNull(count),
    preset_amount: orNull(count),
  }),
  fc.record({
    ...anyPrice,
    amount_type: fc.constant('metered_unit'),
    unit_amount: fc.constantFrom('0.005', '12'),
    cap_amount: orNull(count),
    meter_id: uuid,
    meter: fc.record({
      id: uuid,
      name,
      unit: oneOf('scalar', 'token', 'custom'),
      custom_label: orNull(name),
      custom_multiplier: orNull(count),
    }),
  }),
  fc.record({ ...anyPrice, amount_type: fc.constant('of_a_new_kind'), tiers: fc.constant([]) }),
)

const product = fc.record({
  ...record,
  trial_interval: orNull(interval),
  trial_interval_count: orNull(count),
  name,
  description: orNull(name),
  visibility: oneOf('draft', 'private', 'public'),
  recurring_interval: orNull(interval),
  recurring_interval_count: orNull(count),
  meter_interval: orNull(interval),
  meter_interval_count: orNull(count),
  is_recurring: fc.boolean(),
  is_archived: fc.boolean(),
  organization_id: fc.constant(ORGANIZATION),
  metadata,
  prices: fc.array(price, { maxLength: 2 }),
  benefits: fc.constant([]),
  medias: fc.constant([]),
  attached_custom_fields: fc.constant([]),
})

const discount = fc.record({
  ...record,
  duration: oneOf('once', 'forever'),
  type: fc.constant('percentage'),
  basis_points: count,
  metadata,
  name,
  code: orNull(name),
  starts_at: orNull(date),
  ends_at: orNull(date),
  max_redemptions: orNull(count),
  max_redemptions_per_customer: orNull(count),
  redemptions_count: count,
  organization_id: fc.constant(ORGANIZATION),
})

/** An object of which any of the `optional` properties may be absent. */
const entity = <A extends Wire, B extends Wire>(
  required: { [K in keyof A]: fc.Arbitrary<A[K]> },
  optional: { [K in keyof B]: fc.Arbitrary<B[K]> },
): fc.Arbitrary<Wire> =>
  fc
    .tuple(fc.record(required), fc.record(optional, { requiredKeys: [] }))
    .map(([always, sometimes]) => ({ ...always, ...sometimes }))

const customerFields = {
  ...record,
  metadata,
  email_verified: fc.boolean(),
  name: orNull(name),
  billing_name: orNull(name),
  billing_address: orNull(fc.record({ country: fc.constant('FR'), city: orNull(name) })),
  tax_id: orNull(fc.tuple(fc.constant('FR123'), oneOf('eu_vat', 'us_ein'))),
  organization_id: fc.constant(ORGANIZATION),
  deleted_at: orNull(date),
  first_user_event_at: orNull(date),
  avatar_url: orNull(name),
}

const optionalOfCustomer = {
  external_id: orNull(name),
  locale: orNull(fc.constant('fr')),
  default_payment_method_id: orNull(uuid),
}

/** A person with one of the addresses, or a team, which may have none or leave it out. */
export const customerWith = (email: fc.Arbitrary<string>): fc.Arbitrary<Wire> =>
  fc.oneof(
    entity({ ...customerFields, email, type: fc.constant('individual') }, optionalOfCustomer),
    entity(
      { ...customerFields, type: fc.constant('team') },
      { ...optionalOfCustomer, email: orNull(email) },
    ),
  )

const subscription = entity(
  {
    ...record,
    amount: count,
    currency: fc.constantFrom('usd', 'eur'),
    recurring_interval: interval,
    recurring_interval_count: count,
    status: oneOf(
      'incomplete',
      'incomplete_expired',
      'trialing',
      'active',
      'active',
      'past_due',
      'canceled',
      'unpaid',
      'paused',
    ),
    current_period_start: date,
    current_period_end: date,
    current_meter_period_start: orNull(date),
    current_meter_period_end: orNull(date),
    trial_start: orNull(date),
    trial_end: orNull(date),
    cancel_at_period_end: fc.boolean(),
    canceled_at: orNull(date),
    started_at: orNull(date),
    ends_at: orNull(date),
    ended_at: orNull(date),
    pause_at_period_end: fc.boolean(),
    paused_at: orNull(date),
    resumes_at: orNull(date),
    product_id: fc.oneof(fc.constant(PREMIUM_PRODUCT), uuid),
    discount_id: orNull(uuid),
    checkout_id: orNull(uuid),
    customer_cancellation_reason: orNull(oneOf('too_expensive', 'unused', 'other')),
    customer_cancellation_comment: orNull(name),
    metadata,
    product,
    discount: orNull(discount),
    prices: fc.array(price, { maxLength: 2 }),
    meters: fc.constant([]),
    pending_update: orNull(
      fc.record({ ...record, applies_at: date, product_id: orNull(uuid), seats: orNull(count) }),
    ),
  },
  {
    past_due_at: orNull(date),
    seats: orNull(count),
    custom_field_data: fc.constant({}),
    // Of the version as it was frozen, after its document was written.
    units: orNull(count),
  },
)

/** Any subscription of one of the customers that the document allows. */
export const subscriptionOf = (customers: readonly Wire[]): fc.Arbitrary<Wire> =>
  fc
    .tuple(subscription, fc.constantFrom(...customers))
    .map(([of, customer]) => ({ ...of, customer_id: customer.id, customer }))
