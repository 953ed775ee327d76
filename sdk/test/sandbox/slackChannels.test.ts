import { createBillingClient as createEarlierClient } from '../../src/2025-03/index.ts'
import { fixedPrice, openOctoberShop, sellMonthly, subscribe } from './october.ts'
import { known } from './shop.ts'

const properties = {
  slackIntegrationId: '3f0e4cb1-9f0c-4c2e-8a0b-0d1a1b1e0001',
  channelNameTemplate: 'backstage',
}

test('a customer is invited to a Slack channel at the address that they give', async () => {
  await using shop = await openOctoberShop()
  const { client, sandbox } = shop
  const benefit = known(
    await client.benefits.create({
      type: 'slack_shared_channel',
      description: 'The green room',
      metadata: { floor: 2 },
      properties,
    }),
  )
  expect(benefit).toMatchObject({
    metadata: { floor: 2 },
    properties: { ...properties, private: true, archiveOnRevoke: true, teamInvitees: [] },
  })
  const renamed = { ...properties, channelNameTemplate: 'front-row', welcomeMessage: 'Break a leg' }
  expect(
    await client.benefits.update({
      id: benefit.id,
      requestBody: { type: 'slack_shared_channel', properties: renamed },
    }),
  ).toMatchObject({ metadata: { floor: 2 }, properties: renamed })

  const product = await sellMonthly(shop, fixedPrice(900))
  await client.products.updateBenefits({
    id: product.id,
    productBenefitsUpdate: { benefits: [benefit.id] },
  })
  const { session, subscription } = await subscribe(shop, product.id)
  const [waiting] = (await client.customerPortal.benefitGrants.list(session)).result.items
  expect(waiting).toMatchObject({ isGranted: false, properties: {} })
  const granted = await client.customerPortal.benefitGrants.update(session, {
    id: known(waiting)?.id ?? '',
    customerBenefitGrantUpdate: {
      benefitType: 'slack_shared_channel',
      properties: { invitedEmail: 'ada@example.com' },
    },
  })
  expect(granted).toMatchObject({
    isGranted: true,
    properties: { invitedEmail: 'ada@example.com', channelName: 'front-row' },
  })

  const earlier = createEarlierClient({ serverURL: sandbox.url, accessToken: sandbox.accessToken })
  expect(await earlier.benefits.get({ id: benefit.id })).toMatchObject({ type: 'custom' })
  await client.subscriptions.revoke({ id: subscription.id })
  const { result } = await client.benefits.grants({ id: benefit.id })
  expect(result.items).toMatchObject([{ isGranted: false, isRevoked: true }])
})

test('a customer can remove their account from a benefit', async () => {
  await using shop = await openOctoberShop()
  const { client } = shop
  const benefit = known(
    await client.benefits.create({
      type: 'discord',
      description: 'The masked ball',
      metadata: { dress: 'black' },
      properties: { guildToken: 'guild token', roleId: 'dancer', kickMember: false },
    }),
  )
  expect(await client.benefits.get({ id: benefit.id })).toMatchObject({
    metadata: { dress: 'black' },
  })
  const product = await sellMonthly(shop, fixedPrice(900))
  await client.products.updateBenefits({
    id: product.id,
    productBenefitsUpdate: { benefits: [benefit.id] },
  })
  const { session } = await subscribe(shop, product.id)
  const [grant] = (await client.customerPortal.benefitGrants.list(session)).result.items
  const use = (accountId: string | null) =>
    client.customerPortal.benefitGrants.update(session, {
      id: known(grant)?.id ?? '',
      customerBenefitGrantUpdate: { benefitType: 'discord', properties: { accountId } },
    })
  expect(await use('dancer#1')).toMatchObject({
    isGranted: true,
    properties: { accountId: 'dancer#1' },
  })
  expect(await use(null)).toMatchObject({ isGranted: false, isRevoked: false })
})
