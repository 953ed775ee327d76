import { openPage } from './openPage.ts'
import { originOf } from './startLocal.ts'
import { useProduct } from './useProduct.ts'

jest.setTimeout(120_000)

const product = useProduct()

it.each([390, 1440])('moves nothing while it loads, %i pixels wide', async (width) => {
  const { page } = await openPage(product.browser, { width })
  // Fonts and remotes arrive one after the other, as they do for a visitor.
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 60,
    downloadThroughput: 500_000,
    uploadThroughput: 500_000,
  })
  await page.goto(originOf(product.ports.page), { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Create portrait' }).waitFor()
  await page.getByText('5/5 images').waitFor()
  await page.getByRole('button', { name: 'Send Message' }).waitFor()
  await page.waitForFunction(() => document.fonts.status === 'loaded')
  expect(await page.evaluate(layoutShift)).toBeLessThan(0.02)
})

/** Runs in the page: the sum of all shifts so far. */
const layoutShift = (): Promise<number> =>
  new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
      resolve(shifts.reduce((sum, { value }) => sum + value, 0))
    }).observe({ type: 'layout-shift', buffered: true })
    // Without a shift there is no entry.
    setTimeout(() => resolve(0), 500)
  })
