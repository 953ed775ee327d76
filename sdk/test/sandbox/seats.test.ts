import { fixedPrice, openOctoberShop, sellMonthly, subscribe } from './october.ts'
import { failureOf, known } from './shop.ts'

test('the seats of a one-time order are claimed by email, and give the benefits of its product', async () => {
  await using shop = await openOctoberShop()
  const { client, sandbox } = shop
  const benefit = known(
    await client.benefits.create({
      type: 'custom',
      description: 'A chair',
      metadata: { row: 7 },
      properties: { note: null },
    }),
  )
  const product = await client.products.create({
    name: 'Workshop',
    prices: [
      { amountType: 'seat_based', seatTiers: { tiers: [{ minSeats: 1, pricePerSeat: 500 }] } },
    ],
  })
  await client.products.updateBenefits({
    id: product.id,
    productBenefitsUpdate: { benefits: [benefit.id] },
  })
  const checkout = await client.checkouts.create({
    products: [product.id],
    customerEmail: 'ada@example.com',
    seats: 2,
  })
  const { customerSessionToken } = await client.checkouts.clientConfirm({
    clientSecret: checkout.clientSecret,
    checkoutConfirmStripe: { confirmationTokenId: 'tok_visa' },
  })
  const session = { customerSession: customerSessionToken ?? '' }
  const [order] = (await client.orders.list({})).result.items
  const orderId = order?.id ?? ''
  expect(order).toMatchObject({ seats: 2, totalAmount: 1000 })
  const grantsOf = async (id: string) =>
    known(await client.customers.getState({ id })).grantedBenefits
  expect(await grantsOf(order?.customerId ?? '')).toEqual([])

  const seat = await client.customerSeats.assignSeat({ orderId, email: 'b@example.com' })
  expect(seat).toMatchObject({ orderId, subscriptionId: null, status: 'pending' })
  const [invitation] = sandbox.emails()
  expect(invitation).toMatchObject({ kind: 'seatInvitation', to: 'b@example.com' })
  const invitationToken = invitation?.token ?? ''
  expect(await client.customerSeats.getClaimInfo({ invitationToken })).toMatchObject({
    productName: 'Workshop',
    customerEmail: 'b@example.com',
    canClaim: true,
  })
  const claimed = await client.customerSeats.claimSeat({ invitationToken })
  expect(claimed.seat).toMatchObject({ status: 'claimed' })
  expect(sandbox.emails()).toEqual([])
  expect(await grantsOf(claimed.seat.customerId ?? '')).toMatchObject([
    { benefitId: benefit.id, benefitMetadata: { row: 7 } },
  ])

  await client.customerPortal.seats.assignSeat(session, {
    checkoutId: checkout.id,
    email: 'c@example.com',
  })
  const third = client.customerSeats.assignSeat({ orderId, email: 'd@example.com' })
  expect(await failureOf(third)).toMatchObject({ statusCode: 400 })
  expect(await client.customerPortal.seats.listSeats(session, { orderId })).toMatchObject({
    availableSeats: 0,
    totalSeats: 2,
  })
  await client.customerSeats.revokeSeat({ seatId: claimed.seat.id })
  expect(await client.customerSeats.listSeats({ orderId })).toMatchObject({ availableSeats: 1 })
  const buyer = { customerSession: claimed.customerSessionToken }
  expect((await client.customerPortal.seats.listClaimedSubscriptions(buyer)).result.items).toEqual(
    [],
  )
})

test('a team is a customer of its own type, and a person can become one', async () => {
  await using shop = await openOctoberShop()
  const { client } = shop
  const team = await client.customers.create({
    type: 'team',
    email: 'troupe@example.com',
    owner: { email: 'ada@example.com' },
  })
  expect(team).toMatchObject({ type: 'team', email: 'troupe@example.com' })
  const { id } = known(await client.customers.create({ email: 'b@example.com' }))
  expect(await client.customers.update({ id, customerUpdate: { type: 'team' } })).toMatchObject({
    type: 'team',
  })
  const product = await sellMonthly(shop, fixedPrice(900))
  const { subscription } = await subscribe(shop, product.id, { customerId: id })
  expect(subscription.customer).toMatchObject({ type: 'team' })
  expect(await client.customers.getState({ id })).toMatchObject({ type: 'team' })
})

test('a new email address is confirmed by the token that was sent to it', async () => {
  await using shop = await openOctoberShop()
  const { client, sandbox } = shop
  const { id: customerId } = known(await client.customers.create({ email: 'ada@example.com' }))
  const { token: customerSession } = await client.customerSessions.create({ customerId })
  await client.customerPortal.customers.requestEmailUpdate(
    { customerSession },
    { email: 'countess@example.com' },
  )
  const response = await fetch(`${sandbox.url}/sandbox/emails`)
  expect(await response.json()).toEqual({ emails: sandbox.emails() })
  const [sent] = sandbox.emails()
  expect(sent).toMatchObject({ kind: 'emailUpdate', to: 'countess@example.com' })
  await client.customerPortal.customers.verifyEmailUpdate({ token: sent?.token ?? '' })
  expect(await client.customers.get({ id: customerId })).toMatchObject({
    email: 'countess@example.com',
    emailVerified: true,
  })
})
