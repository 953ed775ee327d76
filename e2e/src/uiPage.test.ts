import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { axeViolations } from './axeViolations.ts'
import { openPage, type PageOptions } from './openPage.ts'
import { originOf, portOf } from './startLocal.ts'

const UI = join(__dirname, '../../ui')

let server: Server
beforeAll(async () => {
  const app = new Hono().use(serveStatic({ root: join(UI, 'dist/page') }))
  server = serve({ fetch: app.fetch, port: 0, hostname: 'localhost' }) as Server
  await once(server, 'listening')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const open = async (options?: PageOptions): Promise<Page> => {
  const page = await openPage({ reducedMotion: 'reduce', ...options })
  await page.goto(originOf(portOf(server)))
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

it.each([
  [390, 'light'],
  [1440, 'light'],
  [1440, 'dark'],
] as const)('is accessible and fits at %d px, %s', async (width, colorScheme) => {
  const page = await open({ width, colorScheme })
  expect(await axeViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
})

it('shows every token, and sufficient contrast everywhere', async () => {
  const page = await open()
  const css = readFileSync(join(UI, 'src/tokens.css'), 'utf8')
  const tokens = new Set([...css.matchAll(/^ +(--[\w-]+):/gm)].map(([, name]) => name))
  const shown = new Set(await page.locator('li > code').allTextContents())
  expect([...tokens].filter((token) => token !== undefined && !shown.has(token))).toEqual([])
  expect(await page.locator('[data-enough="true"]').count()).toBeGreaterThan(40)
  expect(await page.locator('[data-enough="false"]').count()).toBe(0)
})

it('shows a simulated hover exactly as a real one', async () => {
  const page = await open()
  const look = (name: string) =>
    page
      .getByRole('button', { name, exact: true })
      .first()
      .evaluate((button) => getComputedStyle(button).backgroundColor)
  const plain = await look('Default')
  const forced = await look('Hover')
  expect(forced).not.toBe(plain)
  await page.getByRole('button', { name: 'Default', exact: true }).first().hover()
  expect(await look('Default')).toBe(forced)
})

it.each(['dim', 'opaque'])('opens a dialog in front of a %s backdrop', async (backdrop) => {
  const page = await open()
  const dialog = await openDialog(page, backdrop)
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})

const openDialog = async (page: Page, backdrop: string) => {
  await page
    .getByRole('button', { name: `Open, ${backdrop}` })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: `Backdrop: ${backdrop}` })
  await dialog.waitFor()
  return dialog
}
