import type { Browser } from 'playwright-core'
import { launchBrowser } from '../../../tools/launchBrowser.ts'
import { isWiderThanItsWindow, violations } from '../sandbox/browserChecks.ts'
import { openReceiver } from '../sandbox/receiver.ts'
import { openShop } from '../sandbox/shop.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test.each([
  [390, 'dark'],
  [1280, 'light'],
] as const)(
  'the dashboard follows the shop and controls it by keyboard, at %i px in %s mode',
  async (width, colorScheme) => {
    await using receiver = await openReceiver([500])
    await using shop = await openShop({
      dashboard: true,
      seed: 'demo',
      webhooks: { url: receiver.url, secret: 'x', retryDelaysMs: [] },
    })
    const { client, sandbox } = shop
    await using context = await browser.newContext({
      viewport: { width, height: 800 },
      colorScheme,
    })
    const page = await context.newPage()
    const refusals: string[] = []
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) refusals.push(message.text())
    })
    await page.goto(sandbox.url)
    await page.getByText('Live', { exact: true }).waitFor()

    // What a program does appears without a reload.
    await client.customers.create({ email: 'ada@example.com' })
    const deliveries = page.getByRole('region', { name: 'Webhooks' })
    await page.getByRole('region', { name: 'Customers' }).getByText('ada@example.com').waitFor()
    await deliveries.getByText('failed').waitFor()

    // A fault, a redelivery and a renewal, by keyboard.
    await page.getByLabel('Where').fill('orders.list')
    await page.getByRole('button', { name: '503' }).press('Enter')
    await page
      .getByRole('status')
      .getByText('A 503 from the server for the next request to orders.list.')
      .waitFor()
    await page.getByRole('listitem').filter({ hasText: 'A 503 from the server' }).waitFor()
    expect(sandbox.faults.planned()).toMatchObject([{ kind: 'serverError', match: 'orders.list' }])
    const redeliver = page.getByRole('button', { name: 'Redeliver customer.created' })
    await redeliver.focus()
    await redeliver.press('Enter')
    await deliveries.getByText('delivered', { exact: true }).waitFor()
    expect(receiver.received).toHaveLength(2)
    // The deliveries were rendered again, and the button still has the focus.
    expect(await redeliver.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.getByText('Body of customer.created').press('Enter')
    await page.getByRole('button', { name: 'To the next renewal' }).press('Enter')
    await page.getByRole('status').getByText('It is February 28, 2026.').waitFor()
    await page.getByRole('region', { name: 'Orders' }).getByText('subscription cycle').waitFor()
    // The body that was opened is still open.
    await page.getByRole('group', { name: 'Body of customer.created' }).waitFor()

    expect(await violations(page)).toEqual([])
    expect(await isWiderThanItsWindow(page)).toBe(false)
    expect(refusals).toEqual([])

    await sandbox.close()
    await page.getByText('Not connected. Is the sandbox running?').waitFor()
    await page.getByRole('button', { name: '+ 1 day' }).press('Enter')
    await page.getByRole('alert').getByText('The sandbox is not responding.').waitFor()
  },
)
