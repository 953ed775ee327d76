import type { Page } from 'playwright-core'
import { button as buttonOf, characterField, createPortrait, loadedFigure } from './pageParts.ts'
import { texts } from './texts.ts'

/** Takes a visitor's path through the page, and calls `look` on each screen with the screen's name. */
export const visitScreens = async (
  page: Page,
  look: (screen: string) => Promise<unknown>,
): Promise<void> => {
  const button = (name: string | RegExp) => buttonOf(page, name)
  const dialog = (name: string) => page.getByRole('dialog', { name })
  await page.getByText(texts.billing.badge.ready).waitFor()
  await button(texts.contact.send).waitFor()
  await page.getByRole('region', { name: texts.billing.gate.sectionTitle }).waitFor()
  await look('fresh')

  await button(texts.contact.send).click()
  await page.getByText(texts.contact.fillInAllFields).first().waitFor()
  await look('contact error')

  await characterField(page).pressSequentially('gan')
  await page.getByRole('option', { name: /Gandalf/ }).waitFor()
  await look('suggestions')
  await page.keyboard.press('Escape') // Toasts cover the styles in a small window.

  await page.getByRole('combobox', { name: texts.generator.style }).click()
  await look('styles')
  await page.keyboard.press('Escape')

  await createPortrait(page)
  await loadedFigure(page).waitFor()
  await look('result')

  await button(texts.generator.more).click()
  await look('description')
  await page.keyboard.press('Escape')

  await button('Gallery, 1 picture').click()
  await dialog(texts.generator.gallery).locator('img').waitFor()
  await look('gallery')
  await dialog(texts.generator.gallery).locator('[data-picture]').click()
  await dialog('Gandalf').locator('img').waitFor()
  await look('gallery picture')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')

  await button(/^Upgrade/)
    .first()
    .click()
  await dialog(texts.billing.upsell.title).waitFor()
  await look('offer')
  await button(texts.billing.upsell.enterEmail).click()
  await dialog(texts.billing.gate.title).waitFor()
  await look('gate')
}
