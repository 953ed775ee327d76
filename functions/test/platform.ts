import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { randomUUID } from 'node:crypto'
import { Checkout } from '@dramatis/sdk/checkouts'
import { Customer } from '@dramatis/sdk/customers'
import { CustomerSession } from '@dramatis/sdk/customerSessions'
import type { Product, ProductPriceFixed } from '@dramatis/sdk/products'
import { Subscription, type SubscriptionStatus } from '@dramatis/sdk/subscriptions'
import { listen } from './listen.ts'

/** How the platform can misbehave. */
export type Mood =
  'well' | 'forbidsCustomers' | 'down' | 'limiting' | 'hanging' | 'nonsense' | 'html'

/** A local server that answers as the billing platform does, in its wire format, and keeps what it was asked. */
export interface Platform {
  readonly url: string
  readonly accessToken: string
  readonly productId: string
  /** What configures the functions for it. */
  readonly environment: Readonly<Record<string, string>>
  /** Every request so far, such as `GET /v1/customers/?email=…`. */
  readonly requests: string[]
  /** The bodies of the checkouts that were asked for. */
  readonly checkouts: unknown[]
  mood: Mood
  /** Answers lists with everything, whatever was asked for. */
  ignoresFilters: boolean
  /** Refuses checkouts for an e-mail address, as for one that gets no mail. */
  refusesEmails: boolean
  addCustomer(email: string): Customer
  addSubscriber(email: string, status?: SubscriptionStatus, productId?: string): Subscription
  rename(customer: Customer, email: string): void
  setStatus(subscription: Subscription, status: SubscriptionStatus): Subscription
  close(): Promise<void>
}

const ACCESS_TOKEN = 'the-access-token-of-the-platform'
const MOMENT = new Date('2026-01-01T00:00:00Z')
const record = () => ({ id: randomUUID(), createdAt: MOMENT, modifiedAt: null })

export const startPlatform = async (): Promise<Platform> => {
  const organizationId = randomUUID()
  const premium = product(organizationId)
  const customers = new Map<string, Customer>()
  const subscriptions = new Map<string, Subscription>()

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error))
  })
  const { url, close } = await listen(server)
  const platform: Platform = {
    url,
    close,
    accessToken: ACCESS_TOKEN,
    productId: premium.id,
    environment: {
      BILLING_ACCESS_TOKEN: ACCESS_TOKEN,
      BILLING_PRODUCT_ID: premium.id,
      BILLING_URL: url,
      PAGE_URL: 'https://page.example',
    },
    requests: [],
    checkouts: [],
    mood: 'well',
    ignoresFilters: false,
    refusesEmails: false,
    addCustomer(email) {
      const customer = customerOf(email, organizationId)
      customers.set(customer.id, customer)
      return customer
    },
    addSubscriber(email, status = 'active', productId = premium.id) {
      const customer = platform.addCustomer(email)
      const subscription = subscriptionOf(customer, { ...premium, id: productId }, status)
      subscriptions.set(subscription.id, subscription)
      return subscription
    },
    rename(customer, email) {
      customers.set(customer.id, { ...customer, email })
    },
    setStatus(subscription, status) {
      const changed = { ...subscription, status }
      subscriptions.set(subscription.id, changed)
      return changed
    },
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await textOf(request)
    platform.requests.push(`${request.method} ${request.url}`)
    const send = (status: number, value: unknown, headers: Record<string, string> = {}) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(JSON.stringify(value))
    }
    switch (platform.mood) {
      case 'hanging':
        return
      case 'down':
        return send(503, { detail: 'Unavailable' })
      case 'limiting':
        return send(429, { detail: 'Slow down' }, { 'retry-after': '60' })
      case 'nonsense':
        return send(200, { items: [{ id: 7 }], pagination: 'many' })
      case 'html':
        response.writeHead(200, { 'content-type': 'text/html' })
        return response.end('<h1>It works!</h1>')
    }
    if (request.headers.authorization !== `Bearer ${platform.accessToken}`) {
      return send(401, { error: 'Unauthorized', detail: 'Invalid token' })
    }
    const { ignoresFilters } = platform
    const { pathname, searchParams: query } = new URL(request.url ?? '/', url)
    switch (`${request.method} ${pathname}`) {
      case 'GET /v1/customers/': {
        if (platform.mood === 'forbidsCustomers') {
          return send(403, { error: 'insufficient_scope', detail: 'customers:read is missing' })
        }
        const email = query.get('email')
        const found = [...customers.values()].filter(
          (customer) => ignoresFilters || customer.email.toLowerCase() === email,
        )
        return send(200, page(found.map(Customer.encode), query))
      }
      case 'GET /v1/subscriptions/': {
        const ids = query.getAll('customer_id')
        const found = [...subscriptions.values()].filter(
          ({ customerId, productId, status }) =>
            ignoresFilters ||
            ((ids.length === 0 || ids.includes(customerId)) &&
              productId === query.get('product_id') &&
              (query.get('active') !== 'true' || status === 'active' || status === 'trialing')),
        )
        return send(200, page(found.map(Subscription.encode), query))
      }
      case 'POST /v1/checkouts/': {
        const wish: { customer_email?: string } = JSON.parse(body)
        platform.checkouts.push(wish)
        return platform.refusesEmails && wish.customer_email !== undefined
          ? send(422, {
              detail: [
                { loc: ['body', 'customer_email'], msg: 'gets no mail', type: 'value_error' },
              ],
            })
          : send(201, Checkout.encode(checkoutOf(premium, url)))
      }
      case 'POST /v1/customer-sessions/': {
        const wish: { customer_id: string } = JSON.parse(body)
        const customer = customers.get(wish.customer_id)
        return customer === undefined
          ? send(422, { detail: [{ loc: ['body'], msg: 'no such customer', type: 'value_error' }] })
          : send(201, CustomerSession.encode(sessionOf(customer)))
      }
      default:
        return send(404, { error: 'ResourceNotFound', detail: 'Not found' })
    }
  }
  return platform
}

const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

const page = (items: readonly unknown[], query: URLSearchParams) => {
  const limit = Number(query.get('limit') ?? 10)
  const from = (Number(query.get('page') ?? 1) - 1) * limit
  return {
    items: items.slice(from, from + limit),
    pagination: { total_count: items.length, max_page: Math.ceil(items.length / limit) },
  }
}

/** A product with its one price, and with nothing that comes in several kinds. */
interface Premium extends Product {
  prices: [ProductPriceFixed]
  benefits: []
}

const product = (organizationId: string): Premium => {
  const known = record()
  const price: ProductPriceFixed = {
    ...record(),
    productId: known.id,
    isArchived: false,
    type: 'recurring',
    recurringInterval: 'month',
    amountType: 'fixed',
    priceCurrency: 'usd',
    priceAmount: 499,
  }
  return {
    ...known,
    name: 'Premium',
    description: null,
    recurringInterval: 'month',
    isRecurring: true,
    isArchived: false,
    organizationId,
    metadata: {},
    prices: [price],
    benefits: [],
    medias: [],
    attachedCustomFields: [],
  }
}

const customerOf = (email: string, organizationId: string): Customer => ({
  ...record(),
  metadata: {},
  externalId: null,
  email,
  emailVerified: true,
  name: null,
  billingAddress: null,
  taxId: null,
  organizationId,
  avatarUrl: 'https://example.com/avatar.png',
})

const subscriptionOf = (
  customer: Customer,
  of: Premium,
  status: SubscriptionStatus,
): Subscription => ({
  ...record(),
  amount: 499,
  currency: 'usd',
  recurringInterval: 'month',
  status,
  currentPeriodStart: MOMENT,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  canceledAt: null,
  startedAt: MOMENT,
  endsAt: null,
  endedAt: null,
  customerId: customer.id,
  productId: of.id,
  priceId: randomUUID(),
  discountId: null,
  checkoutId: null,
  customerCancellationReason: null,
  customerCancellationComment: null,
  metadata: {},
  customer,
  userId: customer.id,
  user: { id: customer.id, email: customer.email, publicName: 'Somebody' },
  product: of,
  price: of.prices[0],
  discount: null,
})

const sessionOf = (customer: Customer): CustomerSession => ({
  ...record(),
  token: `session-of-${customer.id}`,
  expiresAt: new Date(MOMENT.getTime() + 3_600_000),
  customerPortalUrl: 'https://example.com/portal',
  customerId: customer.id,
  customer,
})

const checkoutOf = (of: Premium, url: string): Checkout => {
  const known = record()
  const clientSecret = `secret-of-${known.id}`
  return {
    ...known,
    paymentProcessor: 'stripe',
    status: 'open',
    clientSecret,
    url: `${url}/checkout/${clientSecret}`,
    expiresAt: new Date(MOMENT.getTime() + 3_600_000),
    successUrl: `${url}/thanks`,
    embedOrigin: null,
    amount: 499,
    taxAmount: null,
    currency: 'usd',
    subtotalAmount: 499,
    totalAmount: 499,
    productId: of.id,
    productPriceId: of.prices[0].id,
    discountId: null,
    allowDiscountCodes: true,
    isDiscountApplicable: true,
    isFreeProductPrice: false,
    isPaymentRequired: true,
    isPaymentSetupRequired: true,
    isPaymentFormRequired: true,
    customerId: null,
    customerName: null,
    customerEmail: null,
    customerIpAddress: null,
    customerBillingAddress: null,
    customerTaxId: null,
    paymentProcessorMetadata: {},
    products: [of],
    product: of,
    productPrice: of.prices[0],
    discount: null,
    attachedCustomFields: [],
    metadata: {},
    customerExternalId: null,
    subscriptionId: null,
    customerMetadata: {},
  }
}
