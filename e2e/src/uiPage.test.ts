import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../../tools/launchBrowser.ts'
import { openPage } from './openPage.ts'
import { originOf } from './startLocal.ts'
import { violations } from './violations.ts'

jest.setTimeout(60_000)

const UI = join(__dirname, '../../ui')

let server: Server
let browser: Browser
beforeAll(async () => {
  const app = new Hono().use(serveStatic({ root: join(UI, 'dist/page') }))
  server = serve({ fetch: app.fetch, port: 0, hostname: 'localhost' }) as Server
  await once(server, 'listening')
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  server.closeAllConnections()
  server.close()
})

const visit = async (width: number) => {
  const opened = await openPage(browser, { width })
  await opened.page.goto(originOf((server.address() as AddressInfo).port))
  await opened.page.getByRole('heading', { level: 1 }).waitFor()
  return opened
}

it.each([
  [390, 'light'],
  [1440, 'light'],
  [1440, 'dark'],
] as const)('is accessible and fits at %d px, %s', async (width, colorScheme) => {
  const { page, context, errors } = await visit(width)
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  expect(errors).toEqual([])
  await context.close()
})

it('shows every token, and contrast enough everywhere', async () => {
  const { page, context } = await visit(1440)
  const css = readFileSync(join(UI, 'src/tokens.css'), 'utf8')
  const tokens = new Set([...css.matchAll(/^ +(--[\w-]+):/gm)].map(([, name]) => name))
  const shown = new Set(await page.locator('li > code').allTextContents())
  expect([...tokens].filter((token) => token !== undefined && !shown.has(token))).toEqual([])
  expect(await page.locator('[data-enough="true"]').count()).toBeGreaterThan(40)
  expect(await page.locator('[data-enough="false"]').count()).toBe(0)
  await context.close()
})

it('shows a forced state as a hand brings it about', async () => {
  const { page, context } = await visit(1440)
  const look = (name: string) =>
    page
      .getByRole('button', { name, exact: true })
      .first()
      .evaluate((button) => getComputedStyle(button).backgroundColor)
  const plain = await look('Default')
  const forced = await look('Hover')
  expect(forced).not.toBe(plain)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'Default', exact: true }).first().hover()
  expect(await look('Default')).toBe(forced)
  await context.close()
})

it.each(['veil', 'curtain'])('opens a dialog before a %s', async (backdrop) => {
  const { page, context } = await visit(1440)
  const dialog = await openDialog(page, backdrop)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await context.close()
})

const openDialog = async (page: Page, backdrop: string) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page
    .getByRole('button', { name: `Open, ${backdrop}` })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: `A dialog before a ${backdrop}` })
  await dialog.waitFor()
  return dialog
}
