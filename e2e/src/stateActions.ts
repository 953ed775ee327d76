import type { Page } from 'playwright-core'
import { button, createPortrait, GANDALF, loadedFigure, toast } from './pageParts.ts'
import { texts } from './texts.ts'

export const dialog = (page: Page) => page.getByRole('dialog').last()

export const format = (name: keyof typeof texts.generator.aspects) => (page: Page) =>
  page.locator('label', { hasText: texts.generator.aspects[name] }).click()

export const create = async (page: Page): Promise<void> => {
  await createPortrait(page)
  await loadedFigure(page).waitFor()
  await closeToasts(page)
}

export const closeToasts = async (page: Page): Promise<void> => {
  const close = toast(page).getByRole('button')
  await close.first().waitFor()
  while ((await close.count()) > 0) await close.first().click()
}

export const subscribe = async (page: Page): Promise<void> => {
  const gate = page.getByRole('region', { name: texts.billing.gate.sectionTitle })
  await gate.getByLabel('Email').fill('premium@example.com')
  await gate.getByRole('button', { name: texts.billing.gate.submit }).click()
  await page.getByRole('banner').getByText(texts.billing.premiumActive).waitFor()
  await closeToasts(page)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

export const openStyles = (page: Page) => page.getByRole('combobox', { name: /Style|Stil/ }).click()

export const openOffer = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /^Upgrade/ })
    .first()
    .click()
  await dialog(page).waitFor()
}

/** The number of buyers so far. Each needs a new address, since no address can subscribe twice. */
let buyers = 0

/**
 * Buys premium, because only a checkout grants the session that manages a subscription. Returns the checkout's tab.
 */
export const buy = async (page: Page): Promise<Page> => {
  await openOffer(page)
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    dialog(page)
      .getByRole('link', { name: /Upgrade/ })
      .click(),
  ])
  buyers += 1
  await tab.getByLabel('Email').fill(`reader-${buyers}@example.com`)
  await tab.getByRole('radio', { name: /4242/ }).check()
  await tab.getByRole('button', { name: /Subscribe/ }).click()
  // When the checkout's tab returns to the page, it passes the session on to the other tab.
  for (const one of [tab, page]) {
    await one.getByRole('banner').getByText(texts.billing.premiumActive).waitFor()
  }
  return tab
}

export const manage = async (page: Page): Promise<void> => {
  await (await buy(page)).close()
  await closeToasts(page)
  await button(page, texts.billing.manage).click()
  await dialog(page).getByText('$4.99 per month').waitFor()
  await dialog(page).getByRole('table').waitFor()
  await withoutDates(page)
}

/** Replaces the dates and the buyer, which differ from run to run. */
export const withoutDates = (page: Page): Promise<void> =>
  dialog(page).evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      text.nodeValue = (text.nodeValue ?? '')
        .replace(/[A-Z][a-z]+ \d+(, \d{4})?\s–\s[A-Z][a-z]+ \d+, \d{4}/g, 'Mar 14 – Apr 14, 2026')
        .replace(/(?<!– )[A-Z][a-z]+ \d+, \d{4}/g, 'Mar 14, 2026')
        .replace(/reader-\d+/, 'reader-1')
    }
  })

export const openGallery = async (page: Page): Promise<void> => {
  for (const character of ['Dracula', 'Ariel, The Little Mermaid', GANDALF]) {
    await createPortrait(page, character)
    await page
      .getByRole('img', { name: new RegExp(`^${character.split(',')[0]}`) })
      .last()
      .waitFor()
    await closeToasts(page)
  }
  await button(page, 'Gallery, 3 pictures').click()
  await dialog(page).locator('img').nth(2).waitFor()
}

export const sendMessage = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: texts.contact.send }).click()
}
