import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { createBillingClient } from '../../src/2026-10/index.ts'
import { openReceiver } from './receiver.ts'
import { known, openShop } from './shop.ts'

const value = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(4.5, -0.5, 1e21, -1e300, Number.MIN_VALUE),
  fc.integer(),
  fc.boolean(),
  fc.string({ minLength: 1, maxLength: 20 }),
)
const metadata = fc
  .dictionary(fc.stringMatching(/^[a-z_]{1,40}$/), value, { maxKeys: 5 })
  .map((entries) => ({ ...entries, rating: 4.5 }))

/** A value as 2025-03 can show it: the nearest whole number. */
const whole = (shown: unknown): unknown =>
  typeof shown === 'number'
    ? Math.min(Number.MAX_SAFE_INTEGER, Math.max(Number.MIN_SAFE_INTEGER, Math.round(shown)))
    : shown

const wholeOf = (entries: object): object =>
  Object.fromEntries(Object.entries(entries).map(([key, shown]) => [key, whole(shown)]))

const unsigned = (entries: object): object => JSON.parse(JSON.stringify(entries)) as object

test('any metadata that is made in one version can be listed in the other, wherever it is', async () => {
  await using receiver = await openReceiver()
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
  const data = join(folder, 'sandbox.json')
  await using shop = await openShop({ data, webhooks: { url: receiver.url, secret: 'a secret' } })
  const { url: serverURL, accessToken } = shop.sandbox
  const former = shop.client
  const today = createBillingClient({ serverURL, accessToken, strict: true, retry: false })
  let run = 0
  await fc.assert(
    fc.asyncProperty(metadata, async (entries) => {
      run++
      const email = `${run}@example.com`
      const price = { amountType: 'fixed' as const, priceAmount: 500 }
      const product = await today.products.create({
        name: 'Poster',
        prices: [price],
        metadata: entries,
      })
      const plan = await today.products.create({
        name: 'Plan',
        recurringInterval: 'month',
        prices: [{ ...price, priceAmount: 0 }],
        metadata: entries,
      })
      const { id: customerId } = known(await today.customers.create({ email, metadata: entries }))
      const { clientSecret } = await today.checkouts.create({
        products: [product.id],
        customerId,
        metadata: entries,
        customerMetadata: entries,
      })
      await today.checkouts.clientConfirm({
        clientSecret,
        checkoutConfirmStripe: { confirmationTokenId: 'tok_visa' },
      })
      await today.checkoutLinks.create({
        paymentProcessor: 'stripe',
        products: [product.id],
        metadata: entries,
      })
      await today.subscriptions.create({ productId: plan.id, customerId, metadata: entries })
      const [order] = (await today.orders.list({ customerId })).result.items
      await today.refunds.create({
        orderId: order?.id ?? '',
        reason: 'other',
        amount: 100,
        metadata: entries,
      })
      await today.discounts.create({
        name: 'Half',
        type: 'percentage',
        basisPoints: 5000,
        duration: 'once',
        metadata: entries,
      })
      await today.meters.create({
        name: 'Calls',
        filter: { conjunction: 'and', clauses: [] },
        aggregation: { func: 'count' },
        metadata: entries,
      })
      await today.customFields.create({
        type: 'text',
        name: 'Size',
        slug: `size-${run}`,
        properties: {},
        metadata: entries,
      })
      await today.events.ingest({ events: [{ name: 'drawn', customerId, metadata: entries }] })
      await today.benefits.create({
        type: 'custom',
        description: 'Thanks',
        properties: {},
        metadata: entries,
      })

      for (const name of NAMES) {
        const inToday = (await today[name].list({ sorting: undefined, limit: 100 })).result.items
        const inFormer = (await former[name].list({ limit: 100 })).result.items
        expect({ name, shown: inToday.map(metadataOf) }).toEqual({
          name,
          shown: expect.arrayContaining([unsigned(entries)]) as unknown,
        })
        if (name === 'benefits') continue
        expect({ name, shown: inFormer.map(metadataOf) }).toEqual({
          name,
          shown: expect.arrayContaining([unsigned(wholeOf(entries))]) as unknown,
        })
      }
    }),
    { numRuns: 15 },
  )
  await shop.sandbox.webhooks.settled()
  const failed = shop.sandbox.webhooks.deliveries().filter(({ state }) => state !== 'delivered')
  expect(failed).toEqual([])

  const kept = await Promise.all(NAMES.map((name) => former[name].list({ limit: 100 })))
  await shop.sandbox.close()
  await using again = await openShop({ data })
  for (const [index, name] of NAMES.entries()) {
    const { items } = (await again.client[name].list({ limit: 100 })).result
    expect({ name, items: items.map(metadataOf) }).toEqual({
      name,
      items: kept[index]?.result.items.map(metadataOf),
    })
  }
  await rm(folder, { recursive: true })
})

const NAMES = [
  'benefits',
  'checkoutLinks',
  'checkouts',
  'customers',
  'customFields',
  'discounts',
  'events',
  'meters',
  'orders',
  'products',
  'refunds',
  'subscriptions',
] as const

const metadataOf = (item: object): unknown =>
  'metadata' in item && typeof item.metadata === 'object' ? unsigned({ ...item.metadata }) : {}
