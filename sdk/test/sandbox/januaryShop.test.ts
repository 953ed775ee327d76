import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as january from '../../src/2026-10/index.ts'
import * as upgraded from '../../src/2027-01/index.ts'
import type { Sandbox } from '../../src/sandbox.ts'
import { startSandbox } from '../../src/sandbox.ts'
import { openReceiver } from './receiver.ts'
import { failureOf, known } from './shop.ts'

const { isResourceNotFound, isUnsupportedVersion } = january

/** A shop as it was written in January. Its upgrade changes the import of `sdk`, and nothing else. */
const openShop = (sdk: typeof january | typeof upgraded, sandbox: Sandbox) => {
  const notices: string[] = []
  const client = sdk.createBillingClient({
    serverURL: sandbox.url,
    accessToken: sandbox.accessToken,
    hooks: { onVersionNotice: ({ message }) => notices.push(message) },
  })
  const active = async (customerId: string) =>
    (await client.subscriptions.list({ customerId, active: true })).result.items
  return {
    client,
    notices,
    /** Whether a buyer has premium; as remembered while the platform cannot say. */
    premium: async (customerId: string, remembered: boolean) => {
      try {
        return (await active(customerId)).length > 0
      } catch (error) {
        if (isResourceNotFound(error)) return false
        return remembered
      }
    },
    validate: async (key: string, organizationId: string) =>
      client.customerPortal.licenseKeys.validate({ key, organizationId }),
  }
}

test('a shop written in January is warned, then told what to do, and loses nothing by April', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
  await using receiver = await openReceiver()
  await using sandbox = await startSandbox({
    now: '2027-01-15T12:00:00Z',
    today: '2027-01-15',
    data: join(folder, 'sandbox.json'),
  })
  const shop = openShop(january, sandbox)
  const { client, notices } = shop
  await client.webhooks.createWebhookEndpoint({
    url: receiver.url,
    format: 'raw',
    events: ['order.paid'],
    apiVersion: '2026-10',
  })
  const benefit = known(
    await client.benefits.create({
      type: 'license_keys',
      description: 'A key to the studio',
      properties: {},
    }),
  )
  const { id: productId, organizationId } = await client.products.create({
    name: 'Premium',
    recurringInterval: 'month',
    prices: [{ amountType: 'fixed', priceAmount: 499 }],
  })
  await client.products.updateBenefits({
    id: productId,
    productBenefitsUpdate: { benefits: [benefit.id] },
  })
  const { id: customerId } = known(await client.customers.create({ email: 'ada@example.com' }))
  const { clientSecret } = await client.checkouts.create({ products: [productId], customerId })
  await client.checkouts.clientConfirm({
    clientSecret,
    checkoutConfirmStripe: { confirmationTokenId: 'tok_visa' },
  })
  const [key] = (await client.licenseKeys.list()).result.items
  if (!key) throw new Error('the buyer has no key')

  // January to March: everything works, and the shop is warned once.
  expect(await shop.premium(customerId, false)).toBe(true)
  expect(await shop.validate(key.key, organizationId)).toMatchObject({ id: key.id })
  expect(notices).toEqual([
    expect.stringMatching(
      /2026-10 .*deprecated.* first week of April 2027.*@dramatis\/sdk\/2027-01/,
    ),
  ])
  sandbox.setToday('2027-03-31')
  sandbox.advance({ months: 2 })
  expect(await shop.premium(customerId, false)).toBe(true)

  // April: a clear error that no program mistakes for a missing customer or key.
  sandbox.setToday('2027-04-15')
  sandbox.advance({ months: 1 })
  const failures = [
    await failureOf(client.subscriptions.list({ customerId })),
    await failureOf(client.customers.get({ id: customerId })),
    await failureOf(shop.validate(key.key, organizationId)),
    await failureOf(client.customers.create({ email: 'eve@example.com' })),
  ]
  for (const failure of failures) {
    expect(isUnsupportedVersion(failure)).toBe(true)
    expect(isResourceNotFound(failure)).toBe(false)
    expect(failure).toMatchObject({ version: '2026-10', removed: 'the first week of April 2027' })
    expect(String(failure)).toContain('Import @dramatis/sdk/2027-01 instead')
  }
  expect(await shop.premium(customerId, true)).toBe(true)

  // The platform went on: the subscription renewed, and each payment was reported as in January.
  await sandbox.webhooks.settled()
  expect(receiver.received).toHaveLength(4)
  for (const { headers, body } of receiver.received) {
    expect(headers['webhook-api-version']).toBe('2026-10')
    expect(JSON.parse(body)).toMatchObject({
      type: 'order.paid',
      data: { customer_id: customerId },
    })
  }

  // The upgrade changes one import.
  const after = openShop(upgraded, sandbox)
  expect(await after.premium(customerId, false)).toBe(true)
  expect(await after.validate(key.key, organizationId)).toMatchObject({ id: key.id })
  expect((await after.client.orders.list({ customerId })).result.items).toHaveLength(4)
  expect((await after.client.customers.list()).result.items).toMatchObject([{ id: customerId }])
  expect(after.notices).toEqual([
    expect.stringMatching(/2027-01 .*deprecated.* first week of July 2027/),
  ])
  await rm(folder, { recursive: true })
})
