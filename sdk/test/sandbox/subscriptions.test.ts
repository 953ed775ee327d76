import type { Shop } from './shop.ts'
import { failureOf, openShop } from './shop.ts'

/** A customer of a monthly product, who has paid with a test card. */
const subscribe = async ({ client }: Shop, card = 'tok_visa', email = 'ada@example.com') => {
  const product = await client.products.create({
    name: 'Premium',
    recurringInterval: 'month',
    prices: [{ amountType: 'fixed', priceAmount: 499 }],
  })
  const checkout = await client.checkouts.create({ productId: product.id, customerEmail: email })
  const confirmed = await client.checkouts.clientConfirm({
    clientSecret: checkout.clientSecret,
    checkoutConfirmStripe: { confirmationTokenId: card },
  })
  const { items } = (await client.subscriptions.list({ productId: product.id })).result
  const [subscription] = items
  if (!subscription) throw new Error('nobody has subscribed')
  return { product, checkout, confirmed, subscription }
}

test('a paid checkout creates a customer, a subscription and an order', async () => {
  await using shop = await openShop()
  const { client } = shop
  const { product, checkout, confirmed, subscription } = await subscribe(shop)
  expect(confirmed).toMatchObject({ status: 'confirmed', totalAmount: 499 })
  expect(await client.checkouts.get({ id: checkout.id })).toMatchObject({
    status: 'succeeded',
    customerId: subscription.customerId,
  })
  expect(subscription).toMatchObject({
    status: 'active',
    amount: 499,
    customer: { email: 'ada@example.com' },
    product: { id: product.id },
    currentPeriodStart: new Date('2026-01-31T12:00:00Z'),
    currentPeriodEnd: new Date('2026-02-28T12:00:00Z'),
  })
  const orders = (await client.orders.list({ customerId: subscription.customerId })).result.items
  expect(orders).toMatchObject([
    { amount: 499, billingReason: 'subscription_create', status: 'paid' },
  ])

  const session = { customerSession: confirmed.customerSessionToken }
  const portal = client.customerPortal
  expect(await portal.customers.get(session)).toMatchObject({ email: 'ada@example.com' })
  expect((await portal.subscriptions.list(session, { active: true })).result.items).toMatchObject([
    { id: subscription.id },
  ])
  expect((await portal.orders.list(session, {})).result.items).toMatchObject([{ amount: 499 }])
  const { url } = await portal.orders.invoice(session, { id: orders[0]?.id ?? '' })
  expect(await (await fetch(url)).text()).toContain('$4.99')
  expect((await portal.customers.getPaymentMethods(session, {})).result.items).toMatchObject([
    { type: 'card', default: true, card: { last4: '4242' } },
  ])
  expect(await client.customers.getState({ id: subscription.customerId })).toMatchObject({
    activeSubscriptions: [{ id: subscription.id, status: 'active' }],
  })
})

test('a subscription that starts on the 31st renews on the last day of each month', async () => {
  await using shop = await openShop()
  const { client, sandbox } = shop
  const { subscription } = await subscribe(shop)
  sandbox.advance({ months: 3 })
  expect(sandbox.now()).toEqual(new Date('2026-04-30T12:00:00Z'))
  expect(await client.subscriptions.get({ id: subscription.id })).toMatchObject({
    status: 'active',
    currentPeriodStart: new Date('2026-04-30T12:00:00Z'),
    currentPeriodEnd: new Date('2026-05-31T12:00:00Z'),
  })
  const orders = await client.orders.list({ sorting: ['created_at'] })
  expect(
    orders.result.items.map(({ createdAt, billingReason }) => [
      createdAt.toISOString().slice(0, 10),
      billingReason,
    ]),
  ).toEqual([
    ['2026-01-31', 'subscription_create'],
    ['2026-02-28', 'subscription_cycle'],
    ['2026-03-31', 'subscription_cycle'],
    ['2026-04-30', 'subscription_cycle'],
  ])
})

test('[billing-2, billing-3] a cancellation takes effect at the end of the period, can be reversed until then, and cannot be repeated', async () => {
  await using shop = await openShop()
  const { client, sandbox } = shop
  const {
    subscription: { id },
  } = await subscribe(shop)
  const update = (cancelAtPeriodEnd: boolean) =>
    client.subscriptions.update({ id, subscriptionUpdate: { cancelAtPeriodEnd } })
  expect(await update(true)).toMatchObject({
    status: 'active',
    cancelAtPeriodEnd: true,
    endsAt: new Date('2026-02-28T12:00:00Z'),
  })
  expect(await failureOf(update(true))).toMatchObject({ _tag: 'AlreadyCanceledSubscription' })
  const both = { cancelAtPeriodEnd: true, revoke: true } as const
  expect(
    await failureOf(client.subscriptions.update({ id, subscriptionUpdate: both })),
  ).toMatchObject({ _tag: 'HTTPValidationError' })
  expect(await update(false)).toMatchObject({ cancelAtPeriodEnd: false, endsAt: null })
  await update(true)
  sandbox.advance({ months: 1 })
  expect(await client.subscriptions.get({ id })).toMatchObject({
    status: 'canceled',
    endedAt: new Date('2026-02-28T12:00:00Z'),
  })
  expect((await client.orders.list()).result.pagination.totalCount).toBe(1)
  expect(await failureOf(client.subscriptions.revoke({ id }))).toMatchObject({
    _tag: 'AlreadyCanceledSubscription',
  })
  expect((await client.subscriptions.list({ active: true })).result.items).toEqual([])
})

test('a card declined at renewal makes a subscription past due, then unpaid, until another card pays', async () => {
  await using shop = await openShop()
  const { client, sandbox } = shop
  const { subscription, confirmed } = await subscribe(shop, 'tok_declined_at_renewal')
  const status = async () => (await client.subscriptions.get({ id: subscription.id })).status
  sandbox.advance({ months: 1 })
  expect(await status()).toBe('past_due')
  sandbox.advance({ days: 15 })
  expect(await status()).toBe('unpaid')
  expect((await client.orders.list()).result.pagination.totalCount).toBe(1)
  const { token } = await client.customerSessions.create({ customerId: subscription.customerId })
  expect(
    await failureOf(
      client.customerPortal.customers.get({
        customerSession: confirmed.customerSessionToken,
      }),
    ),
  ).toMatchObject({ statusCode: 401 })
  await client.customerPortal.customers.addPaymentMethod(
    { customerSession: token },
    { confirmationTokenId: 'tok_mastercard', setDefault: true, returnUrl: 'https://shop.example' },
  )
  expect(await client.subscriptions.get({ id: subscription.id })).toMatchObject({
    status: 'active',
    currentPeriodStart: sandbox.now(),
  })
})

test('a declined card is a payment error and leaves the checkout unchanged', async () => {
  await using shop = await openShop()
  const { client } = shop
  const failure = await failureOf(subscribe(shop, 'tok_declined'))
  expect(failure).toMatchObject({ _tag: 'PaymentError', detail: 'Your card was declined.' })
  const [checkout] = (await client.checkouts.list()).result.items
  expect(checkout).toMatchObject({ status: 'open', customerId: null })
  expect((await client.customers.list()).result.items).toEqual([])
})

test('[billing-1] a checkout expires, and a payment can fail after it was accepted', async () => {
  await using shop = await openShop()
  const { client, sandbox } = shop
  const { items } = (await client.subscriptions.list()).result
  expect(items).toEqual([])
  expect(await failureOf(subscribe(shop, 'tok_fails_later'))).toEqual(
    new Error('nobody has subscribed'),
  )
  const [failed] = (await client.checkouts.list()).result.items
  expect(failed?.status).toBe('failed')
  const open = await client.checkouts.create({ productId: failed?.productId ?? '' })
  sandbox.advance({ hours: 1 })
  expect((await client.checkouts.get({ id: open.id })).status).toBe('expired')
  const confirmation = client.checkouts.clientConfirm({
    clientSecret: open.clientSecret,
    checkoutConfirmStripe: { customerEmail: 'a@b.example', confirmationTokenId: 'tok_visa' },
  })
  expect(await failureOf(confirmation)).toMatchObject({ _tag: 'NotOpenCheckout' })
})

test('allows a customer one subscription, unless the organization allows more', async () => {
  await using shop = await openShop()
  const { client } = shop
  const { subscription } = await subscribe(shop)
  expect(await failureOf(subscribe(shop, 'tok_visa', 'ADA@example.com'))).toMatchObject({
    _tag: 'AlreadyActiveSubscriptionError',
  })
  await client.organizations.update({
    id: subscription.product.organizationId,
    organizationUpdate: {
      subscriptionSettings: {
        allowMultipleSubscriptions: true,
        allowCustomerUpdates: true,
        prorationBehavior: 'invoice',
      },
    },
  })
  const second = await subscribe(shop, 'tok_visa', 'ADA@example.com')
  expect(second.subscription.customerId).toBe(subscription.customerId)
})

test('a change of product charges the difference for the rest of the period', async () => {
  await using shop = await openShop()
  const { client, sandbox } = shop
  const { subscription } = await subscribe(shop)
  const better = await client.products.create({
    name: 'Better',
    recurringInterval: 'month',
    prices: [{ amountType: 'fixed', priceAmount: 1499 }],
  })
  sandbox.advance({ days: 14 })
  const changed = await client.subscriptions.update({
    id: subscription.id,
    subscriptionUpdate: { productId: better.id, prorationBehavior: 'invoice' },
  })
  expect(changed).toMatchObject({ amount: 1499, product: { id: better.id } })
  const [order] = (await client.orders.list({ sorting: ['-created_at'] })).result.items
  expect(order).toMatchObject({ billingReason: 'subscription_update', amount: 500 })
})

test('a one-time product creates only an order', async () => {
  await using shop = await openShop()
  const { client } = shop
  const product = await client.products.create({
    recurringInterval: null,
    name: 'Poster',
    prices: [{ amountType: 'custom', minimumAmount: 500, presetAmount: 700 }],
  })
  const checkout = await client.checkouts.create({ productId: product.id, amount: 900 })
  expect(checkout).toMatchObject({ amount: 900, isPaymentSetupRequired: false })
  await client.checkouts.clientUpdate({
    clientSecret: checkout.clientSecret,
    checkoutUpdatePublic: { customerEmail: 'ada@example.com', amount: 600 },
  })
  expect(
    await failureOf(
      client.checkouts.clientUpdate({
        clientSecret: checkout.clientSecret,
        checkoutUpdatePublic: { amount: 499 },
      }),
    ),
  ).toMatchObject({ _tag: 'HTTPValidationError', detail: [{ loc: ['body', 'amount'] }] })
  await client.checkouts.clientConfirm({
    clientSecret: checkout.clientSecret,
    checkoutConfirmStripe: { confirmationTokenId: 'tok_visa' },
  })
  expect((await client.orders.list()).result.items).toMatchObject([
    { amount: 600, billingReason: 'purchase', subscriptionId: null, checkoutId: checkout.id },
  ])
  expect((await client.subscriptions.list()).result.items).toEqual([])
})

test('exports CSV', async () => {
  await using shop = await openShop()
  await subscribe(shop, 'tok_visa', '+ada@example.com')
  expect(await shop.client.subscriptions.export()).toBe(
    'Email,Name,Created At,Active,Product,Price,Currency,Interval\r\n' +
      "'+ada@example.com,,2026-01-31T12:00:00.000Z,true,Premium,4.99,usd,month\r\n",
  )
})
