import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { nextRoute } from './nextRoute.ts'
import { button } from './pageParts.ts'
import { originOf } from './startLocal.ts'
import { startProduct } from './startProduct.ts'
import { texts } from './texts.ts'

const product = startProduct()

const formIn = (page: Page): Locator => page.getByRole('form', { name: /^(Contact Us|Kontakt)$/ })

/** Returns the tag and the position on the page of every element in the section. */
const boxesIn = (page: Page): Promise<readonly (readonly [string, DOMRect])[]> =>
  page.locator('#contact :is(h2, label, input, textarea, button, form)').evaluateAll((elements) =>
    elements.map((element) => {
      const box = element.getBoundingClientRect()
      const top = box.top + scrollY
      return [element.tagName, { ...box.toJSON(), y: top, top, bottom: top + box.height }]
    }),
  )

it('[page-11, page-12, validation-4] asks for both fields, then sends the message and confirms it', async () => {
  const page = await product.openPage()
  await page.goto('/')
  const send = button(page, texts.contact.send)
  await send.click()
  await page.getByText(texts.contact.fillInAllFields).first().waitFor()

  await page
    .getByRole('form', { name: texts.contact.title })
    .getByLabel(texts.contact.email)
    .fill('crooked@example.com')
  await page.getByLabel(texts.contact.message).fill('Gandalf’s hat is crooked.')
  await send.click()
  await page.getByText(texts.contact.sent).first().waitFor()
  expect(await page.getByLabel(texts.contact.message).inputValue()).toBe('')

  const received = await readFile(join(product.dataDirectory, 'messages.jsonl'), 'utf8')
  const messages = received.split('\n').filter((line) => line !== '')
  expect(messages.map((line): unknown => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ email: 'crooked@example.com', message: 'Gandalf’s hat is crooked.' }),
  )
})

it('[validation-4] asks for a missing message first, then for an address, in the page’s language rather than the browser’s', async () => {
  const page = await product.openPage({ locale: 'en-US' })
  await page.goto('/')
  await page
    .getByRole('combobox', { name: texts.shell.language })
    .selectOption({ label: 'Deutsch' })
  const send = button(page, 'Nachricht senden')
  const email = formIn(page).getByLabel('E-Mail')
  const message = formIn(page).getByLabel('Nachricht')
  await email.fill('reader')
  await send.click()
  await formIn(page).getByText('Bitte alle Felder ausfüllen').waitFor()
  await page.keyboard.type('Gandalfs Hut ist krumm.')
  expect(await message.inputValue()).toBe('Gandalfs Hut ist krumm.')
  await send.click()
  await formIn(page).getByText('Bitte eine E-Mail-Adresse wie name@example.com eingeben').waitFor()
  await page.keyboard.type('@example.com')
  await page.keyboard.press('Enter')
  await page.getByText('Nachricht gesendet. Danke!').first().waitFor()
})

it('[message-8] replaces the progress with the outcome, and treats an error response from the service as a failure', async () => {
  const page = await product.openPage({
    expectConsole: [/status of 500/, /^The feedback was not sent/],
  })
  await page.goto('/')
  await formIn(page).getByLabel(texts.contact.email).fill('reader@example.com')
  await formIn(page).getByLabel(texts.contact.message).fill('And his staff?')
  const toasts = page.locator('[data-type]')
  const send = button(page, texts.contact.send)
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const route = nextRoute(page, originOf(product.ports.forms))
    await send.click()
    await toasts.getByText(texts.contact.sending).waitFor()
    await (await route).fulfill({ status: 500, json: { success: true, message: 'Sent' } })
    await toasts.getByText(texts.contact.failed).waitFor()
    expect(await toasts.count()).toBe(1)
  }
  expect(await formIn(page).getByLabel(texts.contact.message).inputValue()).toBe('And his staff?')
})

it.each([
  [360, 'en-US'],
  [360, 'de-DE'],
  [768, 'en-US'],
  [1440, 'en-US'],
])('does not move when it shows an error or the outcome, at %i px in %s', async (width, locale) => {
  const page = await product.openPage({ width, locale })
  await page.goto('/')
  const form = formIn(page)
  const send = form.getByRole('button')
  const error = form.getByRole('alert').filter({ hasText: /./ })
  await send.waitFor()
  // The content above the form must have loaded too.
  await page.locator('[data-view]').waitFor()
  await page.getByRole('region', { name: /^(Your email|E-Mail-Adresse)$/ }).waitFor()
  await page.evaluate(() => document.fonts.ready)
  const before = await boxesIn(page)
  await send.click()
  await error.waitFor()
  expect(await boxesIn(page)).toEqual(before)
  await form.getByRole('textbox').first().fill('reader')
  await form.getByRole('textbox').last().fill('Hello')
  await send.click()
  await error.waitFor()
  expect(await boxesIn(page)).toEqual(before)
  await form.getByRole('textbox').first().fill('reader@example.com')
  await send.click()
  await form.locator('[data-status=sent]').waitFor()
  expect(await boxesIn(page)).toEqual(before)
})

it('has the spacing of the page and the title size of the other sections', async () => {
  const page = await product.openPage()
  await page.goto('/')
  const bottomOf = (locator: Locator) =>
    locator.evaluate((element) => element.getBoundingClientRect().bottom)
  const form = formIn(page)
  await form.getByRole('button').waitFor()
  const field = await bottomOf(form.getByLabel(texts.contact.email))
  const label = await form
    .locator('label')
    .last()
    .evaluate((element) => element.getBoundingClientRect().top)
  expect(label - field).toBe(16)
  const sizeOf = (title: string) =>
    page
      .getByRole('heading', { name: title })
      .evaluate((element) => getComputedStyle(element).fontSize)
  expect(await sizeOf(texts.contact.title)).toBe(await sizeOf(texts.billing.gate.sectionTitle))
})
