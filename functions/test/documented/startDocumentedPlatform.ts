import { serveFetch } from '../serveFetch.ts'
import { PREMIUM_PRODUCT, type Wire } from './documents.ts'

/** A server on loopback that answers as the platform's document says; see `documents.ts`. */
export interface DocumentedPlatform {
  /** The environment of functions that use it. */
  readonly environment: Readonly<Record<string, string>>
  customers: readonly Wire[]
  subscriptions: readonly Wire[]
  /** Whether the token has the scope `customers:read`. */
  mayReadCustomers: boolean
  /** The most items that a page has, whatever the request asks for. */
  pageSize: number
  /** Answers instead of the lists. */
  answer: ((request: Request) => Response | Promise<Response>) | undefined
  /** Every request so far, such as `GET /v1/customers/`, with the version that it names. */
  readonly requests: (readonly [request: string, version: string | null])[]
  close(): Promise<void>
}

export const startDocumentedPlatform = async (): Promise<DocumentedPlatform> => {
  const respond = (request: Request): Response | Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url)
    platform.requests.push([`${request.method} ${pathname}`, request.headers.get('polar-version')])
    if (platform.answer !== undefined) return platform.answer(request)
    const page = (items: readonly Wire[]) => pageOf(items, searchParams, platform.pageSize)
    if (pathname === '/v1/customers/') {
      if (!platform.mayReadCustomers) return forbidden()
      const wanted = searchParams.get('email')?.toLowerCase()
      return page(platform.customers.filter(({ email }) => lower(email) === wanted))
    }
    if (pathname !== '/v1/subscriptions/') return notFound()
    const ids = searchParams.getAll('customer_id')
    return page(
      platform.subscriptions.filter(
        (subscription) =>
          subscription.product_id === searchParams.get('product_id') &&
          (ids.length === 0 || ids.some((id) => id === subscription.customer_id)),
      ),
    )
  }
  const { url, close } = await serveFetch(respond)
  const platform: DocumentedPlatform = {
    environment: {
      BILLING_ACCESS_TOKEN: 'polar_oat_secret',
      BILLING_PRODUCT_ID: PREMIUM_PRODUCT,
      BILLING_URL: url,
      PAGE_URL: 'https://page.example',
    },
    customers: [],
    subscriptions: [],
    mayReadCustomers: true,
    pageSize: 100,
    answer: undefined,
    requests: [],
    close,
  }
  return platform
}

const pageOf = (items: readonly Wire[], query: URLSearchParams, pageSize: number): Response => {
  const size = Math.min(Number(query.get('limit') ?? 10), pageSize)
  const start = (Number(query.get('page') ?? 1) - 1) * size
  return answered({
    items: items.slice(start, start + size),
    pagination: { total_count: items.length, max_page: Math.ceil(items.length / size) },
  })
}

/** An answer in the version that the product asks for. */
export const answered = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: { 'polar-version': '2026-10' } })

/** As for a version, an address or a resource that does not exist. */
export const notFound = (): Response => Response.json({ detail: 'Not Found' }, { status: 404 })

const forbidden = (): Response =>
  answered({ error: 'insufficient_scope', error_description: 'Missing scope' }, 403)

const lower = (value: unknown): unknown =>
  typeof value === 'string' ? value.toLowerCase() : undefined
