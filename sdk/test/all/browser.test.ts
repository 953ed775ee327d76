import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { launchBrowser } from '../../../tools/launchBrowser.ts'
import { authorize } from '../../src/2025-03/index.ts'
import { OAuth2Client } from '../../src/2025-03/oauth2.ts'
import { isWiderThanItsWindow, violations } from '../sandbox/browserChecks.ts'
import type { Shop } from '../sandbox/shop.ts'
import { openShop } from '../sandbox/shop.ts'
import { buy, createBenefits, sell } from '../sandbox/trade.ts'
import { addDownloadable } from '../sandbox/upload.ts'

let browser: Browser
let shop: Shop
beforeAll(async () => {
  ;[browser, shop] = await Promise.all([launchBrowser(), openShop()])
})
afterAll(async () => {
  await browser.close()
  await shop[Symbol.asyncDispose]()
})

/** The merchant's page, on another origin. */
const openMerchant = async () => {
  const referrers: (string | undefined)[] = []
  const server = createServer((request, response) => {
    referrers.push(request.headers.referer)
    response.setHeader('content-type', 'text/html').end('<title>Thanks</title>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/thanks`,
    referrers,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const createProduct = (name: string) =>
  shop.client.products.create({
    name,
    recurringInterval: 'month',
    prices: [{ amountType: 'fixed', priceAmount: 499 }],
  })

// No style of the pages depends on both the width and the color scheme, so two combinations are enough.
test.each([
  [390, 'dark'],
  [1280, 'light'],
] as const)(
  'a buyer can buy, manage and cancel, without axe violations, at %i px in %s mode',
  async (width, colorScheme) => {
    await using merchant = await openMerchant()
    const product = await createProduct(`Premium ${width} ${colorScheme}`)
    const { url } = await shop.client.checkouts.create({
      products: [product.id],
      successUrl: merchant.url,
    })
    await using context = await browser.newContext({
      viewport: { width, height: 800 },
      colorScheme,
    })
    const page = await context.newPage()
    const refusals: string[] = []
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) refusals.push(message.text())
    })
    await page.goto(url)
    expect(await isWiderThanItsWindow(page)).toBe(false)

    await page.getByLabel('Email').fill(`${width}-${colorScheme}@example.com`)
    await page.getByLabel(/0002/).check()
    await page.getByRole('button', { name: 'Subscribe – $4.99' }).click()
    await page.getByRole('alert').getByText('Your card was declined.').waitFor()
    expect(await violations(page)).toEqual([])

    // Submit with the keyboard, from a field.
    await page.getByLabel(/4242/).check()
    await page.getByLabel('Email').press('Enter')
    await page.waitForURL(/\/thanks\?customer_session_token=/)
    expect(merchant.referrers[0]).toBeUndefined()
    expect(refusals).toEqual([])

    const token = new URL(page.url()).searchParams.get('customer_session_token') ?? ''
    await page.goto(`${shop.sandbox.url}/portal?customer_session_token=${token}`)
    await page.getByText(`Cancel Premium ${width}`).click()
    await page.getByText('Add a test card').click()
    expect(await violations(page)).toEqual([])
    expect(await isWiderThanItsWindow(page)).toBe(false)
    await page.getByLabel('Why are you canceling?').selectOption({ label: 'It is too expensive' })
    await page.getByRole('button', { name: 'Cancel at the end of the period' }).click()
    await page.getByRole('status').getByText('will end with the current period').waitFor()
  },
)

test("shows a customer's license key and file in the portal", async () => {
  const { client, sandbox } = shop
  const content = Buffer.from('masks to print')
  const benefits = await createBenefits(
    client,
    {
      type: 'license_keys',
      description: 'A key to the studio',
      properties: { prefix: 'MASK', limitUsage: 5, expires: { ttl: 1, timeframe: 'year' } },
    },
    {
      type: 'downloadables',
      description: 'Masks to print',
      properties: { files: [await addDownloadable(client, content)] },
    },
  )
  const productId = await sell(client, benefits)
  const { session } = await buy(client, productId, { email: 'key@example.com' })
  await using context = await browser.newContext({ viewport: { width: 390, height: 800 } })
  const page = await context.newPage()
  await page.goto(`${sandbox.url}/portal?customer_session_token=${session.customerSession}`)
  await page.getByText(/^MASK_[0-9A-F-]{36}$/).waitFor()
  await page.getByText('used 0 of 5 times').waitFor()
  expect(await violations(page)).toEqual([])
  expect(await isWiderThanItsWindow(page)).toBe(false)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'masks.zip' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('masks.zip')
  expect(readFileSync(await download.path())).toEqual(content)
})

test('authorizes an application on the consent page', async () => {
  await using merchant = await openMerchant()
  const decoded = OAuth2Client.decode(
    await shop.client.oauth2.clients.create({
      redirectUris: [merchant.url],
      clientName: 'A shop',
    }),
  )
  if (decoded._tag === 'Left') throw new Error('the response is not an OAuth2 client')
  const { url, state } = await authorize({
    clientId: decoded.right.clientId,
    redirectUri: merchant.url,
    scopes: ['openid', 'products:read'],
    serverURL: shop.sandbox.url,
  })
  await using context = await browser.newContext({ viewport: { width: 390, height: 800 } })
  const page = await context.newPage()
  await page.goto(url)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Allow' }).click()
  await page.waitForURL(/\/thanks\?code=/)
  expect(new URL(page.url()).searchParams.get('state')).toBe(state)
})
