import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Locator, Page } from 'playwright-core'
import { openPage } from './openPage.ts'
import { originOf, portOf, type Ports } from './startLocal.ts'
import { startProduct } from './startProduct.ts'

/** A partner's site with the strictest policy that the generator works under. */
export interface StrictPage {
  readonly ports: Ports
  /** Opens a page, runs `prepare`, and navigates to a document of the site with this body, which loads the embed. */
  readonly open: (
    body: string,
    prepare?: (page: Page) => unknown,
    document?: Document,
  ) => Promise<Page>
  /** Returns the attributes that every embed needs: `functions` and `checkout`. */
  readonly addresses: () => string
}

interface Document {
  /** The origin that the embed is loaded from. Default: the product's page. */
  readonly deployment?: string
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * Starts the product and a partner's site before a file's tests and stops both after them.
 *
 * @param policyOf returns the site's Content Security Policy. Default: the strictest that the embed works under
 */
export const startStrictPage = (policyOf = strictPolicy): StrictPage => {
  const pages: { readonly html: string; readonly headers: Record<string, string> }[] = []
  const server = createServer((request, response) => {
    const page = pages[Number(request.url?.slice(1))]
    response.writeHead(request.url === '/favicon.ico' ? 204 : 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(product.ports),
      ...page?.headers,
    })
    response.end(page?.html)
  })
  beforeAll(async () => {
    await once(server.listen(0, 'localhost'), 'listening')
  })
  const product = startProduct((ports) => ({
    ALLOWED_ORIGINS: [ports.partner, portOf(server)].map(originOf).join(','),
  }))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    get ports() {
      return product.ports
    },
    open: async (body, prepare, { deployment, headers = {} } = {}) => {
      const origin = deployment ?? originOf(product.ports.page)
      const html = `<!doctype html><html lang="en"><title>Strict</title>
        <script type="module" src="${origin}/embed/v1/dramatis.js"></script>
        ${body}</html>`
      pages.push({ html, headers })
      const page = await openPage({ reducedMotion: 'reduce' })
      await prepare?.(page)
      await page.goto(`${originOf(portOf(server))}/${pages.length - 1}`)
      return page
    },
    addresses: () =>
      `functions="${originOf(product.ports.page)}" checkout="${originOf(product.ports.platform)}/checkout-links/sandbox_cl_demo"`,
  }
}

/** A policy that allows exactly what a partner's strict policy must allow, according to the generator's README. */
function strictPolicy({ page }: Ports): string {
  return [
    `default-src 'none'`,
    `script-src ${originOf(page)}`,
    `font-src ${originOf(page)}`,
    `img-src ${originOf(page)} data:`,
    `connect-src ${originOf(page)}`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
  ].join('; ')
}

/** Sets the attributes of an element, and removes those that are null. */
export const setAttributes = (
  element: Locator,
  attributes: Readonly<Record<string, string | null>>,
): Promise<void> =>
  element.evaluate((target, entries) => {
    for (const [name, value] of entries) {
      if (value === null) target.removeAttribute(name)
      else target.setAttribute(name, value)
    }
  }, Object.entries(attributes))
