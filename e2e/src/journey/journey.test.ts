import { FREE_LIMIT } from '@dramatis/catalogue'
import { controlPlatform } from '../controlPlatform.ts'
import {
  createFreePortrait,
  createPortrait,
  portrait,
  quotaText,
  shorterSide,
} from '../pageParts.ts'
import { openCheckout, pay } from '../purchase.ts'
import { startProduct } from '../startProduct.ts'
import { texts } from '../texts.ts'

/** The shorter side of a free picture, in pixels. */
const SHORT_SIDE = 128

const product = startProduct({ PLATFORM_CONTROL: 'true', STUDIO_SHORT_SIDE: `${SHORT_SIDE}` })

it('goes from free to refused, paid, premium, canceled and free again', async () => {
  const page = await product.openPage({
    saved: {},
    expectConsole: [/status of 400 .*\/checkout\//], // the declined card
  })
  await page.goto('/')

  await createFreePortrait(page, quotaText(1))
  expect(await shorterSide(page)).toBe(SHORT_SIDE)
  const upsell = page.getByRole('dialog', { name: texts.billing.upsell.title })
  await upsell.waitFor()
  // A notice that is still shown is inside the dialog, and its own Close button comes after the dialog's.
  await upsell.getByRole('button', { name: 'Close' }).first().click()
  for (let used = 2; used < FREE_LIMIT; used += 1) await createFreePortrait(page, quotaText(used))
  await createFreePortrait(page, texts.billing.badge.throttled)
  await page.getByRole('banner').getByText(texts.generator.limitHint).first().waitFor()

  const tab = await openCheckout(page)
  await pay(tab, 'reader@example.com', /0002/)
  await tab.getByText('Your card was declined').first().waitFor()
  expect(await page.getByText(texts.billing.premiumActive).count()).toBe(0)
  await pay(tab, 'reader@example.com', /4242/)

  await page.getByRole('banner').getByText(texts.billing.premiumActive).waitFor()
  expect(await page.getByText(texts.billing.badge.throttled).count()).toBe(0)
  await tab
    .getByRole('dialog', { name: texts.billing.thanks.title })
    .getByText('Premium is active.')
    .waitFor()
  await tab.getByRole('banner').getByText(texts.billing.premiumActive).waitFor()
  expect(new URL(tab.url()).searchParams.has('customer_session_token')).toBe(false)
  await tab.close()

  await page.getByRole('combobox', { name: texts.generator.style }).click()
  await page.getByRole('option', { name: /Lego/ }).click()
  await createPortrait(page)
  await page.getByText(texts.generator.status.succeeded).first().waitFor()
  await portrait(page).waitFor()
  expect(await shorterSide(page)).toBe(2 * SHORT_SIDE)

  await page.getByRole('button', { name: texts.billing.manage }).click()
  const account = page.getByRole('dialog', { name: texts.billing.portal.title })
  await account.getByText('$4.99 per month').waitFor()
  await account.getByRole('button', { name: texts.billing.portal.cancel }).click()
  await account.getByLabel(texts.billing.portal.reason).selectOption('unused')
  await account.getByRole('button', { name: texts.billing.portal.confirm }).click()
  await account.getByText(/Canceled. Premium stays active until/).waitFor()

  await controlPlatform(product, 'POST', 'advance', { months: 1, days: 1 })
  await page.reload()
  await page.getByRole('banner').getByText(texts.billing.badge.throttled).first().waitFor()
})
