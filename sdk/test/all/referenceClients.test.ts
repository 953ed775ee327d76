import { Polar } from 'polar-0.30'
import { validateEvent } from 'polar-0.30/webhooks.js'
import { WebhookEvent } from '../../src/2026-10/webhooks.ts'
import { run, sentence } from '../../src/codec/Run.ts'
import { createPolar, webhooks } from '../reference/polar-1.0.cjs'
import { openReceiver } from '../sandbox/receiver.ts'
import { openShop } from '../sandbox/shop.ts'

const SECRET = 'a secret for these tests'

/** A webhook's headers with one value each. */
const single = (headers: NodeJS.Dict<string | string[]>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

test('the client of 2025-03 runs a whole shop without rejecting a response', async () => {
  await using receiver = await openReceiver()
  await using shop = await openShop({ webhooks: { url: receiver.url, secret: SECRET } })
  const { url: serverURL, accessToken } = shop.sandbox
  const polar = new Polar({ serverURL, accessToken })

  const benefit = await polar.benefits.create({
    type: 'license_keys',
    description: 'A key to the studio',
    properties: { activations: { limit: 2, enableCustomerAdmin: true } },
  })
  const created = await polar.products.create({
    name: 'Premium',
    recurringInterval: 'month',
    prices: [{ amountType: 'fixed', priceAmount: 499 }],
  })
  const product = await polar.products.updateBenefits({
    id: created.id,
    productBenefitsUpdate: { benefits: [benefit.id] },
  })
  const discount = await polar.discounts.create({
    name: 'Ten percent',
    type: 'percentage',
    basisPoints: 1000,
    duration: 'once',
    code: 'TEN',
  })
  const checkout = await polar.checkouts.create({
    products: [product.id],
    discountId: discount.id,
    customerEmail: 'ada@example.com',
  })
  const paid = await polar.checkouts.clientConfirm({
    clientSecret: checkout.clientSecret,
    checkoutConfirmStripe: { confirmationTokenId: 'tok_visa' },
  })
  expect(paid).toMatchObject({ status: 'confirmed', totalAmount: 449 })

  const [subscription] = (await polar.subscriptions.list({ productId: product.id })).result.items
  const [order] = (await polar.orders.list({ checkoutId: checkout.id })).result.items
  expect(subscription).toMatchObject({ status: 'active', customer: { email: 'ada@example.com' } })
  expect(order).toMatchObject({ amount: 449, billingReason: 'subscription_create' })
  const customerId = subscription?.customerId ?? ''
  const session = await polar.customerSessions.create({ customerId })
  const security = { customerSession: session.token }
  const { customerPortal } = polar
  await customerPortal.customers.get(security)
  await customerPortal.subscriptions.list(security, {})
  await customerPortal.orders.list(security, {})
  await customerPortal.benefitGrants.list(security, {})
  const [license] = (await customerPortal.licenseKeys.list(security, {})).result.items
  const { organizationId } = product
  const key = license?.key ?? ''
  const activation = await customerPortal.licenseKeys.activate({
    key,
    organizationId,
    label: 'Mac',
  })
  const valid = { key, organizationId, activationId: activation.id }
  expect(await customerPortal.licenseKeys.validate(valid)).toMatchObject({ status: 'granted' })

  const meter = await polar.meters.create({
    name: 'Portraits',
    filter: { conjunction: 'and', clauses: [{ property: 'name', operator: 'eq', value: 'drawn' }] },
    aggregation: { func: 'count' },
  })
  await polar.events.ingest({ events: [{ name: 'drawn', customerId }] })
  const day = { startTimestamp: new Date('2026-01-31T00:00:00Z'), endTimestamp: shop.sandbox.now() }
  const counted = await polar.meters.quantities({ id: meter.id, interval: 'day', ...day })
  expect(counted.quantities.map(({ quantity }) => quantity)).toEqual([1])

  shop.sandbox.advance({ months: 1 })
  await polar.refunds.create({
    orderId: order?.id ?? '',
    reason: 'customer_request',
    amount: order?.amount ?? 0,
  })
  const id = subscription?.id ?? ''
  const canceled = await polar.subscriptions.update({
    id,
    // Without the null, this client adds `revoke: true`, and the platform refuses both together.
    subscriptionUpdate: { cancelAtPeriodEnd: true, revoke: null },
  })
  expect(canceled.cancelAtPeriodEnd).toBe(true)
  shop.sandbox.advance({ days: 40 })
  expect(await polar.subscriptions.get({ id })).toMatchObject({ status: 'canceled' })
  await polar.customers.getState({ id: customerId })

  await shop.sandbox.webhooks.settled()
  const types = receiver.received.map(
    ({ body, headers }) => validateEvent(body, single(headers), SECRET).type,
  )
  expect(types).toEqual(expect.arrayContaining(['order.refunded', 'subscription.revoked']))
})

test('the client of 2026-10 runs a whole shop without rejecting a response', async () => {
  await using receiver = await openReceiver()
  await using shop = await openShop()
  const { url: baseUrl, accessToken } = shop.sandbox
  const polar = createPolar({ baseUrl, accessToken })

  const endpoint = await polar.webhooks.createWebhookEndpoint({
    url: receiver.url,
    format: 'raw',
    events: ['order.created', 'order.refunded', 'subscription.active', 'subscription.revoked'],
  })
  const benefit = await polar.benefits.create({
    type: 'license_keys',
    description: 'A key to the studio',
    properties: { activations: { limit: 2, enable_customer_admin: true } },
  })
  const created = await polar.products.create({
    name: 'Premium',
    recurring_interval: 'month',
    prices: [{ amount_type: 'fixed', price_amount: 499 }],
  })
  const product = await polar.products.updateBenefits(created.id, { benefits: [benefit.id] })
  const discount = await polar.discounts.create({
    name: 'Ten percent',
    type: 'percentage',
    basis_points: 1000,
    duration: 'once',
    code: 'TEN',
  })
  const checkout = await polar.checkouts.create({
    products: [product.id],
    discount_id: discount.id,
    customer_email: 'ada@example.com',
    external_customer_id: 'ada',
  })
  const paid = await polar.checkouts.clientConfirm(checkout.client_secret, {
    confirmation_token_id: 'tok_visa',
  })
  expect(paid).toMatchObject({ status: 'confirmed', discount_amount: 50, total_amount: 449 })

  const [subscription] = (await polar.subscriptions.list({ external_customer_id: 'ada' })).items
  const [order] = (await polar.orders.list({ checkout_id: checkout.id })).items
  expect(subscription).toMatchObject({ status: 'active', customer: { email: 'ada@example.com' } })
  expect(order).toMatchObject({
    paid: true,
    subtotal_amount: 499,
    discount_amount: 50,
    net_amount: 449,
    billing_reason: 'subscription_create',
  })
  const session = await polar.customerSessions.create({ external_customer_id: 'ada' })
  const buyer = { accessToken: session.token }
  const { customerPortal } = polar
  await customerPortal.customers.get(buyer)
  await customerPortal.customerSession.introspect(buyer)
  await customerPortal.subscriptions.list({}, buyer)
  await customerPortal.orders.list({}, buyer)
  await customerPortal.benefitGrants.list({}, buyer)
  const [license] = (await customerPortal.licenseKeys.list({}, buyer)).items
  const named = { key: license?.key ?? '', organization_id: product.organization_id }
  const activation = await customerPortal.licenseKeys.activate({ ...named, label: 'Mac' })
  const valid = await polar.licenseKeys.validate({ ...named, activation_id: activation.id })
  expect(valid).toMatchObject({ status: 'granted', activation: { label: 'Mac' } })

  const meter = await polar.meters.create({
    name: 'Portraits',
    filter: { conjunction: 'and', clauses: [{ property: 'name', operator: 'eq', value: 'drawn' }] },
    aggregation: { func: 'count' },
  })
  await polar.events.ingest({ events: [{ name: 'drawn', external_customer_id: 'ada' }] })
  const counted = await polar.meters.quantities(meter.id, {
    interval: 'day',
    start_timestamp: '2026-01-31T00:00:00Z',
    end_timestamp: '2026-01-31T23:00:00Z',
  })
  expect(counted).toMatchObject({ total: 1 })

  shop.sandbox.advance({ months: 1 })
  await polar.refunds.create({
    order_id: order?.id ?? '',
    reason: 'customer_request',
    amount: order?.net_amount ?? 0,
  })
  const id = subscription?.id ?? ''
  const canceled = await polar.subscriptions.update(id, { cancel_at_period_end: true })
  expect(canceled.cancel_at_period_end).toBe(true)
  shop.sandbox.advance({ days: 40 })
  expect(await polar.subscriptions.get(id)).toMatchObject({ status: 'canceled' })
  await polar.customers.getStateExternal('ada')

  await shop.sandbox.webhooks.settled()
  const events = await Promise.all(
    receiver.received.map(({ body, headers }) =>
      webhooks.validateEvent(body, single(headers), endpoint.secret),
    ),
  )
  expect(events.map(({ type }) => type)).toEqual([
    'subscription.active',
    'order.created',
    'order.created',
    'order.refunded',
    'subscription.revoked',
  ])
  // The platform's client accepts any response; the contract's codecs do not.
  for (const { body } of receiver.received) {
    const pass = run(true)
    WebhookEvent.read(JSON.parse(body), pass)
    expect(pass.issues.map(sentence)).toEqual([])
  }
})
