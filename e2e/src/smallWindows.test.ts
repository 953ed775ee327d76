import type { Locator, Page } from 'playwright-core'
import type { PageOptions } from './openPage.ts'
import { overflow } from './overflow.ts'
import {
  boxOf,
  button,
  characterField,
  createPortrait,
  loadedFigure,
  nextFrames,
  toast,
} from './pageParts.ts'
import { startProduct } from './startProduct.ts'
import { texts } from './texts.ts'

const product = startProduct()

const open = async (options: PageOptions): Promise<Page> => {
  const page = await product.openPage({
    reducedMotion: 'reduce',
    saved: { seen: ['upsell', 'gate'] },
    ...options,
  })
  await page.goto('/')
  await ticket(page).waitFor()
  await button(page, /^(Send Message|Nachricht senden)$/).waitFor()
  return page
}

const header = (page: Page): Locator => page.getByRole('banner')
const ticket = (page: Page): Locator => page.locator('[data-tone]')

const isInView = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })

it.each([
  ['en-US', 320, 'none'],
  ['de-DE', 320, 'none'],
  ['de-DE', 345, 'none'],
  ['en-US', 390, '0.12em'],
  ['de-DE', 390, '0.12em'],
])('nothing overflows in %s at %i px with a letter spacing of %s', async (locale, width, space) => {
  const page = await open({ width, height: 640, locale })
  await page.evaluate((letterSpacing) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { letter-spacing: var(--between) !important }')
    document.documentElement.style.setProperty('--between', letterSpacing)
    if (letterSpacing !== 'none')
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, space)
  expect(await overflow(page)).toEqual([])

  await button(page, /^Upgrade/)
    .first()
    .click()
  await page.getByRole('dialog', { name: /^(Unlock Premium|Premium freischalten)$/ }).waitFor()
  expect(await overflow(page)).toEqual([])

  await button(page, /^(Enter your email|E-Mail-Adresse eingeben)$/).click()
  await page.getByRole('dialog', { name: /^(Start Creating|Figuren zum Leben)/ }).waitFor()
  expect(await overflow(page)).toEqual([])
})

/** Spaces texts as widely as WCAG 1.4.12 lets readers do, in every open shadow root, too. */
const spaceTexts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const css = `
      * {
        line-height: 1.5 !important;
        letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important;
      }
      p { margin-block-end: 2em !important; }
    `
    const space = (root: Document | ShadowRoot) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) space(shadowRoot)
    }
    space(document)
  })

it.each([
  ['en-US', 390, 844],
  ['de-DE', 390, 844],
  ['en-US', 1280, 720],
  ['en-US', 1366, 650],
])(
  'the form holds its widely spaced texts, in %s at %i by %i px',
  async (locale, width, height) => {
    const page = await open({ width, height, locale })
    await spaceTexts(page)
    const form = page.locator('form').filter({ has: characterField(page) })
    const faults = await form.evaluate((around) => {
      const SLACK = 1
      const { left, right } = around.getBoundingClientRect()
      const controls = [...around.querySelectorAll('input, label, button, [role="combobox"]')]
      const labels = [...around.querySelectorAll('label, button, [role="combobox"], span')]
      return [
        ...controls
          .map((it) => ({ it, box: it.getBoundingClientRect() }))
          .filter(({ box }) => box.left < left - SLACK || box.right > right + SLACK)
          .map(({ it }) => `${it.outerHTML} is outside the form`),
        ...labels
          .filter((it) => !(it instanceof HTMLInputElement) && it.checkVisibility())
          .filter((it) => getComputedStyle(it).clipPath === 'none' && it.clientWidth > 0)
          .filter((it) => it.scrollWidth > it.clientWidth + SLACK)
          .map((it) => `"${it.textContent}" is cut`),
      ]
    })
    expect(faults).toEqual([])
  },
)

it.each([
  [320, 256],
  [844, 390],
])('the header and the ticket scroll away at %i by %i px', async (width, height) => {
  const page = await open({ width, height })
  expect(await isInView(header(page))).toBe(true)
  expect(await isInView(ticket(page))).toBe(true)
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
  expect(await isInView(header(page))).toBe(false)
  expect(await isInView(ticket(page))).toBe(false)
})

const openOffer = async (page: Page): Promise<Locator> => {
  await button(page, /^Upgrade/)
    .first()
    .click()
  const offer = page.getByRole('dialog', { name: texts.billing.upsell.title })
  await offer.getByText('pixels').first().waitFor()
  return offer
}

it('the offer’s link is in view without scrolling at 360 by 640 px', async () => {
  const page = await open({ width: 360, height: 640 })
  const link = (await openOffer(page)).getByRole('link', { name: /^Upgrade/ })
  const { y, height } = await boxOf(link)
  expect(y + height).toBeLessThanOrEqual(640)
})

it.each([
  [1280, 600],
  [1366, 650],
])('the whole offer fits a laptop’s window of %i by %i px', async (width, height) => {
  const page = await open({ width, height })
  await openOffer(page)
  const dialog = page.locator('dialog[open]')
  expect(await dialog.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0)
})

it.each([
  [390, 844],
  [360, 640],
])('on a phone of %i by %i px a toast leaves the form in view', async (width, height) => {
  const page = await open({ width, height })
  await createPortrait(page)
  await toast(page, 'success').dispatchEvent('pointerover') // keeps it open
  await loadedFigure(page).waitFor()
  await nextFrames(page)
  const notice = await boxOf(toast(page, 'success'))
  const form = await boxOf(page.locator('form').filter({ has: characterField(page) }))
  const isAbove = notice.y + notice.height <= form.y
  expect(isAbove || notice.y >= form.y + form.height).toBe(true)
})

it('on a phone a toast leaves a dialog’s title and buttons in view', async () => {
  const page = await open({ width: 390, height: 844 })
  const offer = await openOffer(page)
  await page.context().setOffline(true)
  const toastBox = await boxOf(toast(page, 'info'))
  for (const control of [
    offer.getByRole('button', { name: 'Close' }).first(),
    offer.getByRole('link', { name: /^Upgrade/ }),
  ]) {
    const { y, height } = await boxOf(control)
    expect(y + height).toBeLessThanOrEqual(toastBox.y)
  }
})

it('the page does not show through between the two lines of the header', async () => {
  const page = await open({ width: 390, height: 844 })
  const box = await header(page).boundingBox()
  const between = () =>
    page.screenshot({ clip: { x: 0, y: (box?.height ?? 0) + 0.5, width: 390, height: 1.5 } })
  const before = await between()
  for (const top of [120, 240, 480, 700]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top)
    expect((await between()).equals(before)).toBe(true)
  }
})
