import type { Browser } from 'playwright-core'
import { launchBrowser } from '../../tools/launchBrowser.ts'
import { openPage } from './openPage.ts'
import { freePorts, originOf, startLocal, type Ports, type Running } from './startLocal.ts'

jest.setTimeout(60_000)

let ports: Ports
let local: Running
let browser: Browser

beforeAll(async () => {
  ports = await freePorts()
  ;[local, browser] = await Promise.all([startLocal(ports), launchBrowser()])
})

afterAll(async () => {
  await browser.close()
  await local.stop()
})

it('draws a portrait inside a shadow root on a page of another origin, and leaves its styles alone', async () => {
  const { page, errors } = await openPage(browser)
  await page.goto(originOf(ports.partner))
  const embed = page.locator('dramatis-generator')
  // Playwright's locators look into open shadow roots.
  await embed.getByRole('combobox', { name: /character/i }).fill('Gandalf, The Lord of the Rings')
  await embed.getByRole('button', { name: 'Create portrait' }).click()
  const picture = embed.getByRole('img', { name: /Gandalf/ })
  await picture.waitFor()

  const { inShadow, ratio } = await picture.evaluate((element: HTMLImageElement) => ({
    inShadow: element.getRootNode() instanceof ShadowRoot,
    ratio: element.naturalWidth / element.naturalHeight,
  }))
  expect(inShadow).toBe(true)
  expect(ratio).toBeCloseTo(2 / 3, 2)
  expect(await page.locator('head link[rel=stylesheet]').count()).toBe(0)
  expect(errors).toEqual([])
})
