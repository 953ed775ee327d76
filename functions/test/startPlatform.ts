import { createBillingClient } from '@dramatis/sdk/2026-10'
import { DEMO, startSandbox, type Sandbox } from '@dramatis/sdk/sandbox'
import type { Subscription } from '@dramatis/sdk/2026-10/subscriptions'
import { recordOf } from '../src/billing/recordOf.ts'
import { serveFetch } from './serveFetch.ts'

/**
 * The billing platform: the SDK's sandbox with its demo shop, behind a proxy that records its requests and can
 * imitate a platform in trouble.
 */
export interface Platform {
  readonly url: string
  readonly sandbox: Sandbox
  readonly client: ReturnType<typeof createBillingClient>
  /** The environment of functions that use it. */
  readonly environment: Readonly<Record<string, string>>
  /** The same with a token that may not read customers. */
  readonly environmentWithoutCustomers: Readonly<Record<string, string>>
  /** Every request so far, such as `GET /v1/customers/?email=…`. */
  readonly requests: string[]
  /** The bodies of the checkout requests. */
  readonly checkouts: unknown[]
  /** How it misbehaves; undefined if it does not. */
  trouble: Trouble | undefined
  /** Changes the body of each response. */
  alter: ((body: Record<string, unknown>) => unknown) | undefined
  /** Returns complete lists, whatever the filter. */
  ignoresFilters: boolean
  /** Adds a customer with a subscription to the product. */
  addSubscriber(email: string, status?: Status, productId?: string): Promise<Subscription>
  /** Adds another product to the shop, and returns its id. */
  addProduct(): Promise<string>
  close(): Promise<void>
}

type Status = NonNullable<Parameters<Sandbox['addSubscriptions']>[0][number]['status']>

type Trouble = keyof typeof TROUBLES

/** A response that replaces the sandbox's. */
const TROUBLES = {
  down: () => Response.json({ detail: 'Unavailable' }, { status: 503 }),
  limiting: () =>
    Response.json({ detail: 'Slow down' }, { status: 429, headers: { 'retry-after': '60' } }),
  hanging: () => new Promise<Response>(() => undefined),
  nonsense: () => Response.json({ items: [{ id: 7 }], pagination: 'many' }),
  html: () => new Response('<h1>It works!</h1>', { headers: { 'content-type': 'text/html' } }),
}

/** A day on which the platform serves the version that the product speaks, whenever the tests run. */
export const TODAY = '2026-12-01'

const FILTERS = ['email', 'customer_id', 'product_id', 'active']

export const startPlatform = async (): Promise<Platform> => {
  const sandbox = await startSandbox({ seed: 'demo', now: '2026-03-01T12:00:00Z', today: TODAY })
  const client = createBillingClient({ serverURL: sandbox.url, accessToken: sandbox.accessToken })

  const forward = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    platform.requests.push(`${request.method} ${pathname}${search}`)
    const body = request.body === null ? null : await request.text()
    if (pathname === '/v1/checkouts/' && body !== null) platform.checkouts.push(JSON.parse(body))
    if (platform.trouble !== undefined) return TROUBLES[platform.trouble]()
    const target = new URL(`${pathname}${search}`, sandbox.url)
    if (platform.ignoresFilters) for (const name of FILTERS) target.searchParams.delete(name)
    const response = await fetch(target, { method: request.method, headers: request.headers, body })
    if (platform.alter === undefined) return response
    return Response.json(platform.alter(recordOf(await response.json())), {
      status: response.status,
    })
  }
  const { url, close } = await serveFetch(forward)
  const environment = {
    BILLING_ACCESS_TOKEN: sandbox.accessToken,
    BILLING_PRODUCT_ID: DEMO.productId,
    BILLING_URL: url,
    PAGE_URL: 'https://page.example',
  }
  const platform: Platform = {
    url,
    sandbox,
    client,
    environment,
    environmentWithoutCustomers: {
      ...environment,
      BILLING_ACCESS_TOKEN: sandbox.createAccessToken({ scopes: ['subscriptions:read'] }),
    },
    requests: [],
    checkouts: [],
    trouble: undefined,
    alter: undefined,
    ignoresFilters: false,
    async addSubscriber(email, status = 'active', productId = DEMO.productId) {
      const [id = ''] = sandbox.addSubscriptions([{ email, status, productId }])
      return client.subscriptions.get({ id })
    },
    async addProduct() {
      const { id } = await client.products.create({
        name: 'Another product',
        recurringInterval: 'month',
        prices: [{ amountType: 'fixed', priceAmount: 999 }],
      })
      return id
    },
    async close() {
      await close()
      await sandbox.close()
    },
  }
  return platform
}
