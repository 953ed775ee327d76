import type { Page } from 'playwright-core'
import { boxOf, characterField } from './pageParts.ts'
import { recordAnnouncements } from './recordAnnouncements.ts'
import { originOf } from './startLocal.ts'
import { startProduct } from './startProduct.ts'
import { texts } from './texts.ts'

const product = startProduct()

const title = (page: Page) => page.getByRole('heading', { level: 1 })

const MAIN = /\/main\.[0-9a-f]+\.js$/

/** Opens the page without its script: what visitors see while they wait for it. */
const openWithoutScript = async (locale: string): Promise<Page> => {
  const page = await product.openPage({ locale, expectConsole: [/ERR_FAILED .*\/main\./] })
  await page.route(MAIN, (route) => route.abort())
  await page.goto('/')
  return page
}

it.each([
  ['en-GB', 'Who takes the stage?', 'en'],
  ['de-AT', 'Wer tritt heute auf?', 'de'],
  ['nl', 'Who takes the stage?', 'en'],
])(
  '[first-paint-1] shows the top of the page before its script has loaded, in %s',
  async (locale, title, lang) => {
    const page = await openWithoutScript(locale)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([
      expect.stringContaining(title.slice(0, 8)),
    ])
    expect(await page.getByRole('banner').count()).toBe(1)
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(lang)
  },
)

it('[first-paint-1] keeps the title in its place once the page has rendered', async () => {
  const waiting = await openWithoutScript('en')
  await waiting.evaluate(() => document.fonts.ready)
  const before = await boxOf(title(waiting))

  const page = await product.openPage({ locale: 'en' })
  await page.goto('/')
  await characterField(page).waitFor()
  await page.evaluate(() => document.fonts.ready)
  expect(await boxOf(title(page))).toEqual(before)
})

it.each([1440, 768, 390])(
  '[picture-14] outlines the form where it will be, at %i px',
  async (width) => {
    const page = await product.openPage({ width })
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(MAIN, async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    const place = page
      .locator('#root > :not([hidden]) [aria-busy="true"] > div > :last-child')
      .first()
    await place.waitFor()
    await page.evaluate(() => document.fonts.ready)
    const outline = await place.evaluate((element) => {
      const bottom = element.getBoundingClientRect().bottom
      return { bottom, height: parseFloat(getComputedStyle(element, '::after').height) }
    })
    release()
    const submit = await boxOf(page.getByRole('button', { name: texts.generator.submit }))
    expect(outline).toEqual({ bottom: submit.y + submit.height, height: submit.height })
  },
)

it.each([
  ['main', 'en-GB', texts.shell.notLoaded, texts.shell.tryAgain],
  ['main', 'de-AT', 'Die Seite konnte nicht geladen werden', 'Erneut versuchen'],
  ['react', 'en-GB', texts.shell.notLoaded, texts.shell.tryAgain],
])(
  '[first-paint-2] says that %s.js did not load, in %s, and reloads',
  async (script, locale, text, reload) => {
    const page = await product.openPage({
      locale,
      expectConsole: [new RegExp(`ERR_FAILED .*/${script}\\.`)],
      // Depending on the network, what needs the blocked script may already have been requested.
      allowConsole: [/ChunkLoadError/, /^generator is not available HostFailed/],
    })
    const announcements = await recordAnnouncements(page)
    const file = new RegExp(`/${script}\\.[0-9a-f]+\\.js$`)
    let loads = false
    await page.route(file, (route) => (loads ? route.continue() : route.abort()))
    await page.goto('/')
    await page.getByText(text).filter({ visible: true }).waitFor()
    expect(await announcements()).toEqual([{ how: 'assertive', text }])
    expect(await page.getByRole('alert').count()).toBe(1)

    loads = true
    await page.getByRole('link', { name: reload }).click()
    await characterField(page).waitFor()
    expect(await page.getByText(text).count()).toBe(0)
  },
)

it('says nothing about a script that the page does not need', async () => {
  const page = await product.openPage({
    expectConsole: [/ERR_FAILED/, /^generator .*(did not load|is not available)/],
  })
  await page.route(`${originOf(product.ports.generator)}/**`, (route) => route.abort())
  await page.goto('/')
  await page.getByText('The stage is dark').first().waitFor()
  expect(await page.getByText(texts.shell.notLoaded).count()).toBe(0)
})

it('says that the page needs JavaScript when it is off', async () => {
  const page = await product.openPage({
    javaScriptEnabled: false,
    expectConsole: [/resource: csp /],
  })
  await page.goto('/')
  await page.locator('noscript p').waitFor()
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
})
