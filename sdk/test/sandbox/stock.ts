import type { Shop } from './shop.ts'
import { known } from './shop.ts'
import { addDownloadable } from './upload.ts'

/** The content of a stocked shop: the id of one object for each namespace of the client. */
export type Stock = Readonly<Record<string, string>>

/** Adds one object of every kind to a shop. */
export const stock = async ({ client, sandbox }: Shop): Promise<Stock> => {
  const product = await client.products.create({
    name: 'Premium',
    recurringInterval: 'month',
    prices: [{ amountType: 'fixed', priceAmount: 499 }],
  })
  const file = await addDownloadable(client, Buffer.from('masks'))
  const key = await client.benefits.create({
    type: 'license_keys',
    description: 'A key to the studio',
    properties: {
      activations: { limit: 3, enableCustomerAdmin: true },
      expires: { ttl: 1, timeframe: 'year' },
      limitUsage: 100,
    },
  })
  const download = await client.benefits.create({
    type: 'downloadables',
    description: 'Masks to print',
    properties: { files: [file] },
  })
  await client.products.updateBenefits({
    id: product.id,
    productBenefitsUpdate: { benefits: [known(key).id, known(download).id] },
  })
  const poster = await client.products.create({
    recurringInterval: null,
    name: 'Poster',
    prices: [{ amountType: 'custom', minimumAmount: 500 }],
  })
  const customer = await client.customers.create({
    email: 'ada@example.com',
    externalId: 'ada',
    billingAddress: { country: 'GB' },
  })
  const [subscription = ''] = sandbox.addSubscriptions([
    { email: 'ada@example.com', productId: product.id },
  ])
  const bought = await client.checkouts.create({ productId: poster.id, customerId: customer.id })
  const { customerSessionToken } = await client.checkouts.clientConfirm({
    clientSecret: bought.clientSecret,
    checkoutConfirmStripe: { confirmationTokenId: 'tok_visa' },
  })
  const session = { customerSession: customerSessionToken }
  const [order] = (await client.orders.list({ checkoutId: bought.id })).result.items
  const [card] = (await client.customerPortal.customers.getPaymentMethods(session)).result.items
  const { customerPortal } = client
  const [grant] = (await customerPortal.benefitGrants.list(session, { type: 'license_keys' }))
    .result.items
  const [license] = (await customerPortal.licenseKeys.list(session)).result.items
  const [downloadable] = (await customerPortal.downloadables.list(session)).result.items
  const activation = await customerPortal.licenseKeys.activate({
    key: license?.key ?? '',
    organizationId: product.organizationId,
    label: "Ada's laptop",
  })
  const open = await client.checkouts.create({ products: [product.id, poster.id] })
  const link = await client.checkoutLinks.create({ productId: product.id })
  const discount = await client.discounts.create({
    name: 'Ten percent',
    type: 'percentage',
    basisPoints: 1000,
    duration: 'once',
    code: 'TEN',
  })
  const customField = await client.customFields.create({
    type: 'text',
    slug: 'size',
    name: 'Size',
    properties: {},
  })
  const meter = await client.meters.create({
    name: 'Rides',
    filter: { conjunction: 'and', clauses: [] },
    aggregation: { func: 'count' },
  })
  await client.events.ingest({ events: [{ name: 'ride', customerId: customer.id }] })
  const [event] = (await client.events.list()).result.items
  return {
    products: product.id,
    customers: customer.id,
    externalCustomers: 'ada',
    subscriptions: subscription,
    orders: order?.id ?? '',
    paymentMethods: card?.id ?? '',
    checkouts: open.id,
    clientSecrets: open.clientSecret,
    checkoutLinks: link.id,
    discounts: known(discount).id,
    customFields: known(customField).id,
    meters: meter.id,
    events: event ? known(event).id : '',
    benefits: known(key).id,
    benefitGrants: grant ? known(grant).id : '',
    licenseKeys: license?.id ?? '',
    licenseTexts: license?.key ?? '',
    activations: activation.id,
    files: file,
    downloadTokens: downloadable?.file.download.url.split('/').at(-1) ?? '',
    organizations: product.organizationId,
    slugs: 'sandbox',
    sessionTokens: customerSessionToken,
    prices: product.prices.map((price) => known(price).id)[0] ?? '',
  }
}
