import { randomUUID } from 'node:crypto'
import { axeViolations } from './axeViolations.ts'
import {
  button,
  characterField,
  createFreePortrait,
  createPortrait,
  quotaAfter,
  quotaText,
  shorterSide,
  styleField,
} from './pageParts.ts'
import { controlPlatform } from './controlPlatform.ts'
import { openCheckout, pay } from './purchase.ts'
import { startProduct } from './startProduct.ts'

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
    await page.getByText('Free Version').waitFor()
    const tab = await openCheckout(page)
    // Each try needs a new address, since no address can subscribe twice.
    await pay(tab, `buyer-${randomUUID()}@example.com`, /4242/)

    const thanks = tab.getByRole('dialog', { name: 'Thank you!' })
    await thanks.getByText('Premium is active.').waitFor()
    expect(await axeViolations(tab)).toEqual([])
    await thanks.getByRole('button', { name: 'See the receipt' }).click()
    const account = tab.getByRole('dialog', { name: 'Your subscription' })
    await account.getByRole('button', { name: /^Invoice from/ }).waitFor()
    await account.getByText(/^Money-back guarantee/).waitFor()
    await account.getByRole('link', { name: 'Write to us' }).click()
    await account.waitFor({ state: 'hidden' })
    const contact = tab.getByRole('region', { name: 'Contact Us' })
    await contact.evaluate(async (section) => {
      while (section.getBoundingClientRect().top > innerHeight) {
        await new Promise(requestAnimationFrame)
      }
    })

    await page.getByRole('banner').getByText('Premium Active').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await page.getByText(/click here for unlimited|Rate limit|left this hour/).count()).toBe(
      0,
    )
    await button(page, 'draw it again in HD').click()
    await page.getByText('Generated with').waitFor()
    expect(await shorterSide(page)).toBe(2 * SHORT_SIDE)
  },
)

it('takes the buyer to the form with the first style they choose', async () => {
  const page = await product.openPage()
  await page.goto('/')
  const tab = await openCheckout(page)
  await pay(tab, 'stylish@example.com', /4242/)
  const thanks = tab.getByRole('dialog', { name: 'Thank you!' })
  await thanks.getByRole('button', { name: 'Lego' }).click()
  await thanks.waitFor({ state: 'hidden' })
  expect(await characterField(tab).evaluate((name) => name === document.activeElement)).toBe(true)
  expect(await styleField(tab).textContent()).toContain('Lego')
})

it('changes nothing when the checkout is closed', async () => {
  const page = await product.openPage()
  await page.goto('/')
  const tab = await openCheckout(page)
  await tab.close()
  await quotaAfter(page, 0)
  // The page checks once more whether something was bought.
  await page.waitForResponse(/\/checkouts\//)
  expect(await page.getByText('Premium Active').count()).toBe(0)
})

it('[page-11, subscriber-6, picture-32] says that the check failed and keeps the gate and the free portraits when the platform is down', async () => {
  const page = await product.openPage({
    expectConsole: [/status of 503 .*\/subscription$/, /ERR_FAILED .*\/subscription$/],
  })
  await page.goto('/')
  await controlPlatform(product, 'POST', 'faults', { kind: 'serverError', times: 50 })
  const gate = page.getByRole('region', { name: 'Your email' })
  await gate.getByLabel('Email').fill('premium@example.com')
  await gate.getByRole('button', { name: 'Check subscription' }).click()
  await gate
    .getByText('Could not verify subscription. Please try again or contact support.')
    .waitFor()
  await createFreePortrait(page, quotaText(1))
  await controlPlatform(product, 'DELETE', 'faults')
  await gate.getByRole('button', { name: 'Check subscription' }).click()
  await page.getByRole('banner').getByText('Premium Active').waitFor()

  // A subscriber's portraits do not count, even while the subscription cannot be verified.
  await createPortrait(page)
  await page.getByText('Character generated successfully!').first().waitFor()
  await page.route('**/.netlify/functions/subscription', (route) => route.abort())
  await page.reload()
  await page.getByRole('banner').getByText(quotaText(1)).first().waitFor()
})
