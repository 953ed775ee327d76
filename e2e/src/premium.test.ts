import { randomUUID } from 'node:crypto'
import { axeViolations } from './axeViolations.ts'
import { controlPlatform } from './controlPlatform.ts'
import {
  button,
  characterField,
  createFreePortrait,
  createPortrait,
  portrait,
  quotaAfter,
  quotaText,
  shorterSide,
  styleField,
} from './pageParts.ts'
import { openCheckout, pay } from './purchase.ts'
import { startProduct } from './startProduct.ts'
import { texts } from './texts.ts'

/** The shorter side of a free picture, in pixels. */
const SHORT_SIDE = 128

const product = startProduct({
  PLATFORM_CONTROL: 'true',
  STUDIO_SHORT_SIDE: `${SHORT_SIDE}`,
})

it.each([1440, 390])(
  'shows buyers what they bought in the tab they return to, and nothing to the contrary in the other, at %i px',
  async (width) => {
    const page = await product.openPage({ width, height: 844 })
    await page.goto('/')
    await createPortrait(page)
    await page.getByText(texts.generator.freeVersion).waitFor()
    const tab = await openCheckout(page)
    // Each try needs a new address, since no address can subscribe twice.
    await pay(tab, `buyer-${randomUUID()}@example.com`, /4242/)

    const thanks = tab.getByRole('dialog', { name: texts.billing.thanks.title })
    await thanks.getByText('Premium is active.').waitFor()
    expect(await axeViolations(tab)).toEqual([])
    await thanks.getByRole('button', { name: texts.billing.thanks.openReceipt }).click()
    const account = tab.getByRole('dialog', { name: texts.billing.portal.title })
    await account.getByRole('button', { name: /^Invoice from/ }).waitFor()
    await account.getByText(/^Money-back guarantee/).waitFor()
    await account.getByRole('link', { name: texts.billing.portal.contact }).click()
    await account.waitFor({ state: 'hidden' })
    const contact = tab.getByRole('region', { name: texts.contact.title })
    await contact.evaluate(async (section) => {
      while (section.getBoundingClientRect().top > innerHeight) {
        await new Promise(requestAnimationFrame)
      }
    })

    await page.getByRole('banner').getByText(texts.billing.premiumActive).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await page.getByText(/click here for unlimited|Rate limit|left this hour/).count()).toBe(
      0,
    )
    await button(page, texts.generator.drawInHD).click()
    await page.getByText('Generated with').waitFor()
    expect(await shorterSide(page)).toBe(2 * SHORT_SIDE)
  },
)

it('takes the buyer to the form with the first style they choose', async () => {
  const page = await product.openPage()
  await page.goto('/')
  const tab = await openCheckout(page)
  await pay(tab, 'stylish@example.com', /4242/)
  const thanks = tab.getByRole('dialog', { name: texts.billing.thanks.title })
  await thanks.getByRole('button', { name: 'Lego' }).click()
  await thanks.waitFor({ state: 'hidden' })
  expect(await characterField(tab).evaluate((name) => name === document.activeElement)).toBe(true)
  expect(await styleField(tab).textContent()).toContain('Lego')
})

it('draws what the buyer wanted, in both tabs, even after a declined card', async () => {
  const page = await product.openPage({ expectConsole: [/status of 400 .*\/checkout\//] })
  await page.goto('/')
  await characterField(page).fill('Katniss Everdeen')
  await styleField(page).click()
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('option', { name: /Studio Ghibli/ }).click(),
  ])
  const email = `buyer-${randomUUID()}@example.com`
  await pay(tab, email, /0002/)
  await tab.getByRole('alert').waitFor()
  await pay(tab, email, /4242/)

  const thanks = tab.getByRole('dialog', { name: texts.billing.thanks.title })
  await thanks.getByText(texts.billing.thanks.closable).waitFor()
  await page.getByRole('banner').getByText(texts.billing.premiumActive).waitFor()
  expect(await styleField(page).textContent()).toContain('Studio Ghibli')
  expect(await characterField(page).inputValue()).toBe('Katniss Everdeen')
  await thanks.getByRole('button', { name: 'Draw Katniss Everdeen in Studio Ghibli' }).click()
  await thanks.waitFor({ state: 'hidden' })
  await portrait(tab, /^Katniss Everdeen/).waitFor()
})

it('changes nothing when the checkout is closed', async () => {
  const page = await product.openPage()
  await page.goto('/')
  const tab = await openCheckout(page)
  await tab.close()
  await quotaAfter(page, 0)
  // The page checks once more whether something was bought.
  await page.waitForResponse(/\/checkouts\//)
  expect(await page.getByText(texts.billing.premiumActive).count()).toBe(0)
})

it('[page-11, subscriber-6, picture-32] says that the check failed and keeps the gate and the free portraits when the platform is down', async () => {
  const page = await product.openPage({
    expectConsole: [/status of 503 .*\/subscription$/, /ERR_FAILED .*\/subscription$/],
  })
  await page.goto('/')
  await controlPlatform(product, 'POST', 'faults', { kind: 'serverError', times: 50 })
  const gate = page.getByRole('region', { name: texts.billing.gate.sectionTitle })
  await gate.getByLabel('Email').fill('premium@example.com')
  await gate.getByRole('button', { name: texts.billing.gate.submit }).click()
  await gate.getByText(texts.billing.checkFailed).waitFor()
  await createFreePortrait(page, quotaText(1))
  await controlPlatform(product, 'DELETE', 'faults')
  await gate.getByRole('button', { name: texts.billing.gate.submit }).click()
  await page.getByRole('banner').getByText(texts.billing.premiumActive).waitFor()

  // A subscriber's portraits do not count, even while the subscription cannot be verified.
  await createPortrait(page)
  await page.getByText(texts.generator.status.succeeded).first().waitFor()
  await page.route('**/.netlify/functions/subscription', (route) => route.abort())
  await page.reload()
  await page.getByRole('banner').getByText(quotaText(1)).first().waitFor()
})
