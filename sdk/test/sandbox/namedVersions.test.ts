import { createBillingClient } from '../../src/2027-01/index.ts'
import { startSandbox } from '../../src/sandbox.ts'
import { failureOf, known } from './shop.ts'

test('a license key shows in each version what that version has', async () => {
  await using sandbox = await startSandbox({ today: '2026-11-26' })
  const { url, accessToken } = sandbox
  const client = createBillingClient({ serverURL: url, accessToken, strict: true })
  const benefit = known(
    await client.benefits.create({
      type: 'license_keys',
      description: 'A key to the studio',
      properties: { activations: { limit: 9, enableCustomerAdmin: true } },
    }),
  )
  const { id: productId, organizationId } = await client.products.create({
    name: 'Premium',
    recurringInterval: 'month',
    prices: [{ amountType: 'fixed', priceAmount: 0 }],
  })
  await client.products.updateBenefits({
    id: productId,
    productBenefitsUpdate: { benefits: [benefit.id] },
  })
  const { id: customerId } = known(
    await client.customers.create({
      type: 'team',
      email: 'team@example.com',
      owner: { email: 'ada@example.com', externalId: 'ada' },
    }),
  )
  const subscription = await client.subscriptions.create({ productId, customerId })
  const [key] = (await client.licenseKeys.list()).result.items
  const named = { key: key?.key ?? '', organization_id: organizationId }

  const call = async (version: string, path: string, body?: object) => {
    const response = await fetch(`${url}/v1/license-keys/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${accessToken}`,
        'content-type': 'application/json',
        'polar-version': version,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return (await response.json()) as Record<string, unknown>
  }
  const keysIn = async (version: string) => [
    await call(version, key?.id ?? ''),
    await call(version, 'validate', named),
    (await call(version, 'activate', { ...named, label: version })).license_key,
  ]
  const member = { email: 'ada@example.com', external_id: 'ada' }
  for (const shown of await keysIn('2026-04')) {
    expect(shown).toMatchObject({ id: key?.id })
    expect(shown).not.toHaveProperty('member_id')
    expect(shown).not.toHaveProperty('subscription_id')
  }
  for (const shown of await keysIn('2026-10')) {
    expect(shown).toMatchObject({ id: key?.id, member_id: expect.any(String) as string, member })
    expect(shown).not.toHaveProperty('subscription_id')
  }
  const [, ...used] = await keysIn('2027-01')
  for (const shown of used) {
    expect(shown).toMatchObject({
      member,
      subscription_id: subscription.id,
      subscription: { id: subscription.id, status: 'active', cancel_at_period_end: false },
      order_id: null,
      order: null,
    })
  }
})

test('an endpoint has the version that it asks for, if the platform has it', async () => {
  await using sandbox = await startSandbox({ today: '2027-01-15' })
  const { url: serverURL, accessToken } = sandbox
  const { webhooks } = createBillingClient({ serverURL, accessToken, strict: true })
  const endpoint = { url: 'http://localhost:9/', format: 'raw' as const, events: [] }
  const current = await webhooks.createWebhookEndpoint(endpoint)
  expect(current).toMatchObject({ apiVersion: '2027-01' })
  const pinned = await webhooks.createWebhookEndpoint({ ...endpoint, apiVersion: '2026-10' })
  expect(pinned).toMatchObject({ apiVersion: '2026-10' })
  const { id } = pinned
  const update = (apiVersion: string) =>
    webhooks.updateWebhookEndpoint({ id, webhookEndpointUpdate: { apiVersion } })
  expect(await update('2027-01')).toMatchObject({ apiVersion: '2027-01' })
  expect(await failureOf(update('2026-04'))).toMatchObject({
    detail: [{ loc: ['body', 'api_version'] }],
  })
})
