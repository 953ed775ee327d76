import type { Page } from 'playwright-core'
import { axeViolations } from './axeViolations.ts'
import { clippedTexts } from './clippedTexts.ts'
import { overflow } from './overflow.ts'
import { button, characterField, createPortrait, portrait } from './pageParts.ts'
import { originOf } from './startLocal.ts'
import { startProduct } from './startProduct.ts'
import { german, texts } from './texts.ts'

const product = startProduct()

const language = (page: Page) => page.evaluate(() => document.documentElement.lang)

/** Records every text that the page's headings and buttons show, frame by frame. */
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
  page.evaluate(() => [...(Reflect.get(window, 'seenTexts') as Set<string>)])

it('[language-2] shows German to a German browser at once, and English once chosen, with and without a reload', async () => {
  const page = await product.openPage({ locale: 'de-AT' })
  await recordTexts(page)
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: 'Wer tritt heute auf?' }).waitFor()
  await button(page, german.submit).waitFor()
  await button(page, 'Nachricht senden').waitFor()
  await page.getByText('Es kann losgehen').waitFor()
  await page
    .getByText(/\$\s4,99 im Monat/) // as in Austria
    .first()
    .waitFor()
  expect(await language(page)).toBe('de')
  const seen = await seenTexts(page)
  expect(seen).toContain('Nachricht senden')
  for (const text of ['Who takes the stage?', texts.generator.submit, texts.contact.send]) {
    expect(seen).not.toContain(text)
  }

  await characterField(page).fill('Zorro')
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption({ label: 'English' })
  await page.getByRole('heading', { level: 1, name: 'Who takes the stage?' }).waitFor()
  await button(page, texts.generator.submit).waitFor()
  await button(page, texts.contact.send).waitFor()
  await page.getByText(texts.billing.badge.ready).waitFor()
  expect(await characterField(page).inputValue()).toBe('Zorro')
  expect(await language(page)).toBe('en')
  expect(await page.title()).toBe(texts.shell.title)

  const other = await page.context().newPage()
  await other.goto(originOf(product.ports.page))
  await other
    .getByRole('combobox', { name: texts.shell.language })
    .selectOption({ label: 'Deutsch' })
  await button(page, 'Nachricht senden').waitFor()
  await other.getByRole('combobox', { name: 'Sprache' }).selectOption({ label: 'English' })
  await button(page, texts.contact.send).waitFor()

  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Who takes the stage?' }).waitFor()
  await button(page, texts.contact.send).waitFor()
})

it('[language-2] shows English where the browser’s language is not available, and loads no other language', async () => {
  const page = await product.openPage({ locale: 'nl-NL' })
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto('/')
  await button(page, texts.contact.send).waitFor()
  expect(await language(page)).toBe('en')
  const choice = page.getByRole('combobox', { name: texts.shell.language }).getByRole('option')
  expect(await choice.allTextContents()).toEqual([
    'العربية',
    'Deutsch',
    'English',
    'Español',
    'Français',
    '日本語',
    'Português (Brasil)',
  ])
  const before = requested.length
  await page
    .getByRole('combobox', { name: texts.shell.language })
    .selectOption({ label: 'Deutsch' })
  await button(page, 'Nachricht senden').waitFor()
  await button(page, german.submit).waitFor()
  await page.getByText('Es kann losgehen').waitFor()
  const catalogues = requested.slice(before).filter((url) => url.endsWith('.js'))
  expect(catalogues).toHaveLength(4)
})

it('[language-3] describes a picture in German, and formats times for the visitor’s region', async () => {
  const page = await product.openPage({ locale: 'en-GB' })
  await page.goto('/')
  await page
    .getByRole('combobox', { name: texts.shell.language })
    .selectOption({ label: 'Deutsch' })
  await button(page, german.submit).waitFor()
  await createPortrait(page, 'Gandalf')
  const picture = portrait(page, /^Gandalf: alter Mann, lange silberne Haare, /)
  await picture.waitFor()
  expect(await picture.getAttribute('lang')).toBe('de')
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption({ label: 'English' })
  await button(page, 'Gallery, 1 picture').click()
  await page.locator('[data-picture]').first().click()
  const time = page.getByRole('dialog').locator('time')
  expect(await time.textContent()).toMatch(/^\d+ [A-Z][a-z]+ \d{4}, \d\d:\d\d$/)
})

it('says which language did not load, and stays in English', async () => {
  const page = await product.openPage({
    expectConsole: [/ERR_FAILED .*\.js$/, /^The texts in the language "de" could not be loaded/],
  })
  await page.goto('/')
  await button(page, texts.generator.submit).waitFor()
  const scripts = `${originOf(product.ports.generator)}/**/*.js`
  await page.route(scripts, (route) => route.abort())
  await page
    .getByRole('combobox', { name: texts.shell.language })
    .selectOption({ label: 'Deutsch' })
  await page
    .getByText('Some texts could not be loaded in German. Please reload the page.')
    .waitFor()
  await button(page, 'Nachricht senden').waitFor()
  await page.unroute(scripts)
  await createPortrait(page, 'Gandalf')
  await portrait(page).waitFor()
})

it.each([
  ['de-DE', 'Wer tritt heute auf?', /4,99\s\$ im Monat/],
  ['es-MX', '¿Quién sale a escena?', /USD\s4\.99 al mes/],
  ['ja-JP', /^今日の ?主役は？$/, /月額\$4\.99/],
  ['fr-CA', /^Qui entre en scène\s\?$/, /4,99\s\$\sUS par mois/],
  ['pt-BR', 'Quem entra em cena?', /US\$\s4,99 por mês/],
  ['ar-EG', 'مَن يعتلي المسرح؟', /4\.99\sUS\$ شهريًا/],
])('fits in %s in every window, and axe finds nothing', async (locale, title, price) => {
  const page = await product.openPage({ locale })
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByText(price).filter({ visible: true }).first().waitFor()
  await page.locator('textarea').waitFor()
  await page.locator('[data-tone]').waitFor()
  expect(locale).toContain(await language(page))
  expect(await axeViolations(page)).toEqual([])
  const upgrade = page
    .getByRole('region', { name: /^(Premium|プレミアム|بريميوم)$/ })
    .getByRole('button')
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect([width, await clippedTexts(page), await overflow(page)]).toEqual([width, [], []])
    await upgrade.first().click()
    await page.getByRole('dialog').waitFor()
    expect([width, await clippedTexts(page), await overflow(page)]).toEqual([width, [], []])
    await page.keyboard.press('Escape')
  }
})
