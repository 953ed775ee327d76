import type { Page } from 'playwright-core'
import { closeOffer, openPage, withoutWorker } from './openPage.ts'
import { originOf } from './startLocal.ts'
import { useProduct } from './useProduct.ts'
import { violations } from './violations.ts'

jest.setTimeout(120_000)

const product = useProduct()

const language = (page: Page) => page.evaluate(() => document.documentElement.lang)

/** Every text that the page's headings and buttons have shown in some frame since it was opened. */
const recordTexts = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seenTexts: seen })
    const look = () => {
      for (const element of document.querySelectorAll('h1, h2, button')) {
        if (element.checkVisibility()) seen.add(element.textContent.trim())
      }
      requestAnimationFrame(look)
    }
    look()
  })

const seenTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...Reflect.get(window, 'seenTexts')].map(String))

it('a German browser gets German at once, and the choice of English holds without a reload and after one', async () => {
  const { page, context, errors } = await openPage(product.browser, { locale: 'de-AT' })
  await recordTexts(page)
  await page.goto(originOf(product.ports.page))
  await page.getByRole('heading', { level: 1, name: 'Wer tritt heute auf?' }).waitFor()
  await page.getByRole('button', { name: 'Porträt erschaffen' }).waitFor()
  await page.getByRole('button', { name: 'Nachricht senden' }).waitFor()
  await page.getByText('Es kann losgehen').waitFor()
  await page.getByText(/4,99\s\$ im Monat/).waitFor()
  expect(await language(page)).toBe('de')
  const seen = await seenTexts(page)
  expect(seen).toContain('Nachricht senden')
  for (const text of ['Who takes the stage?', 'Create portrait', 'Send Message']) {
    expect(seen).not.toContain(text)
  }

  const name = page.getByRole('combobox', { name: 'Name der Figur' })
  await name.fill('Zorro')
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption({ label: 'English' })
  await page.getByRole('heading', { level: 1, name: 'Who takes the stage?' }).waitFor()
  await page.getByRole('button', { name: 'Create portrait' }).waitFor()
  await page.getByRole('button', { name: 'Send Message' }).waitFor()
  await page.getByText('Ready to generate').waitFor()
  expect(await page.getByRole('combobox', { name: 'Character name' }).inputValue()).toBe('Zorro')
  expect(await language(page)).toBe('en')
  expect(await page.title()).toBe('Dramatis: a portrait of any character')

  const other = await context.newPage()
  await other.goto(originOf(product.ports.page))
  await other.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Deutsch' })
  await page.getByRole('button', { name: 'Nachricht senden' }).waitFor()
  await other.getByRole('combobox', { name: 'Sprache' }).selectOption({ label: 'English' })
  await page.getByRole('button', { name: 'Send Message' }).waitFor()

  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Who takes the stage?' }).waitFor()
  await page.getByRole('button', { name: 'Send Message' }).waitFor()
  expect(errors).toEqual([])
  await context.close()
})

it('who wants no language that there is gets English, and loads no other', async () => {
  const { page, context } = await openPage(product.browser, { locale: 'fr-FR' })
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto(originOf(product.ports.page))
  await page.getByRole('button', { name: 'Send Message' }).waitFor()
  expect(await language(page)).toBe('en')
  const before = requested.length
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Deutsch' })
  await page.getByRole('button', { name: 'Nachricht senden' }).waitFor()
  await page.getByRole('button', { name: 'Porträt erschaffen' }).waitFor()
  await page.getByText('Es kann losgehen').waitFor()
  const catalogues = requested.slice(before).filter((url) => url.endsWith('.js'))
  expect(catalogues).toHaveLength(4)
  await context.close()
})

it('writes times as the visitor’s region does, also after a switch', async () => {
  const { page, context } = await openPage(product.browser, { locale: 'en-GB' })
  await closeOffer(page)
  await page.goto(originOf(product.ports.page))
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Deutsch' })
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption({ label: 'English' })
  await page.getByRole('combobox', { name: 'Character name' }).fill('Gandalf')
  await page.getByRole('button', { name: 'Create portrait' }).click()
  await page.getByRole('button', { name: 'Gallery, 1 picture' }).click()
  await page.locator('[data-picture]').first().click()
  const time = page.getByRole('dialog').locator('time')
  expect(await time.textContent()).toMatch(/^\d+ [A-Z][a-z]+ \d{4}, \d\d:\d\d$/)
  await context.close()
})

it('says which language is missing where its texts do not come, and goes on in English', async () => {
  const { page, context } = await openPage(product.browser)
  await withoutWorker(page)
  await page.goto(originOf(product.ports.page))
  await page.getByRole('button', { name: 'Create portrait' }).waitFor()
  await page.route(`${originOf(product.ports.generator)}/**/*.js`, (route) => route.abort())
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Deutsch' })
  await page
    .getByText('Some texts could not be loaded in German. Please reload the page.')
    .waitFor()
  await page.getByRole('button', { name: 'Nachricht senden' }).waitFor()
  await page.getByRole('combobox', { name: 'Character name' }).fill('Gandalf')
  await page.getByRole('button', { name: 'Create portrait' }).click()
  await page.getByRole('img', { name: /^Gandalf/ }).waitFor()
  await context.close()
})

it.each([360, 768, 1440])(
  'in German nothing overflows at %i px, and axe finds nothing',
  async (width) => {
    const { page, context } = await openPage(product.browser, { width, locale: 'de-DE' })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(originOf(product.ports.page))
    await page.getByRole('button', { name: 'Nachricht senden' }).waitFor()
    await page.getByText('Es kann losgehen').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    const title = page.getByRole('heading', { level: 1 })
    expect(await title.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    expect(await violations(page)).toEqual([])
    await context.close()
  },
)
