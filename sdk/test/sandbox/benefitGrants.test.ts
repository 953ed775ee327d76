import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import type { Client } from './shop.ts'
import { custom, discord, licenseKeys, repository } from './benefitExamples.ts'
import { failureOf, known, openShop } from './shop.ts'
import { buy, createBenefits, sell } from './trade.ts'

const subscriptionsOf = async (client: Client) => (await client.subscriptions.list()).result.items

test('customers always have exactly the benefits of their products', async () => {
  await using shop = await openShop()
  const { client } = shop
  const all = await createBenefits(client, custom, licenseKeys, { ...custom, description: 'More' })
  const some = fc.subarray(all)
  const action = fc.oneof(
    fc.record({ kind: fc.constant('offer' as const), product: fc.nat(1), benefits: some }),
    fc.record({ kind: fc.constant('switch' as const), product: fc.nat(1) }),
    fc.record({ kind: fc.constant('revoke' as const) }),
    fc.record({ kind: fc.constant('buy' as const), product: fc.nat(1) }),
  )
  let customers = 0
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 8 }), async (actions) => {
      const email = `buyer${customers++}@example.com`
      const { id: customerId } = await client.customers.create({ email })
      const { token } = await client.customerSessions.create({ customerId })
      const session = { customerSession: token }
      const products = [await sell(client, []), await sell(client, [])]
      const offered: string[][] = [[], []]
      /** The model: the product of each subscription that has not ended. */
      const lasting = new Map<string, number>()
      for (const step of actions) {
        const [latest] = [...lasting.keys()].slice(-1)
        if (step.kind === 'offer') {
          offered[step.product] = step.benefits
          await client.products.updateBenefits({
            id: products[step.product] ?? '',
            productBenefitsUpdate: { benefits: step.benefits },
          })
        } else if (step.kind === 'buy') {
          const productId = products[step.product] ?? ''
          const [id = ''] = shop.sandbox.addSubscriptions([{ email, productId }])
          lasting.set(id, step.product)
        } else if (latest !== undefined && step.kind === 'switch') {
          await client.subscriptions.update({
            id: latest,
            subscriptionUpdate: { productId: products[step.product] ?? '' },
          })
          lasting.set(latest, step.product)
        } else if (latest !== undefined) {
          await client.subscriptions.revoke({ id: latest })
          lasting.delete(latest)
        }
        const expected = [...lasting.values()].flatMap((product) => offered[product] ?? [])
        const { grantedBenefits } = await client.customers.getState({ id: customerId })
        expect(grantedBenefits.map(({ benefitId }) => benefitId).sort()).toEqual(expected.sort())
        const { items } = (await client.customerPortal.licenseKeys.list(session, { limit: 100 }))
          .result
        expect(items.filter(({ status }) => status === 'granted')).toHaveLength(
          expected.filter((id) => id === all[1]).length,
        )
      }
    }),
    { numRuns: 15 },
  )
})

test('revokes benefits that are not paid for, and grants them again with the same key', async () => {
  await using shop = await openShop()
  const { client, sandbox } = shop
  const [benefitId = ''] = await createBenefits(client, licenseKeys)
  const productId = await sell(client, [benefitId])
  const card = 'tok_declined_at_renewal'
  await buy(client, productId, { card })
  const state = async () => {
    const [grant] = (await client.benefits.grants({ id: benefitId })).result.items
    const [key] = (await client.licenseKeys.list()).result.items
    const [subscription] = await subscriptionsOf(client)
    return [subscription?.status, grant?.isGranted, grant?.isRevoked, key?.status, key?.key]
  }
  const [, , , , key] = await state()
  expect(await state()).toEqual(['active', true, false, 'granted', key])
  sandbox.advance({ months: 1 })
  expect(await state()).toEqual(['past_due', true, false, 'granted', key])
  sandbox.advance({ months: 1 })
  expect(await state()).toEqual(['unpaid', false, true, 'revoked', key])
  const [subscription] = await subscriptionsOf(client)
  const { customerId = '' } = subscription ?? {}
  const { token: customerSession } = await client.customerSessions.create({ customerId })
  await client.customerPortal.customers.addPaymentMethod(
    { customerSession },
    { confirmationTokenId: 'tok_visa', setDefault: true, returnUrl: 'https://shop.example' },
  )
  expect(await state()).toEqual(['active', true, false, 'granted', key])
})

test('a purchase grants benefits until a refund revokes them or its customer is deleted', async () => {
  await using shop = await openShop()
  const { client } = shop
  const [benefitId = '', later = ''] = await createBenefits(client, custom, licenseKeys)
  const productId = await sell(client, [benefitId], null)
  for (const email of ['ada@example.com', 'bob@example.com', 'cy@example.com']) {
    await buy(client, productId, { email })
  }
  const holders = async (id: string) =>
    (await client.benefits.grants({ id, isGranted: true })).result.items
      .map(({ customer }) => customer.email)
      .sort()
  expect(await holders(benefitId)).toEqual(['ada@example.com', 'bob@example.com', 'cy@example.com'])
  const orders = (await client.orders.list({ sorting: ['created_at'] })).result.items
  const of = (email: string) => orders.find(({ customer }) => customer.email === email)
  await client.refunds.create({
    orderId: of('ada@example.com')?.id ?? '',
    amount: 499,
    reason: 'customer_request',
    revokeBenefits: true,
  })
  await client.customers.delete({ id: of('bob@example.com')?.customerId ?? '' })
  expect(await holders(benefitId)).toEqual(['cy@example.com'])
  await client.products.updateBenefits({
    id: productId,
    productBenefitsUpdate: { benefits: [benefitId, later] },
  })
  expect(await holders(later)).toEqual(['cy@example.com'])
  expect(await holders(benefitId)).toEqual(['cy@example.com'])
})

test('deleting a benefit revokes it from every customer', async () => {
  await using shop = await openShop()
  const { client } = shop
  const [gone = '', kept = ''] = await createBenefits(client, licenseKeys, custom)
  const productId = await sell(client, [gone, kept])
  const { session } = await buy(client, productId)
  await client.benefits.delete({ id: gone })
  expect((await client.products.get({ id: productId })).benefits).toMatchObject([{ id: kept }])
  const grants = (await client.customerPortal.benefitGrants.list(session)).result.items
  expect(grants.map((grant) => known(grant).benefitId)).toEqual([kept])
  expect((await client.licenseKeys.list()).result.items).toMatchObject([{ status: 'revoked' }])
})

test('a benefit on another platform is granted once the customer has named an account', async () => {
  await using shop = await openShop()
  const { client } = shop
  const [ball = '', source = '', support = ''] = await createBenefits(
    client,
    discord,
    repository,
    custom,
  )
  const productId = await sell(client, [ball, source, support])
  const { session, checkoutId } = await buy(client, productId)
  const { benefitGrants, customers } = client.customerPortal
  const list = async (query: NonNullable<Parameters<typeof benefitGrants.list>[1]> = {}) =>
    (await benefitGrants.list(session, query)).result.items.map(known)
  const [waiting] = await list({ benefitId: ball })
  const id = waiting?.id ?? ''
  expect(waiting).toMatchObject({ isGranted: false, isRevoked: false, grantedAt: null })
  const connect = (accountId: string, benefitType: 'discord' | 'github_repository' = 'discord') =>
    benefitGrants.update(session, {
      id,
      customerBenefitGrantUpdate: { benefitType, properties: { accountId } },
    })
  expect(await failureOf(connect(' '))).toMatchObject({
    detail: [{ loc: ['body', 'properties', 'account_id'] }],
  })
  expect(await failureOf(connect('ada', 'github_repository'))).toMatchObject({
    detail: [{ loc: ['body', 'benefit_type'] }],
  })
  const granted = await connect('ada')
  expect(granted).toMatchObject({
    isGranted: true,
    grantedAt: shop.sandbox.now(),
    properties: { accountId: 'ada', roleId: 'dancer' },
  })
  expect(await benefitGrants.get(session, { id })).toEqual(granted)
  expect(await customers.get(session)).toMatchObject({
    oauthAccounts: { 'discord:ada': { accountId: 'ada' } },
  })
  // Only the merchant sees the secrets of a benefit.
  const { clientSecret } = await client.checkouts.create({ products: [productId] })
  const shown = [granted, await client.checkouts.clientGet({ clientSecret })]
  expect(JSON.stringify(shown)).toContain('The masked ball')
  expect(JSON.stringify(shown)).not.toContain('guild token')

  const idsOf = async (query: Parameters<typeof list>[0]) =>
    (await list(query)).map(({ benefitId }) => benefitId)
  expect(await idsOf({ sorting: ['type'] })).toEqual([support, ball, source])
  expect(await idsOf({ type: ['custom', 'discord'], sorting: ['-type'] })).toEqual([ball, support])
  // A benefit that has not been granted has no date, and is sorted last.
  expect((await idsOf({}))[0]).toBe(source)
  const [subscription] = await subscriptionsOf(client)
  const subscriptionId = subscription?.id ?? ''
  for (const [query, count] of [
    [{ checkoutId }, 3],
    [{ checkoutId: id }, 0],
    [{ subscriptionId }, 3],
    [{ orderId: subscriptionId }, 0],
    [{ organizationId: subscriptionId }, 0],
  ] as const) {
    expect(await list(query)).toHaveLength(count)
  }
  await client.subscriptions.revoke({ id: subscriptionId })
  expect(await failureOf(connect('other'))).toMatchObject({ _tag: 'NotPermitted' })
})

test('webhooks report grants with their previous properties', async () => {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      bodies.push(body)
      response.writeHead(202).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  await using shop = await openShop({ webhooks: { url, secret: 'a secret' } })
  const { client, sandbox } = shop
  const [id = ''] = await createBenefits(client, discord)
  const { session } = await buy(client, await sell(client, [id]))
  const [grant] = (await client.customerPortal.benefitGrants.list(session)).result.items
  await client.customerPortal.benefitGrants.update(session, {
    id: grant ? known(grant).id : '',
    customerBenefitGrantUpdate: { benefitType: 'discord', properties: { accountId: 'ada' } },
  })
  const properties = { guildToken: 'guild token', roleId: 'guest' }
  await client.benefits.update({ id, requestBody: { type: 'discord', properties } })
  const [subscription] = await subscriptionsOf(client)
  await client.subscriptions.revoke({ id: subscription?.id ?? '' })
  await sandbox.webhooks.settled()
  server.close()
  expect(sandbox.webhooks.deliveries().filter(({ state }) => state !== 'delivered')).toEqual([])
  const told = bodies
    .map((body) => JSON.parse(body) as { type: string; data: object })
    .filter(({ type }) => type.startsWith('benefit'))
  expect(told).toMatchObject([
    { type: 'benefit.created', data: { id } },
    { type: 'benefit_grant.created', data: { benefit: { id }, is_granted: false } },
    {
      type: 'benefit_grant.updated',
      data: { is_granted: true, properties: { account_id: 'ada', role_id: 'dancer' } },
    },
    { type: 'benefit.updated', data: { id } },
    {
      type: 'benefit_grant.updated',
      data: { previous_properties: { role_id: 'dancer' }, properties: { role_id: 'guest' } },
    },
    { type: 'benefit_grant.revoked', data: { is_granted: false, is_revoked: true } },
  ])
  const states = sandbox.webhooks
    .deliveries()
    .filter(({ type }) => type === 'customer.state_changed')
  expect(states.length).toBeGreaterThan(0)
})
