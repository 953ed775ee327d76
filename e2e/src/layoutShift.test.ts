import { recordShifts, sumOfShifts } from './layoutShifts.ts'
import { button, nextFrames, quotaAfter } from './pageParts.ts'
import { startProduct } from './startProduct.ts'
import { texts } from './texts.ts'

const product = startProduct()

it.each([390, 1440])('[first-paint-1] does not move while it loads, at %i px', async (width) => {
  const page = await product.openPage({ width })
  await recordShifts(page)
  // On a slow network, fonts and remotes arrive one after another, as they do for a visitor.
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 60,
    downloadThroughput: 500_000,
    uploadThroughput: 500_000,
  })
  await page.goto('/', { waitUntil: 'commit' })
  await button(page, texts.generator.submit).waitFor()
  await quotaAfter(page, 0)
  await button(page, texts.contact.send).waitFor()
  await page.waitForFunction(() => document.fonts.status === 'loaded')
  await nextFrames(page)
  expect(await sumOfShifts(page)).toBeLessThan(0.02)
})
