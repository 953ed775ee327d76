import { openPage } from './openPage.ts'
import { recordSpoken } from './recordSpoken.ts'
import { originOf } from './startLocal.ts'
import { useProduct } from './useProduct.ts'

jest.setTimeout(120_000)

const product = useProduct()

/** The page as it is before its script has come: as a visitor sees it who waits for that. */
const openWithoutScript = async (locale: string) => {
  const { page, context } = await openPage(product.browser, { locale })
  await page.route(/\/main\.[0-9a-f]+\.js$/, (route) => route.abort())
  await page.goto(originOf(product.ports.page))
  return { page, context }
}

const boxOf = async (page: Awaited<ReturnType<typeof openPage>>['page'], selector: string) => {
  const box = await page.locator(selector).filter({ visible: true }).first().boundingBox()
  if (box === null) throw new Error(`${selector} is not to be seen`)
  return box
}

it.each([
  ['en-GB', 'Who takes the stage?', 'en'],
  ['de-AT', 'Wer tritt heute auf?', 'de'],
  ['fr', 'Who takes the stage?', 'en'],
])('shows the top of the page before its script has come, in %s', async (locale, title, lang) => {
  const { page, context } = await openWithoutScript(locale)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([
    expect.stringContaining(title.slice(0, 8)),
  ])
  expect(await page.getByRole('banner').count()).toBe(1)
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(lang)
  await context.close()
})

it('keeps the title where it was once the page is there', async () => {
  const waiting = await openWithoutScript('en')
  await waiting.page.evaluate(() => document.fonts.ready)
  const before = await boxOf(waiting.page, 'h1')
  await waiting.context.close()

  const { page, context, errors } = await openPage(product.browser, { locale: 'en' })
  await page.goto(originOf(product.ports.page))
  await page.getByRole('combobox', { name: 'Character name' }).waitFor()
  await page.evaluate(() => document.fonts.ready)
  expect(await boxOf(page, 'h1')).toEqual(before)
  expect(errors).toEqual([])
  await context.close()
})

it.each([
  ['main', 'en-GB', 'The page could not be loaded', 'Try again'],
  ['main', 'de-AT', 'Die Seite konnte nicht geladen werden', 'Erneut versuchen'],
  ['react', 'en-GB', 'The page could not be loaded', 'Try again'],
  ['page', 'de-AT', 'Die Seite konnte nicht geladen werden', 'Erneut versuchen'],
])('says that %s.js did not load, in %s, and reloads', async (script, locale, text, reload) => {
  const { page, context } = await openPage(product.browser, { locale })
  const spoken = await recordSpoken(page)
  const file = new RegExp(`/${script}\\.[0-9a-f]+\\.js$`)
  let loads = false
  await page.route(file, (route) => (loads ? route.continue() : route.abort()))
  await page.goto(originOf(product.ports.page))
  await page.getByText(text).filter({ visible: true }).waitFor()
  expect(await spoken()).toEqual([{ how: 'assertive', text }])
  expect(await page.getByRole('alert').count()).toBe(1)

  loads = true
  await page.getByRole('link', { name: reload }).click()
  await page.getByRole('combobox', { name: /character name|Figur/i }).waitFor()
  expect(await page.getByText(text).count()).toBe(0)
  await context.close()
})

it('says nothing of a script that the page can do without', async () => {
  const { page, context } = await openPage(product.browser)
  await page.route(`${originOf(product.ports.generator)}/**`, (route) => route.abort())
  await page.goto(originOf(product.ports.page))
  await page.getByText('The stage is dark').first().waitFor()
  expect(await page.getByText('The page could not be loaded').count()).toBe(0)
  await context.close()
})

it('tells a visitor without JavaScript what the page needs', async () => {
  const context = await product.browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(originOf(product.ports.page))
  await page.locator('noscript p').waitFor()
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  await context.close()
})
