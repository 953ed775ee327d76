import type { Page } from 'playwright-core'
import { button as buttonOf, characterField, createPortrait, loadedFigure } from './pageParts.ts'

/** Takes a visitor's path through the page, and calls `look` on each screen with the screen's name. */
export const visitScreens = async (
  page: Page,
  look: (screen: string) => Promise<unknown>,
): Promise<void> => {
  const button = (name: string | RegExp) => buttonOf(page, name)
  const dialog = (name: string) => page.getByRole('dialog', { name })
  await page.getByText('Ready to generate').waitFor()
  await button('Send Message').waitFor()
  await page.getByRole('region', { name: 'Your email' }).waitFor()
  await look('fresh')

  await button('Send Message').click()
  await page.getByText('Please fill in all fields').first().waitFor()
  await look('contact error')

  await characterField(page).pressSequentially('gan')
  await page.getByRole('option', { name: /Gandalf/ }).waitFor()
  await look('suggestions')
  await page.keyboard.press('Escape') // Toasts cover the styles in a small window.

  await page.getByRole('combobox', { name: 'Style' }).click()
  await look('styles')
  await page.keyboard.press('Escape')

  await createPortrait(page)
  await loadedFigure(page).waitFor()
  await look('result')

  await button('Description and more').click()
  await look('description')
  await page.keyboard.press('Escape')

  await button('Gallery, 1 picture').click()
  await dialog('Gallery').locator('img').waitFor()
  await look('gallery')
  await dialog('Gallery').locator('[data-picture]').click()
  await dialog('Gandalf').locator('img').waitFor()
  await look('gallery picture')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')

  await button(/^Upgrade/)
    .first()
    .click()
  await dialog('Unlock Premium').waitFor()
  await look('offer')
  await button('Enter your email').click()
  await dialog('Start Creating Characters').waitFor()
  await look('gate')
}
