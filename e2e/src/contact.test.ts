import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { openPage } from './openPage.ts'
import { originOf } from './startLocal.ts'
import { useProduct } from './useProduct.ts'

jest.setTimeout(60_000)

const product = useProduct()

const formIn = (page: Page): Locator => page.getByRole('form', { name: /^(Contact Us|Kontakt)$/ })

/** Where everything in the section stands, by what it is. */
const boxesIn = (page: Page): Promise<readonly (readonly [string, DOMRect])[]> =>
  page.locator('#contact :is(h2, label, input, textarea, button, form)').evaluateAll((elements) =>
    elements.map((element) => {
      const box = element.getBoundingClientRect()
      const top = box.top + scrollY
      return [element.tagName, { ...box.toJSON(), y: top, top, bottom: top + box.height }]
    }),
  )

it('asks for both fields, then sends the message and says so', async () => {
  const { page } = await openPage(product.browser)
  await page.goto(originOf(product.ports.page))
  const send = page.getByRole('button', { name: 'Send Message' })
  await send.click()
  await page.getByText('Please fill in all fields').first().waitFor()

  await page
    .getByRole('form', { name: 'Contact Us' })
    .getByLabel('Email')
    .fill('reader@example.com')
  await page.getByLabel('Message').fill('Gandalf’s hat is crooked.')
  await send.click()
  await page.getByText('Feedback sent successfully!').first().waitFor()
  expect(await page.getByLabel('Message').inputValue()).toBe('')

  const kept = await readFile(join(product.local.dataDirectory, 'messages.jsonl'), 'utf8')
  expect(JSON.parse(kept)).toMatchObject({
    email: 'reader@example.com',
    message: 'Gandalf’s hat is crooked.',
  })
})

it('asks for an address in the page’s language, not in the browser’s, and for a missing message first', async () => {
  const { page, context } = await openPage(product.browser, { locale: 'en-US' })
  await page.goto(originOf(product.ports.page))
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Deutsch' })
  const send = page.getByRole('button', { name: 'Nachricht senden' })
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
  await context.close()
})

it('shows an outcome alone, and takes a message for lost that the service answers with an error', async () => {
  const { page, context } = await openPage(product.browser)
  await page.goto(originOf(product.ports.page))
  await page.route(`${originOf(product.ports.forms)}/**`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.fulfill({ status: 500, json: { success: true, message: 'Sent' } })
  })
  await formIn(page).getByLabel('Email').fill('reader@example.com')
  await formIn(page).getByLabel('Message').fill('And his staff?')
  const toasts = page.locator('[data-type]')
  const send = page.getByRole('button', { name: 'Send Message' })
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await send.click()
    await toasts.getByText('Sending feedback...').waitFor()
    await toasts.getByText('Failed to send feedback. Please try again.').waitFor()
    expect(await toasts.count()).toBe(1)
  }
  expect(await formIn(page).getByLabel('Message').inputValue()).toBe('And his staff?')
  await context.close()
})

it.each([
  [360, 'en-US'],
  [360, 'de-DE'],
  [768, 'en-US'],
  [1440, 'en-US'],
])('nothing moves for an error or an outcome, %i pixels wide, in %s', async (width, locale) => {
  const { page, context } = await openPage(product.browser, { width, locale })
  await page.goto(originOf(product.ports.page))
  const form = formIn(page)
  const send = form.getByRole('button')
  const said = form.getByRole('alert').filter({ hasText: /./ })
  await send.waitFor()
  await page.evaluate(() => document.fonts.ready)
  const before = await boxesIn(page)
  await send.click()
  await said.waitFor()
  expect(await boxesIn(page)).toEqual(before)
  await form.getByRole('textbox').first().fill('reader')
  await form.getByRole('textbox').last().fill('Hello')
  await send.click()
  await said.waitFor()
  expect(await boxesIn(page)).toEqual(before)
  await form.getByRole('textbox').first().fill('reader@example.com')
  await send.click()
  await form.locator('[data-status=sent]').waitFor()
  expect(await boxesIn(page)).toEqual(before)
  await context.close()
})

it('is set as close as the rest of the page, and its title in the rank of the other sections', async () => {
  const { page, context } = await openPage(product.browser)
  await page.goto(originOf(product.ports.page))
  const bottomOf = (locator: Locator) =>
    locator.evaluate((element) => element.getBoundingClientRect().bottom)
  const form = formIn(page)
  await form.getByRole('button').waitFor()
  const field = await bottomOf(form.getByLabel('Email'))
  const label = await form
    .locator('label')
    .last()
    .evaluate((element) => element.getBoundingClientRect().top)
  expect(label - field).toBe(16)
  const sizeOf = (title: string) =>
    page
      .getByRole('heading', { name: title })
      .evaluate((element) => getComputedStyle(element).fontSize)
  expect(await sizeOf('Contact Us')).toBe(await sizeOf('Your email'))
  await context.close()
})
