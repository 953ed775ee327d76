import { readFileSync } from 'node:fs'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import type { AxeResults } from 'axe-core'
import { build } from 'esbuild'
import { Hono } from 'hono'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../../../tools/launchBrowser.ts'
import { checkoutHandler } from '../../src/frameworks/hono.ts'
import type { Shop } from '../sandbox/shop.ts'
import { openShop } from '../sandbox/shop.ts'

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** The shop's script: it records the events that it receives, and shows a checkout inline if the URL says so. */
const script = (origin: string) => `
  import { openCheckout, openCheckoutLinks } from '../src/embed/index.ts'
  window.heard = []
  const hear = (name) => (success) => window.heard.push([name, success?.successURL ?? ''])
  const query = new URLSearchParams(location.search)
  const options = {
    origin: ${JSON.stringify(origin)},
    onLoaded: hear('loaded'),
    onConfirmed: hear('confirmed'),
    onClose: hear('close'),
    ...(query.has('stay') && { onSuccess: hear('success') }),
  }
  if (query.has('inline')) {
    openCheckout(document.links[0].href, { ...options, container: document.querySelector('main') })
  } else openCheckoutLinks(options)
`

let browser: Browser
let shop: Shop
let site: string
let server: ReturnType<typeof serve>
beforeAll(async () => {
  ;[browser, shop] = await Promise.all([launchBrowser(), openShop()])
  const { client, sandbox } = shop
  const product = await client.products.create({
    recurringInterval: null,
    name: 'A mask',
    prices: [{ amountType: 'fixed', priceAmount: 500 }],
  })
  const { outputFiles } = await build({
    stdin: { contents: script(sandbox.url), resolveDir: `${__dirname}/..` },
    bundle: true,
    write: false,
  })
  const app = new Hono()
  // A strict policy: no script but the shop's own, and no styles.
  const policy = `default-src 'none'; script-src 'self'; frame-src 'self' ${sandbox.url}`
  app.get('/', ({ html }) =>
    html(
      `<!doctype html><html lang="en"><title>A shop</title><main><h1>A shop</h1>
      <a data-checkout href="/checkout?products=${product.id}">Buy a mask</a>
      <button>Something else</button></main><script src="/shop.js"></script>`,
      200,
      { 'content-security-policy': policy },
    ),
  )
  app.get('/shop.js', ({ body }) =>
    body(outputFiles[0]?.text ?? '', 200, { 'content-type': 'text/javascript' }),
  )
  app.get('/thanks', ({ html }) => html('<title>Thanks</title>'))
  app.get(
    '/checkout',
    checkoutHandler({
      accessToken: sandbox.accessToken,
      serverURL: sandbox.url,
      successUrl: '/thanks',
    }),
  )
  server = serve({ fetch: app.fetch, port: 0 })
  await once(server, 'listening')
  site = `http://localhost:${(server.address() as AddressInfo).port}/`
})
afterAll(async () => {
  await browser.close()
  server.close()
  await shop[Symbol.asyncDispose]()
})

const visit = async (query: string) => {
  const context = await browser.newContext({
    viewport: { width: 1000, height: 800 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(`${site}${query}`)
  return { page, [Symbol.asyncDispose]: () => context.close() }
}

type Heard = readonly (readonly [event: string, successURL: string])[]

const eventsHeardBy = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { heard: Heard }).heard)

const untilHeard = (page: Page, event: string) =>
  page.waitForFunction(
    (name) => (globalThis as unknown as { heard: Heard }).heard.some(([heard]) => heard === name),
    event,
  )

const pay = async (page: Page) => {
  const form = page.frameLocator('iframe')
  await form.getByLabel('Email').fill('ada@example.com')
  await form.getByRole('button', { name: 'Pay – $5.00' }).click()
}

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

test('sells in a dialog that works by keyboard and restores the focus', async () => {
  await using visitor = await visit('')
  const { page } = visitor
  const dialog = page.getByRole('dialog', { name: 'Checkout' })
  const open = async () => {
    await page.getByRole('link', { name: 'Buy a mask' }).press('Enter')
    await dialog.waitFor()
    await page.frameLocator('iframe').getByLabel('Email').waitFor()
    await untilHeard(page, 'loaded')
  }
  await open()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await page.evaluate(AXE)
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
  )
  expect(violations.map(({ id }) => id)).toEqual([])
  expect(await page.getByRole('button', { name: 'Close' }).boundingBox()).toMatchObject({
    width: 44,
    height: 44,
  })

  // From the end of the dialog, the focus moves to the browser's own controls, never to the page behind it.
  for (let key = 0; key < 20; key++) {
    await page.keyboard.press('Tab')
    expect(['Buy a mask', 'Something else']).not.toContain(await focusedText(page))
  }
  await page.getByRole('button', { name: 'Close' }).press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await focusedText(page)).toBe('Buy a mask')

  await open()
  await page.frameLocator('iframe').getByLabel('Email').press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await focusedText(page)).toBe('Buy a mask')
  expect((await eventsHeardBy(page)).map(([event]) => event)).toEqual([
    'loaded',
    'close',
    'loaded',
    'close',
  ])

  await open()
  await pay(page)
  await page.waitForURL(/\/thanks\?customer_session_token=/)
})

test('sells inline, and accepts messages only from the checkout', async () => {
  await using visitor = await visit('?inline&stay')
  const { page } = visitor
  await untilHeard(page, 'loaded')
  await page.evaluate(() =>
    postMessage({ type: 'POLAR_CHECKOUT', event: 'success', successURL: 'https://evil.example' }),
  )
  await pay(page)
  await untilHeard(page, 'success')
  const all = await eventsHeardBy(page)
  expect(all.map(([event]) => event)).toEqual(['loaded', 'confirmed', 'close', 'success'])
  expect(all.at(-1)?.[1]).toContain(`${site}thanks?customer_session_token=`)
  expect(await page.locator('iframe').count()).toBe(0)
})

test('lets no other site embed the checkout', async () => {
  const { products, checkouts } = shop.client
  const [product] = (await products.list()).result.items
  const { url } = await checkouts.create({ products: [product?.id ?? ''], embedOrigin: site })
  const { headers } = await fetch(`${url}?embed=true`)
  expect(headers.get('content-security-policy')).toContain(`frame-ancestors ${site.slice(0, -1)}`)
})
