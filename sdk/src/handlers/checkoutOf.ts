import { createCheckout } from '../shared/checkouts.ts'
import { CheckoutCreate } from '../shared/entities/checkoutCreate.ts'
import type { BillingOptions } from '../BillingOptions.ts'
import { problem, redirect } from './responses.ts'
import type { Handler, HandlerOptions } from './Handler.ts'
import { handlerOf } from './Handler.ts'
import { platformProblem } from './platformProblem.ts'
import type { CreateCore } from './handlerCore.ts'
import { handlerCore } from './handlerCore.ts'

export interface CheckoutOptions<Context> extends BillingOptions, HandlerOptions {
  /** The products that may be bought. Default: those that the query names. */
  readonly products?: readonly string[] | undefined
  /** Where buyers return to: a URL, or a path on the shop's own site. */
  readonly successUrl?: string | URL | undefined
  /** Fields that only the shop may set, such as `externalCustomerId`, `metadata` and `discountId`. */
  readonly details?: ((context: Context) => CheckoutDetails | Promise<CheckoutDetails>) | undefined
  /** The shop's public origin, if a proxy hides it from the server. Default: the origin of the request's URL. */
  readonly origin?: string | undefined
}

/** Any property of a checkout; it takes precedence over the query. */
export type CheckoutDetails = Partial<CheckoutCreate> | null | undefined

/**
 * `GET ?products=…` creates a checkout and redirects to it. The query only sets values that buyers may change in
 * the checkout anyway: `products`, `customerEmail`, `customerName`, `amount`, `seats` and `locale`. `embed=true`
 * prepares the checkout for `@dramatis/sdk/embed`.
 */
export const checkoutOf =
  (createCore: CreateCore) =>
  <Context>(options: CheckoutOptions<Context>): Handler<Context> => {
    const core = handlerCore(createCore, options)
    return handlerOf<Context>('GET', options, async (request, context, report) => {
      // A browser may fetch a link that nobody has followed; only a visit opens a checkout.
      if (isPrefetch(request)) {
        return problem(503, 'A checkout cannot be prefetched.')
      }
      const { searchParams, origin } = new URL(request.url)
      const site = options.origin ?? origin
      const asked = readQuery(searchParams, options.products)
      if (typeof asked === 'string') return problem(400, asked)
      const isEmbedded = searchParams.get('embed') === 'true'
      const opened = await createCheckout(core)({
        ...asked,
        ...(options.successUrl !== undefined && {
          successUrl: new URL(options.successUrl, site).href,
        }),
        ...(isEmbedded && { embedOrigin: site }),
        ...(await options.details?.(context)),
      })()
      if (opened._tag === 'Right') {
        return redirect(
          isEmbedded ? embedded(opened.right.url, site, searchParams) : opened.right.url,
        )
      }
      report(opened.left)
      return platformProblem(opened.left, ({ message }) =>
        problem(400, `The checkout was refused: ${message}.`),
      )
    })
  }

/** Whether a browser (with the standard header or the older one) or Next.js is only prefetching. */
const isPrefetch = ({ headers }: Request): boolean =>
  headers.has('next-router-prefetch') ||
  ['sec-purpose', 'purpose'].some((name) => headers.get(name)?.includes('prefetch'))

/** The checkout that a query requests, or a sentence that says why it cannot be created. */
const readQuery = (
  query: URLSearchParams,
  forSale: readonly string[] | undefined,
): CheckoutCreate | string => {
  const { shape } = CheckoutCreate
  const names = shape.kind === 'entity' ? Object.keys(shape.fields) : []
  const closed = names.find((name) => query.has(name) && !OPEN.includes(name))
  if (closed)
    return `${closed} cannot be set in the URL, which anyone can edit. Only the shop can set it.`
  const products = query.getAll('products').flatMap((ids) => ids.split(','))
  const other = products.find((id) => forSale?.includes(id) === false)
  if (other) return `The product ${other} is not for sale here.`
  const chosen = products.length > 0 ? products : forSale
  if (!chosen?.length) return 'Add ?products= and the id of a product to the URL.'
  const wrong = NUMBERS.find((name) => query.has(name) && !/^\d{1,9}$/.test(query.get(name) ?? ''))
  if (wrong) return `${wrong} must be a whole number.`
  return {
    products: [...chosen],
    ...Object.fromEntries(
      [...query]
        .filter(([name]) => TEXTS.includes(name) || NUMBERS.includes(name))
        .map(([name, value]) => [name, NUMBERS.includes(name) ? Number(value) : value]),
    ),
  }
}

/** Fields that buyers may also change on the checkout's page. */
const TEXTS = ['customerEmail', 'customerName', 'locale']
const NUMBERS = ['amount', 'seats']
const OPEN = ['products', ...TEXTS, ...NUMBERS]

/** Adds the parameters that tell the platform's page that it is embedded, and on which site. */
const embedded = (address: string, origin: string, query: URLSearchParams): string => {
  const url = new URL(address)
  const theme = query.get('theme')
  if (theme) url.searchParams.set('theme', theme)
  url.searchParams.set('embed', 'true')
  url.searchParams.set('embed_origin', origin)
  return url.href
}
