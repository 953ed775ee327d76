import type { Browser, BrowserContext, Page } from 'playwright-core'

/** A page in a browser profile of its own, which fails the test on what a visitor's console would show. */
export interface OpenPage {
  readonly page: Page
  readonly context: BrowserContext
  /** Errors of scripts and refusals of the Content-Security-Policy, so far. */
  readonly errors: readonly string[]
}

export const openPage = async (
  browser: Browser,
  {
    width = 1440,
    height = 900,
    locale = 'en-US',
  }: { width?: number; height?: number; locale?: string } = {},
): Promise<OpenPage> => {
  const context = await browser.newContext({ viewport: { width, height }, locale })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) errors.push(message.text())
  })
  return { page, context, errors }
}

const OFFER = /^(Unlock Premium|Premium freischalten)$/

/** Closes the offer, which comes by itself after the first portrait, whenever it is in the way. */
export const closeOffer = (page: Page): Promise<void> =>
  page.addLocatorHandler(page.getByRole('dialog', { name: OFFER }), async () => {
    await page.keyboard.press('Escape')
  })

/** Keeps the offer from coming by itself, as for who has seen it on an earlier visit. */
export const withoutOffer = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    localStorage['dramatis'] ??= JSON.stringify({ state: { seen: ['upsell'] }, version: 0 })
  })

/** Keeps the page without its service worker, which fetches past the test's routes. */
export const withoutWorker = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined }),
  )
