import fc from 'fast-check'
import type { BenefitLicenseKeysCreateProperties } from '../../src/2025-03/benefits.ts'
import type { Shop } from './shop.ts'
import { clientOf, failureOf, openShop } from './shop.ts'
import { buy, createBenefits, sell } from './trade.ts'

/** Sells a product with a license key, and returns the buyer's key. */
const buyKey = async (
  { client }: Shop,
  properties: BenefitLicenseKeysCreateProperties = {},
  email = 'ada@example.com',
) => {
  const [benefitId = ''] = await createBenefits(client, {
    type: 'license_keys',
    description: 'A key to the studio',
    properties,
  })
  const { session } = await buy(client, await sell(client, [benefitId]), { email })
  const [key] = (await client.customerPortal.licenseKeys.list(session, { benefitId })).result.items
  if (!key) throw new Error('the buyer has no key')
  return { key, session, named: { key: key.key, organizationId: key.organizationId } }
}

test('a buyer receives a key with the limits of the benefit', async () => {
  await using shop = await openShop()
  const { key, session } = await buyKey(shop, {
    prefix: 'MASK',
    expires: { ttl: 1, timeframe: 'month' },
    activations: { limit: 2, enableCustomerAdmin: true },
    limitUsage: 5,
  })
  expect(key.key).toMatch(/^MASK_[0-9A-F-]{36}$/)
  expect(key).toMatchObject({
    displayKey: `****-${key.key.slice(-6)}`,
    status: 'granted',
    usage: 0,
    limitUsage: 5,
    limitActivations: 2,
    validations: 0,
    lastValidatedAt: null,
    // A month after the last day of January.
    expiresAt: new Date('2026-02-28T12:00:00Z'),
    user: { email: 'ada@example.com' },
    customer: { email: 'ada@example.com' },
  })
  const { client } = shop
  expect((await client.licenseKeys.list({ benefitId: key.benefitId })).result.items).toEqual([key])
  const activated = { ...key, activations: [] }
  expect(await client.licenseKeys.get({ id: key.id })).toEqual(activated)
  expect(await client.customerPortal.licenseKeys.get(session, { id: key.id })).toEqual(activated)
})

test.each([
  ['day', '2026-02-03T11:59:59.999Z'],
  ['month', '2026-04-30T11:59:59.999Z'],
  ['year', '2029-01-31T11:59:59.999Z'],
] as const)('a key is valid for its lifetime of three %ss', async (timeframe, last) => {
  await using shop = await openShop()
  const { named } = await buyKey(shop, {
    expires: { ttl: 3, timeframe },
    activations: { limit: 9, enableCustomerAdmin: false },
  })
  const { validate, activate } = shop.client.customerPortal.licenseKeys
  shop.sandbox.advance({ ms: Date.parse(last) - shop.sandbox.now().getTime() })
  expect(await validate(named)).toMatchObject({ validations: 1, lastValidatedAt: new Date(last) })
  shop.sandbox.advance({ ms: 1 })
  expect(await failureOf(validate(named))).toMatchObject({
    _tag: 'ResourceNotFound',
    detail: 'License key has expired.',
  })
  expect(await failureOf(activate({ ...named, label: 'late' }))).toMatchObject({
    _tag: 'NotPermitted',
  })
})

test('activations and usage are counted and never exceed their limits', async () => {
  await using shop = await openShop()
  const action = fc.oneof(
    fc.record({ kind: fc.constant('activate' as const), which: fc.nat(9) }),
    fc.record({ kind: fc.constant('deactivate' as const), which: fc.nat(9) }),
    fc.record({ kind: fc.constant('use' as const), which: fc.nat(4) }),
  )
  let buyers = 0
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 8 }),
      fc.array(action, { maxLength: 14 }),
      async (limit, limitUsage, actions) => {
        const { client } = shop
        const { key, named } = await buyKey(
          shop,
          { activations: { limit, enableCustomerAdmin: true }, limitUsage },
          `buyer${buyers++}@example.com`,
        )
        const { activate, deactivate, validate } = client.customerPortal.licenseKeys
        let active: string[] = []
        let usage = 0
        for (const { kind, which } of actions) {
          if (kind === 'activate') {
            const call = activate({ ...named, label: `${which}`, meta: { which } })
            if (active.length === limit) {
              expect(await failureOf(call)).toMatchObject({ _tag: 'NotPermitted' })
            } else active.push((await call).id)
          } else if (kind === 'deactivate') {
            const activationId = active[which] ?? key.id
            const call = deactivate({ ...named, activationId })
            if (which in active) await call
            else expect(await failureOf(call)).toMatchObject({ _tag: 'ResourceNotFound' })
            active = active.filter((id) => id !== activationId)
          } else {
            const call = validate({ ...named, incrementUsage: which })
            if (usage + which > limitUsage) {
              expect(await failureOf(call)).toMatchObject({
                statusCode: 400,
                body: expect.stringContaining(`${limitUsage - usage} usages left`) as string,
              })
            } else {
              usage += which
              expect(await call).toMatchObject({ usage })
            }
          }
          const found = await client.licenseKeys.get({ id: key.id })
          expect(found.usage).toBe(usage)
          expect(found.activations.map(({ id }) => id)).toEqual(active)
        }
      },
    ),
    { numRuns: 15 },
  )
})

test('a key is only valid for its own benefit, customer and conditions', async () => {
  await using shop = await openShop()
  const { key, named } = await buyKey(shop, {
    activations: { limit: 2, enableCustomerAdmin: true },
  })
  const { validate, activate } = shop.client.customerPortal.licenseKeys
  const free = await activate({ ...named, label: 'anywhere' })
  const bound = await activate({
    ...named,
    label: 'laptop',
    conditions: { major: 2, of: ['a', { b: null }] },
    meta: { owner: 'Ada' },
  })
  expect(bound).toMatchObject({ label: 'laptop', meta: { owner: 'Ada' }, licenseKey: key })
  const { benefitId, customerId } = key
  const right = { ...named, benefitId, customerId, activationId: bound.id }
  const conditions = { of: ['a', { b: null }], major: 2 }
  expect(await validate({ ...right, conditions })).toMatchObject({
    activation: { id: bound.id, label: 'laptop' },
    validations: 1,
  })
  expect(await validate({ ...named, activationId: free.id, conditions: { any: 1 } })).toMatchObject(
    { activation: { id: free.id }, validations: 2 },
  )
  expect(await validate(named)).toMatchObject({ activation: null, validations: 3 })
  for (const wrong of [
    { ...right },
    { ...right, conditions: { ...conditions, major: 3 } },
    { ...right, conditions, benefitId: customerId },
    { ...right, conditions, customerId: benefitId },
    { ...right, conditions, activationId: key.id },
    { ...right, conditions, key: key.displayKey },
    { ...right, conditions, organizationId: customerId },
  ]) {
    expect(await failureOf(validate(wrong))).toMatchObject({ _tag: 'ResourceNotFound' })
  }
  expect(await failureOf(validate({ ...named, incrementUsage: -1 }))).toMatchObject({
    detail: [{ loc: ['body', 'increment_usage'] }],
  })
  expect((await shop.client.licenseKeys.get({ id: key.id })).validations).toBe(3)
})

test('does not find the activation of another key or the key of another organization', async () => {
  await using shop = await openShop()
  const { client, sandbox } = shop
  const properties = { activations: { limit: 1, enableCustomerAdmin: true } }
  const ada = await buyKey(shop, properties)
  const bob = await buyKey(shop, properties, 'bob@example.com')
  const { licenseKeys } = client.customerPortal
  const { id: activationId } = await licenseKeys.activate({ ...ada.named, label: 'mine' })
  expect(await client.licenseKeys.getActivation({ id: ada.key.id, activationId })).toMatchObject({
    id: activationId,
    label: 'mine',
    licenseKey: { id: ada.key.id },
  })
  const { id: organizationId } = await client.organizations.create({ name: 'Else', slug: 'else' })
  const token = sandbox.createAccessToken({ organizationIds: [organizationId] })
  for (const call of [
    client.licenseKeys.getActivation({ id: bob.key.id, activationId }),
    licenseKeys.validate({ ...bob.named, activationId }),
    licenseKeys.deactivate({ ...bob.named, activationId }),
    licenseKeys.get(bob.session, { id: ada.key.id }),
    licenseKeys.validate({ key: ada.key.key, organizationId }),
    clientOf(sandbox, token).licenseKeys.update({ id: ada.key.id, licenseKeyUpdate: { usage: 0 } }),
  ]) {
    expect(await failureOf(call)).toMatchObject({ _tag: 'ResourceNotFound' })
  }
})

test('a key without activations cannot be activated', async () => {
  await using shop = await openShop()
  const { named } = await buyKey(shop)
  const { activate } = shop.client.customerPortal.licenseKeys
  expect(await failureOf(activate({ ...named, label: 'laptop' }))).toMatchObject({
    _tag: 'NotPermitted',
    detail: 'This license key does not support activations.',
  })
})

test('lets a merchant change the limits of a key and disable it', async () => {
  await using shop = await openShop()
  const { client } = shop
  const { key, named } = await buyKey(shop, { limitUsage: 1 })
  const update = (
    licenseKeyUpdate: Parameters<typeof client.licenseKeys.update>[0]['licenseKeyUpdate'],
  ) => client.licenseKeys.update({ id: key.id, licenseKeyUpdate })
  const expiresAt = new Date('2026-03-01T00:00:00Z')
  expect(await update({ usage: 7, limitUsage: null, limitActivations: 3, expiresAt })).toEqual({
    ...key,
    usage: 7,
    limitUsage: null,
    limitActivations: 3,
    expiresAt,
  })
  const { validate } = client.customerPortal.licenseKeys
  expect(await validate({ ...named, incrementUsage: 100 })).toMatchObject({ usage: 107 })
  await update({ status: 'disabled' })
  expect(await failureOf(validate(named))).toMatchObject({ _tag: 'ResourceNotFound' })
  for (const [name, wrong] of [
    ['usage', { usage: -1 }],
    ['limit_activations', { limitActivations: 0 }],
    ['limit_usage', { limitUsage: 0 }],
  ] as const) {
    expect(await failureOf(update(wrong))).toMatchObject({ detail: [{ loc: ['body', name] }] })
  }
})
