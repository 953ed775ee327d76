import type { Page } from 'playwright-core'
import { texts } from './texts.ts'

/** Opens the checkout from the banner and returns its tab. */
export const openCheckout = async (page: Page): Promise<Page> => {
  await page.getByRole('button', { name: texts.billing.upgrade }).first().click()
  const upsell = page.getByRole('dialog', { name: texts.billing.upsell.title })
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    upsell.getByRole('link', { name: /Upgrade/ }).click(),
  ])
  await tab.getByRole('heading', { name: 'Buy Dramatis Premium' }).waitFor()
  return tab
}

export const pay = async (tab: Page, email: string, card: RegExp): Promise<void> => {
  await tab.getByLabel('Email').fill(email)
  await tab.getByRole('radio', { name: card }).check()
  await tab.getByRole('button', { name: /Subscribe/ }).click()
}
