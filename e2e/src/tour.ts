import type { Page } from 'playwright-core'

/** Walks through what a visitor sees, and calls back at each stop with its name. */
export const tour = async (page: Page, look: (stop: string) => Promise<unknown>): Promise<void> => {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const dialog = (name: string) => page.getByRole('dialog', { name })
  const nameField = page.getByRole('combobox', { name: /character/i })
  await page.getByText('Ready to generate').waitFor()
  await button('Send Message').waitFor()
  await page.getByRole('region', { name: 'Your email' }).waitFor()
  await look('fresh')

  await button('Send Message').click()
  await page.getByText('Please fill in all fields').first().waitFor()
  await look('contact error')

  await nameField.pressSequentially('gan')
  await page.getByRole('option', { name: /Gandalf/ }).waitFor()
  await look('suggestions')
  await page.keyboard.press('Escape') // They lie over the styles of a small page.

  await page.getByRole('combobox', { name: 'Style' }).click()
  await look('styles')
  await page.keyboard.press('Escape')

  await nameField.fill('Gandalf, The Lord of the Rings')
  await nameField.press('Control+Enter')
  await page.locator('figure[data-loaded="true"]').waitFor()
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
