import type { Page } from 'playwright-core'
import { closePages, openPage } from './openPage.ts'
import { button, createPortrait, portrait, quotaAfter } from './pageParts.ts'
import {
  freePorts,
  originOf,
  startLocal,
  type Part,
  type Ports,
  type Running,
} from './startLocal.ts'
import { texts } from './texts.ts'

let ports: Ports
let running: Running[]

beforeEach(async () => {
  ports = await freePorts()
  running = []
})

afterEach(async () => {
  await closePages()
  await Promise.all(running.map(({ stop }) => stop()))
})

/** Opens the page and expects this fault, which a missing remote causes. */
const open = async (fault: RegExp): Promise<Page> => {
  const page = await openPage({
    baseURL: originOf(ports.page),
    expectConsole: [fault, /ERR_CONNECTION_REFUSED/],
  })
  await page.goto('/')
  return page
}

const serve = async (...parts: Part[]): Promise<void> => {
  running.push(await startLocal(ports, { parts }))
}

it('is composed from three origins other than the page’s own', async () => {
  await serve('generator', 'billing', 'contact', 'platform', 'forms', 'page')
  const page = await openPage({ baseURL: originOf(ports.page) })
  const origins = new Set<string>()
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) origins.add(new URL(response.url()).origin)
  })
  await page.goto('/')
  await button(page, texts.generator.submit).waitFor()
  await quotaAfter(page, 0)
  await button(page, texts.contact.send).waitFor()
  expect([...origins].sort()).toEqual(
    [ports.page, ports.generator, ports.billing, ports.contact].map(originOf).sort(),
  )
})

it('[security-remote-6] works without the contact remote, and fills its slot once the remote is back', async () => {
  await serve('generator', 'billing', 'platform', 'forms', 'page')
  const page = await open(/^contact .*(did not load|is not available)/)
  const contact = page.getByRole('region', { name: texts.contact.title })
  const retry = contact.getByRole('button', { name: texts.shell.tryAgain })
  await retry.waitFor()

  await createPortrait(page)
  await quotaAfter(page, 1)

  await serve('contact')
  await retry.click()
  await button(page, texts.contact.send).waitFor()
  await quotaAfter(page, 1)
})

it('shows a dark stage without the generator, and the form once the generator is back', async () => {
  await serve('billing', 'contact', 'platform', 'forms', 'page')
  const page = await open(/^generator .*(did not load|is not available)/)
  await page.getByText('The stage is dark').first().waitFor()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await button(page, texts.contact.send).waitFor()

  await serve('generator')
  await page.getByRole('main').getByRole('button', { name: texts.shell.tryAgain }).click()
  await button(page, texts.generator.submit).waitFor()
})

it('lets a visitor create a portrait without the billing remote', async () => {
  await serve('generator', 'contact', 'platform', 'forms', 'page')
  const page = await open(/^billing .*(did not load|is not available)/)
  await createPortrait(page)
  await portrait(page).waitFor()
})
