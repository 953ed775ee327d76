import { createBillingClient } from '../../src/2026-10/index.ts'
import { validateEvent } from '../../src/2026-10/webhooks.ts'
import type { Sandbox } from '../../src/sandbox.ts'
import { openReceiver } from './receiver.ts'
import { failureOf, known, openShop } from './shop.ts'

const SECRET = 'a secret for these tests'

const newClient = ({ url: serverURL, accessToken }: Sandbox) =>
  createBillingClient({ serverURL, accessToken, strict: true, retry: false })

test('both versions show the same rows, each in its own way', async () => {
  await using receiver = await openReceiver()
  await using shop = await openShop({
    webhooks: { url: receiver.url, secret: SECRET, version: '2026-10' },
  })
  const before = shop.client
  const today = newClient(shop.sandbox)
  const product = await today.products.create({
    name: 'Newsletter',
    recurringInterval: 'month',
    prices: [{ amountType: 'fixed', priceAmount: 0 }],
  })
  expect(product.prices).toMatchObject([{ amountType: 'fixed', priceAmount: 0, source: 'catalog' }])
  expect(await before.products.get({ id: product.id })).toMatchObject({
    name: 'Newsletter',
    prices: [{ amountType: 'free', type: 'recurring', recurringInterval: 'month' }],
  })

  const customer = await before.customers.create({ email: 'ada@example.com', externalId: 'ada' })
  const subscription = await today.subscriptions.create({
    productId: product.id,
    externalCustomerId: 'ada',
  })
  expect(subscription).toMatchObject({ customer: { type: 'individual' }, amount: 0, meters: [] })
  const seen = await before.subscriptions.get({ id: subscription.id })
  expect(seen).toMatchObject({ customerId: customer.id, status: 'active', user: {} })

  await shop.sandbox.webhooks.settled()
  const events = await Promise.all(
    receiver.received.map(({ body, headers }) =>
      validateEvent(body, headers, SECRET, { strict: true }),
    ),
  )
  const active = events.find(({ type }) => type === 'subscription.active')
  expect(active).toMatchObject({ data: { id: subscription.id, pauseAtPeriodEnd: false } })
})

test('a team keeps at least one owner, and its members have unique emails and ids', async () => {
  await using shop = await openShop()
  const { customers, members, customerSessions, customerPortal } = newClient(shop.sandbox)
  const { id } = known(
    await customers.create({
      email: 'team@example.com',
      externalId: 'team',
      owner: { email: 'ada@example.com' },
    }),
  )
  const added = await customers.members.createExternal({
    externalId: 'team',
    memberCreateFromCustomer: { email: 'bob@example.com', externalId: 'bob' },
  })
  expect(added).toMatchObject({ role: 'member', customerId: id })
  const { result } = await members.listMembers({ externalCustomerId: 'team', role: 'owner' })
  const [owner] = result.items
  expect(owner).toMatchObject({ email: 'ada@example.com' })
  const memberId = owner?.id ?? ''
  expect(await failureOf(customers.members.delete({ id, memberId }))).toMatchObject({
    statusCode: 422,
  })
  const again = customers.members.create({
    id,
    memberCreateFromCustomer: { email: 'BOB@example.com' },
  })
  expect(await failureOf(again)).toMatchObject({ statusCode: 422 })
  await customers.members.update({ id, memberId: added.id, memberUpdate: { role: 'owner' } })
  await customers.members.delete({ id, memberId })

  const { token } = await customerSessions.create({ customerId: id })
  const session = { customerSession: token }
  await customerPortal.members.addMember(session, { email: 'eve@example.com' })
  const listed = (await customerPortal.members.listMembers(session)).result.items
  expect(listed.map(({ email }) => email)).toEqual(['bob@example.com', 'eve@example.com'])
  const other = customerPortal.members.removeMember(session, { id: memberId })
  expect(await failureOf(other)).toMatchObject({ statusCode: 404 })
})

test('a customer changes their email with the token that the sandbox returns', async () => {
  await using shop = await openShop()
  const { customers, customerSessions, customerPortal } = newClient(shop.sandbox)
  const { id } = known(await customers.create({ email: 'ada@example.com' }))
  const session = { customerSession: (await customerSessions.create({ customerId: id })).token }
  const response = await customerPortal.customers.requestEmailUpdate(session, {
    email: 'ada@example.org',
  })
  const { token } = response as { token: string }
  await customerPortal.customers.checkEmailUpdate({ token })
  const renewed = await customerPortal.customers.verifyEmailUpdate({ token })
  expect(await customerPortal.customers.get({ customerSession: renewed.token })).toMatchObject({
    email: 'ada@example.org',
    emailVerified: true,
  })
  const again = customerPortal.customers.verifyEmailUpdate({ token })
  expect(await failureOf(again)).toMatchObject({ statusCode: 422 })
})

test('event types have labels, and dashboards can be created, changed and deleted', async () => {
  await using shop = await openShop()
  const { customers, events, eventTypes, metrics } = newClient(shop.sandbox)
  const { id: customerId } = known(await customers.create({ email: 'ada@example.com' }))
  await events.ingest({
    events: [
      { name: 'drawn', customerId, metadata: { seconds: 1.5 } },
      { name: 'drawn', customerId },
      { name: 'shared', customerId },
    ],
  })
  const [drawn] = (await eventTypes.list({ sorting: ['-occurrences'] })).result.items
  expect(drawn).toMatchObject({ name: 'drawn', label: 'drawn', occurrences: 2 })
  await eventTypes.update({ id: drawn?.id ?? '', eventTypeUpdate: { label: 'Portrait drawn' } })
  const [event] = (await events.list({ name: 'drawn', limit: 1 })).result.items
  expect(event).toMatchObject({ label: 'Portrait drawn' })
  // 2025-03 has only whole numbers, so 1.5 is rounded.
  const before = (await shop.client.events.list()).result.items
  expect(before.map(({ metadata }) => metadata)).toContainEqual({ seconds: 2 })
  const names = (await events.listNames({ sorting: ['name'] })).result.items
  expect(names).toMatchObject([
    { name: 'drawn', occurrences: 2 },
    { name: 'shared', occurrences: 1 },
  ])

  const { id } = await metrics.createDashboard({ name: 'Sales', metrics: ['revenue'] })
  await metrics.updateDashboard({ id, metricDashboardUpdate: { metrics: ['orders'] } })
  expect(await metrics.listDashboards()).toMatchObject([{ name: 'Sales', metrics: ['orders'] }])
  await metrics.deleteDashboard({ id })
  expect(await failureOf(metrics.getDashboard({ id }))).toMatchObject({ statusCode: 404 })
})

test('a list of events takes a filter like that of a meter, as JSON', async () => {
  await using shop = await openShop()
  const { events } = newClient(shop.sandbox)
  await events.ingest({
    events: [1, 2, 3].map((seconds) => ({
      name: seconds === 3 ? 'shared' : 'drawn',
      externalCustomerId: 'ada',
      metadata: { seconds },
    })),
  })
  const list = (filter: string) => events.list({ filter })
  const drawn = { property: 'name', operator: 'eq', value: 'drawn' }
  const long = { property: 'seconds', operator: 'gt', value: 1 }
  const counts = [
    { conjunction: 'and', clauses: [] },
    { conjunction: 'and', clauses: [drawn, long] },
    { conjunction: 'or', clauses: [drawn, { conjunction: 'and', clauses: [long] }] },
  ].map(async (filter) => (await list(JSON.stringify(filter))).result.pagination.totalCount)
  expect(await Promise.all(counts)).toEqual([3, 1, 3])
  for (const wrong of ['{', '[]', '{"conjunction":"xor","clauses":[]}', JSON.stringify(drawn)]) {
    expect(await failureOf(list(wrong))).toMatchObject({ detail: [{ loc: ['query', 'filter'] }] })
  }
})

test('the usage of each customer is counted from their events', async () => {
  await using shop = await openShop()
  const { customers, events, meters, customerMeters, customerSessions, customerPortal } = newClient(
    shop.sandbox,
  )
  const ada = known(await customers.create({ email: 'ada@example.com', externalId: 'ada' }))
  const bob = known(await customers.create({ email: 'bob@example.com' }))
  const { id: meterId } = await meters.create({
    name: 'Seconds of drawing',
    filter: { conjunction: 'and', clauses: [{ property: 'name', operator: 'eq', value: 'drawn' }] },
    aggregation: { func: 'sum', property: 'seconds' },
  })
  const drawnEvent = (seconds: number) => ({ name: 'drawn', metadata: { seconds } })
  await events.ingest({
    events: [
      { ...drawnEvent(1.5), externalCustomerId: 'ada' },
      { ...drawnEvent(2), customerId: ada.id },
      { ...drawnEvent(4), customerId: bob.id },
      { name: 'shared', customerId: bob.id },
    ],
  })
  const listed = (await customerMeters.list({ sorting: ['consumed_units'] })).result.items
  expect(listed).toMatchObject([
    { customerId: ada.id, meterId, consumedUnits: 3.5, balance: -3.5 },
    { customerId: bob.id, meterId, consumedUnits: 4 },
  ])
  const session = { customerSession: (await customerSessions.create({ customerId: ada.id })).token }
  const [own, ...others] = (await customerPortal.customerMeters.list(session)).result.items
  expect([own, others]).toMatchObject([{ consumedUnits: 3.5 }, []])
  const { id } = own ?? { id: '' }
  expect(await customerPortal.customerMeters.get(session, { id })).toEqual(own)
  expect(await customerMeters.get({ id })).toMatchObject({ customerId: ada.id })
  expect(await customers.getState({ id: ada.id })).toMatchObject({
    activeMeters: [{ meterId, consumedUnits: 3.5 }],
  })
})

test('a draft order is charged when it is finalized', async () => {
  await using shop = await openShop()
  const { customers, customerSessions, customerPortal, orders, products } = newClient(shop.sandbox)
  const { id: productId } = await products.create({
    name: 'Poster',
    prices: [{ amountType: 'fixed', priceAmount: 1900 }],
  })
  const { id: customerId } = known(await customers.create({ email: 'ada@example.com' }))
  const description = 'A poster of Gandalf'
  const draft = await orders.create({ customerId, productId, amount: 1500, description })
  expect(draft).toMatchObject({ status: 'draft', paid: false, dueAmount: 1500, description })
  const { id } = draft
  const unpaid = orders.finalize({ id, orderFinalize: {} })
  expect(await failureOf(unpaid)).toMatchObject({ statusCode: 402 })

  const session = { customerSession: (await customerSessions.create({ customerId })).token }
  await customerPortal.customers.addPaymentMethod(session, {
    confirmationTokenId: 'tok_visa',
    setDefault: true,
    returnUrl: 'https://example.com/',
  })
  expect(await orders.finalize({ id, orderFinalize: {} })).toMatchObject({
    id,
    status: 'paid',
    netAmount: 1500,
    description,
  })
  const again = orders.finalize({ id, orderFinalize: {} })
  expect(await failureOf(again)).toMatchObject({ statusCode: 412 })
  expect((await orders.list({ status: 'draft' })).result.items).toEqual([])
})

test('a feature flag has its metadata, and 2025-03 shows it as a custom benefit', async () => {
  await using shop = await openShop()
  const { benefits, customers, customerSessions, customerPortal, products, subscriptions } =
    newClient(shop.sandbox)
  const created = await benefits.create({
    type: 'feature_flag',
    description: 'Early access',
    metadata: { flag: 'early' },
    properties: {},
  })
  const { id } = known(created)
  const product = await products.create({
    name: 'Insider',
    recurringInterval: 'month',
    prices: [{ amountType: 'fixed', priceAmount: 0 }],
  })
  await products.updateBenefits({ id: product.id, productBenefitsUpdate: { benefits: [id] } })
  const { id: customerId } = known(await customers.create({ email: 'ada@example.com' }))
  await subscriptions.create({ productId: product.id, customerId })

  const updated = await benefits.update({
    id,
    requestBody: { type: 'feature_flag', metadata: { flag: 'beta' } },
  })
  expect(updated).toMatchObject({ type: 'feature_flag', metadata: { flag: 'beta' } })
  const session = { customerSession: (await customerSessions.create({ customerId })).token }
  const [grant] = (await customerPortal.benefitGrants.list(session)).result.items
  expect(grant).toMatchObject({ isGranted: true, benefit: { id, type: 'feature_flag' } })
  const [state] = (await benefits.grants({ id })).result.items
  expect(state).toMatchObject({ customerId, isGranted: true, properties: {} })
  expect(await shop.client.benefits.get({ id })).toMatchObject({ id, type: 'custom' })
})
