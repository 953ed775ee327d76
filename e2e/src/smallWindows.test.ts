import type { Locator, Page } from 'playwright-core'
import { openPage } from './openPage.ts'
import { originOf } from './startLocal.ts'
import { tooWide } from './tooWide.ts'
import { useProduct } from './useProduct.ts'

jest.setTimeout(120_000)

const product = useProduct()

const visit = async (size: {
  readonly width: number
  readonly height: number
  readonly locale?: string
}) => {
  const { page, context } = await openPage(product.browser, size)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(
    (kept) => localStorage.setItem('dramatis', JSON.stringify({ state: kept, version: 0 })),
    { seen: ['upsell', 'gate'] },
  )
  await page.goto(originOf(product.ports.page))
  await ticket(page).waitFor()
  await page.getByRole('button', { name: /^(Send Message|Nachricht senden)$/ }).waitFor()
  return { page, context }
}

const scrollDown = (page: Page): Promise<unknown> =>
  page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))

const header = (page: Page): Locator => page.getByRole('banner')
const ticket = (page: Page): Locator => page.locator('[data-tone]')

const isInView = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return bottom > 0 && top < innerHeight && getComputedStyle(element).opacity !== '0'
  })

it.each([
  ['en-US', 320, 'none'],
  ['de-DE', 320, 'none'],
  ['de-DE', 345, 'none'],
  ['en-US', 390, '0.12em'],
  ['de-DE', 390, '0.12em'],
])('in %s at %i px, with %s between letters, nothing is too wide', async (locale, width, space) => {
  const { page, context } = await visit({ width, height: 640, locale })
  await page.evaluate((letterSpacing) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { letter-spacing: var(--between) !important }')
    document.documentElement.style.setProperty('--between', letterSpacing)
    if (letterSpacing !== 'none') document.adoptedStyleSheets = [sheet]
  }, space)
  expect(await tooWide(page)).toEqual([])

  await page
    .getByRole('button', { name: /^Upgrade/ })
    .first()
    .click()
  await page.getByRole('dialog', { name: /^(Unlock Premium|Premium freischalten)$/ }).waitFor()
  expect(await tooWide(page)).toEqual([])

  await page.getByRole('button', { name: /^(Enter your email|E-Mail-Adresse eingeben)$/ }).click()
  await page.getByRole('dialog', { name: /^(Start Creating|Figuren zum Leben)/ }).waitFor()
  expect(await tooWide(page)).toEqual([])
  await context.close()
})

it.each([
  [320, 256],
  [844, 390],
])('at %i by %i px the header scrolls away, and the ticket with it', async (width, height) => {
  const { page, context } = await visit({ width, height })
  expect(await isInView(header(page))).toBe(true)
  expect(await isInView(ticket(page))).toBe(true)
  await scrollDown(page)
  await page.locator('[data-tone][data-scrolled]').waitFor()
  expect(await isInView(header(page))).toBe(false)
  expect(await isInView(ticket(page))).toBe(false)
  await context.close()
})

it('on a phone the header stays, and the stub of the ticket', async () => {
  const { page, context } = await visit({ width: 390, height: 844 })
  await scrollDown(page)
  await page.locator('[data-tone][data-scrolled]').waitFor()
  expect(await isInView(header(page))).toBe(true)
  expect(await isInView(ticket(page))).toBe(true)
  await context.close()
})

it('shows nothing of the page between the two lines of the header', async () => {
  const { page, context } = await visit({ width: 390, height: 844 })
  const box = await header(page).boundingBox()
  const between = () =>
    page.screenshot({ clip: { x: 0, y: (box?.height ?? 0) + 0.5, width: 390, height: 1.5 } })
  const before = await between()
  for (const top of [120, 240, 480, 700]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top)
    expect((await between()).equals(before)).toBe(true)
  }
  await context.close()
})
