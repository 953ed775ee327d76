import type { Browser } from 'playwright-core'
import { launchBrowser } from '../../tools/launchBrowser.ts'
import { openPage } from './openPage.ts'
import { freePorts, originOf, startLocal, type Ports, type Running } from './startLocal.ts'
import { violations } from './violations.ts'

jest.setTimeout(120_000)

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

describe.each([390, 1440])('at %i px', (width) => {
  it.each(['light', 'dark'] as const)('axe finds nothing by %s', async (colorScheme) => {
    const { page, context } = await openPage(browser, { width })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(originOf(ports.page))
    const name = page.getByRole('combobox', { name: /character/i })
    await name.waitFor()
    await page.getByRole('button', { name: 'Send Message' }).waitFor()
    await page.getByText('Ready to generate').waitFor()
    expect(await violations(page)).toEqual([])

    await name.pressSequentially('Gan')
    await page.getByRole('option', { name: /Gandalf/ }).waitFor()
    expect(await violations(page)).toEqual([])

    await name.fill('Gandalf, The Lord of the Rings')
    await page.getByRole('button', { name: 'Create portrait' }).click()
    await page.getByRole('img', { name: /Gandalf/ }).waitFor()
    expect(await violations(page)).toEqual([])
    await context.close()
  })
})
