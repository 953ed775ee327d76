import { failureOf, known } from './shop.ts'
import { fixedPrice, openOctoberShop, ordersOf, sellMonthly, subscribe } from './october.ts'

test('a trial is free, converts when it ends, and can be canceled before', async () => {
  await using shop = await openOctoberShop()
  const { client, sandbox } = shop
  const trial = { trialInterval: 'week', trialIntervalCount: 2 }
  const product = await sellMonthly(shop, fixedPrice(1000), trial)
  expect(product).toMatchObject(trial)
  const { checkout, subscription } = await subscribe(shop, product.id)
  const end = new Date('2026-02-14T12:00:00Z')
  expect(checkout).toMatchObject({
    activeTrialInterval: 'week',
    trialEnd: end,
    totalAmount: 0,
    isPaymentFormRequired: true,
  })
  expect(subscription).toMatchObject({ status: 'trialing', trialEnd: end, currentPeriodEnd: end })
  expect(await client.customers.getState({ id: subscription.customerId })).toMatchObject({
    activeSubscriptions: [{ status: 'trialing' }],
  })
  sandbox.advance({ days: 14 })
  expect(await client.subscriptions.get({ id: subscription.id })).toMatchObject({
    status: 'active',
    currentPeriodStart: end,
    currentPeriodEnd: new Date('2026-03-14T12:00:00Z'),
  })
  expect(await ordersOf(shop)).toEqual([
    [0, 'subscription_create'],
    [1000, 'subscription_cycle'],
  ])

  const second = await subscribe(shop, product.id, { customerEmail: 'bob@example.com' })
  const { id } = second.subscription
  await client.subscriptions.update({ id, subscriptionUpdate: { cancelAtPeriodEnd: true } })
  sandbox.advance({ days: 14 })
  expect(await client.subscriptions.get({ id })).toMatchObject({ status: 'canceled' })
  expect(await ordersOf(shop)).toHaveLength(3)

  const third = await subscribe(shop, product.id, { customerEmail: 'cy@example.com' })
  const ended = await client.subscriptions.update({
    id: third.subscription.id,
    subscriptionUpdate: { trialEnd: 'now' },
  })
  expect(ended).toMatchObject({ status: 'active', currentPeriodStart: sandbox.now() })
  const plain = await subscribe(shop, product.id, {
    customerEmail: 'di@example.com',
    allowTrial: false,
  })
  expect(plain.subscription).toMatchObject({ status: 'active', trialEnd: null })
})

test('a pause starts at the end of the period, and ends automatically or on request', async () => {
  await using shop = await openOctoberShop()
  const { client, sandbox } = shop
  const product = await sellMonthly(shop, fixedPrice(1000))
  const { subscription, session } = await subscribe(shop, product.id)
  const { id } = subscription
  type Update = Parameters<typeof client.subscriptions.update>[0]['subscriptionUpdate']
  const update = (subscriptionUpdate: Update) =>
    client.subscriptions.update({ id, subscriptionUpdate })
  const resumesAt = new Date('2026-04-10T12:00:00Z')
  expect(await failureOf(update({ resume: true }))).toMatchObject({ statusCode: 422 })
  expect(await update({ pauseAtPeriodEnd: true, resumesAt })).toMatchObject({
    status: 'active',
    pauseAtPeriodEnd: true,
    resumesAt,
  })
  expect(await update({ pauseAtPeriodEnd: false })).toMatchObject({ resumesAt: null })
  const byCustomer = { id, customerSubscriptionUpdate: { pauseAtPeriodEnd: true, resumesAt } }
  expect(await client.customerPortal.subscriptions.update(session, byCustomer)).toMatchObject({
    pauseAtPeriodEnd: true,
  })
  sandbox.advance({ months: 1 })
  expect(await client.subscriptions.get({ id })).toMatchObject({
    status: 'paused',
    pausedAt: new Date('2026-02-28T12:00:00Z'),
  })
  sandbox.advance({ months: 2 })
  expect(await client.subscriptions.get({ id })).toMatchObject({
    status: 'active',
    currentPeriodStart: resumesAt,
    pausedAt: null,
  })
  await update({ pauseAtPeriodEnd: true })
  sandbox.advance({ years: 1 })
  expect(await client.subscriptions.get({ id })).toMatchObject({ status: 'paused' })
  expect(await update({ resume: true })).toMatchObject({
    status: 'active',
    currentPeriodStart: sandbox.now(),
  })
  expect(await ordersOf(shop)).toHaveLength(3)
})

test('a change is charged at once, with the next invoice or in a new period, or waits for the next period', async () => {
  await using shop = await openOctoberShop()
  const { client, sandbox } = shop
  const small = await sellMonthly(shop, fixedPrice(1000))
  const large = await sellMonthly(shop, fixedPrice(3000))
  const changePlan = async (email: string, prorationBehavior: string) => {
    const { id } = (await subscribe(shop, small.id, { customerEmail: email })).subscription
    sandbox.advance({ days: 14 })
    const subscriptionUpdate = { productId: large.id, prorationBehavior }
    const after = await client.subscriptions.update({ id, subscriptionUpdate })
    const orders = async () =>
      (
        await client.orders.list({ customerId: after.customerId, sorting: ['created_at'] })
      ).result.items.map(({ totalAmount }) => totalAmount)
    return { after, orders }
  }
  // 14 of 28 days are left.
  const atOnce = await changePlan('a@example.com', 'invoice')
  expect(await atOnce.orders()).toEqual([1000, 1000])
  sandbox.advance({ days: 14 })
  expect(await atOnce.orders()).toEqual([1000, 1000, 3000])

  const later = await changePlan('b@example.com', 'prorate')
  expect(await later.orders()).toEqual([1000])
  sandbox.advance({ days: 14 })
  expect(await later.orders()).toEqual([1000, 4000])

  const anew = await changePlan('c@example.com', 'reset')
  expect(anew.after).toMatchObject({ currentPeriodStart: sandbox.now() })
  expect((await anew.orders())[1]).toBeGreaterThan(2000)

  const next = await changePlan('d@example.com', 'next_period')
  expect(next.after).toMatchObject({
    amount: 1000,
    product: { id: small.id },
    pendingUpdate: { productId: large.id, appliesAt: next.after.currentPeriodEnd },
  })
  sandbox.advance({ months: 1 })
  expect(await next.orders()).toEqual([1000, 3000])
  expect(await client.subscriptions.get({ id: next.after.id })).toMatchObject({
    amount: 3000,
    product: { id: large.id },
    pendingUpdate: null,
  })

  // A smaller product credits what was paid for the rest of the period.
  const { id, customerId } = next.after
  await client.subscriptions.update({
    id,
    subscriptionUpdate: { productId: small.id, prorationBehavior: 'invoice' },
  })
  expect(await next.orders()).toEqual([1000, 3000])
  sandbox.advance({ months: 1 })
  const [last] = (await client.orders.list({ customerId, sorting: ['-created_at'] })).result.items
  expect(last?.totalAmount).toBeLessThan(1000)
})

test('seats are sold, assigned, claimed along with their benefits, and revoked', async () => {
  await using shop = await openOctoberShop()
  const { client } = shop
  const tiers = [
    { minSeats: 2, maxSeats: 4, pricePerSeat: 1000 },
    { minSeats: 5, pricePerSeat: 800 },
  ]
  const product = await sellMonthly(shop, { amountType: 'seat_based', seatTiers: { tiers } })
  expect(product.prices).toMatchObject([{ seatTiers: { minimumSeats: 2, maximumSeats: null } }])
  const benefit = known(
    await client.benefits.create({
      type: 'custom',
      description: 'A chair',
      properties: { note: null },
    }),
  )
  await client.products.updateBenefits({
    id: product.id,
    productBenefitsUpdate: { benefits: [benefit.id] },
  })
  const { subscription, session } = await subscribe(shop, product.id, { seats: 2 })
  expect(subscription).toMatchObject({ seats: 2, amount: 2000 })
  const benefitsOf = async (id: string) =>
    known(await client.customers.getState({ id })).grantedBenefits.length
  expect(await benefitsOf(subscription.customerId)).toBe(0)

  const subscriptionId = subscription.id
  const seat = await client.customerSeats.assignSeat({ subscriptionId, email: 'b@example.com' })
  expect(seat).toMatchObject({ status: 'pending', email: 'b@example.com' })
  const again = client.customerSeats.assignSeat({ subscriptionId, email: 'b@example.com' })
  expect(await failureOf(again)).toMatchObject({ statusCode: 400 })
  const direct = await client.customerPortal.seats.assignSeat(session, {
    subscriptionId,
    email: 'c@example.com',
    immediateClaim: true,
  })
  expect(direct).toMatchObject({ status: 'claimed' })
  expect(await benefitsOf(direct.customerId ?? '')).toBe(1)
  const third = client.customerSeats.assignSeat({ subscriptionId, email: 'd@example.com' })
  expect(await failureOf(third)).toMatchObject({ statusCode: 400 })
  expect(await client.customerSeats.listSeats({ subscriptionId })).toMatchObject({
    availableSeats: 0,
    totalSeats: 2,
  })

  const few = client.subscriptions.update({ id: subscriptionId, subscriptionUpdate: { seats: 1 } })
  expect(await failureOf(few)).toMatchObject({ statusCode: 422 })
  const more = await client.subscriptions.update({
    id: subscriptionId,
    subscriptionUpdate: { seats: 5 },
  })
  expect(more).toMatchObject({ seats: 5, amount: 4000 })

  expect(await client.customerSeats.revokeSeat({ seatId: direct.id })).toMatchObject({
    status: 'revoked',
  })
  expect(await benefitsOf(direct.customerId ?? '')).toBe(0)
})

test('a customer can redeem a discount up to its limit per customer', async () => {
  await using shop = await openOctoberShop()
  const { client } = shop
  const product = await client.products.create({ name: 'Poster', prices: [fixedPrice(1000)] })
  const discount = known(
    await client.discounts.create({
      type: 'percentage',
      duration: 'once',
      name: 'Half',
      basisPoints: 5000,
      maxRedemptionsPerCustomer: 1,
    }),
  )
  const buy = async (customerEmail: string) => {
    const { clientSecret } = await client.checkouts.create({
      products: [product.id],
      customerEmail,
      discountId: discount.id,
    })
    return client.checkouts.clientConfirm({
      clientSecret,
      checkoutConfirmStripe: { confirmationTokenId: 'tok_visa' },
    })
  }
  await buy('a@example.com')
  expect(await failureOf(buy('a@example.com'))).toMatchObject({
    statusCode: 403,
    message: expect.stringContaining('DiscountRedemptionLimitReached') as string,
  })
  await buy('b@example.com')
})

test('a dispute can be won, lost, which ends the subscription, or prevented by a refund', async () => {
  await using shop = await openOctoberShop()
  const { client, sandbox } = shop
  const control = async (path: string, body: object) => {
    const response = await fetch(`${sandbox.url}/sandbox/disputes${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return [response.status, (await response.json()) as { readonly id: string }] as const
  }
  const product = await sellMonthly(shop, fixedPrice(1000))
  const { subscription } = await subscribe(shop, product.id)
  const [order] = (await client.orders.list()).result.items
  const orderId = order?.id ?? ''
  const [, first] = await control('', { order_id: orderId })
  expect((await control('', { order_id: orderId }))[0]).toBe(422)
  expect(await client.disputes.get({ id: first.id })).toMatchObject({
    status: 'needs_response',
    amount: 1000,
    closed: false,
    pastDue: false,
    customer: { email: 'ada@example.com' },
  })
  await control(`/${first.id}`, { status: 'won' })
  expect(await failureOf(client.disputes.accept({ id: first.id }))).toMatchObject({
    statusCode: 409,
  })
  expect(await client.subscriptions.get({ id: subscription.id })).toMatchObject({
    status: 'active',
  })

  const [, second] = await control('', { order_id: orderId })
  sandbox.advance({ days: 8 })
  expect(await client.disputes.get({ id: second.id })).toMatchObject({ pastDue: true })
  expect(await client.disputes.accept({ id: second.id })).toMatchObject({
    status: 'lost',
    resolved: true,
  })
  expect(await client.subscriptions.get({ id: subscription.id })).toMatchObject({
    status: 'canceled',
  })

  const [, third] = await control('', { order_id: orderId })
  await control(`/${third.id}`, { status: 'prevented' })
  expect(await client.orders.get({ id: orderId })).toMatchObject({ status: 'refunded' })
  expect((await client.refunds.list()).result.items).toMatchObject([
    { amount: 1000, reason: 'dispute_prevention', dispute: { id: third.id, closed: true } },
  ])
  expect((await client.disputes.list({ status: ['won', 'lost'] })).result.items).toHaveLength(2)
})
