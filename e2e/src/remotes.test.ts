import type { Browser } from 'playwright-core'
import { launchBrowser } from '../../tools/launchBrowser.ts'
import { closeOffer, openPage } from './openPage.ts'
import {
  freePorts,
  originOf,
  startLocal,
  type Part,
  type Ports,
  type Running,
} from './startLocal.ts'

jest.setTimeout(120_000)

let ports: Ports
let browser: Browser
let running: Running[]

beforeEach(async () => {
  ports = await freePorts()
  running = []
  browser = await launchBrowser()
})

afterEach(async () => {
  await browser.close()
  await Promise.all(running.map(({ stop }) => stop()))
})

const serve = async (...parts: Part[]): Promise<void> => {
  running.push(await startLocal(ports, { parts }))
}

it('composes from three origins that are not the page’s own', async () => {
  await serve('generator', 'billing', 'contact', 'platform', 'forms', 'page')
  const { page } = await openPage(browser)
  await closeOffer(page)
  const origins = new Set<string>()
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) origins.add(new URL(response.url()).origin)
  })
  await page.goto(originOf(ports.page))
  await page.getByRole('button', { name: 'Create portrait' }).waitFor()
  await page.getByText('5/5 images').waitFor()
  await page.getByRole('button', { name: 'Send Message' }).waitFor()
  expect([...origins].sort()).toEqual(
    [ports.page, ports.generator, ports.billing, ports.contact].map(originOf).sort(),
  )
})

it('works without the contact remote, and fills its slot once the remote is back', async () => {
  await serve('generator', 'billing', 'platform', 'forms', 'page')
  const { page } = await openPage(browser)
  await closeOffer(page)
  await page.goto(originOf(ports.page))
  const contact = page.getByRole('region', { name: 'Contact Us' })
  const retry = contact.getByRole('button', { name: 'Try again' })
  await retry.waitFor()

  await page.getByRole('combobox', { name: /character/i }).fill('Gandalf, The Lord of the Rings')
  await page.getByRole('button', { name: 'Create portrait' }).click()
  await page.getByText('4/5 images').waitFor()

  await serve('contact')
  await retry.click()
  await page.getByRole('button', { name: 'Send Message' }).waitFor()
  await page.getByText('4/5 images').waitFor()
})

it('shows the dark stage without the generator, and lights it once the generator is back', async () => {
  await serve('billing', 'contact', 'platform', 'forms', 'page')
  const { page } = await openPage(browser)
  await closeOffer(page)
  await page.goto(originOf(ports.page))
  await page.getByText('The stage is dark').first().waitFor()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Send Message' }).waitFor()

  await serve('generator')
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Create portrait' }).waitFor()
})

it('lets a visitor draw without the billing remote', async () => {
  await serve('generator', 'contact', 'platform', 'forms', 'page')
  const { page } = await openPage(browser)
  await closeOffer(page)
  await page.goto(originOf(ports.page))
  await page.getByRole('combobox', { name: /character/i }).fill('Gandalf, The Lord of the Rings')
  await page.getByRole('button', { name: 'Create portrait' }).click()
  await page.getByRole('img', { name: /Gandalf/ }).waitFor()
})
