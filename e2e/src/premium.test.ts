import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { FREE_LIMIT } from '@dramatis/catalogue'
import { axeViolations } from './axeViolations.ts'
import {
  button,
  characterField,
  createPortrait,
  portrait,
  quotaAfter,
  quotaText,
  styleField,
} from './pageParts.ts'
import { originOf } from './startLocal.ts'
import { startProduct } from './startProduct.ts'

/** The shorter side of a free picture, in pixels. */
const SHORT_SIDE = 128

const product = startProduct({
  PLATFORM_CONTROL: 'true',
  STUDIO_SHORT_SIDE: `${SHORT_SIDE}`,
})

/** Makes each portrait's name different, because the same portrait is not counted twice. */
let takes = 0

/** Creates a free portrait that was not requested before, and waits until the header shows this text. */
const createFreePortrait = async (page: Page, text: string): Promise<void> => {
  takes += 1
  await createPortrait(page, `Gandalf, take ${takes}`)
  await page.getByRole('banner').getByText(text).first().waitFor()
  await portrait(page).waitFor()
}

const shorterSide = (page: Page): Promise<number> =>
  portrait(page).evaluate((image) =>
    image instanceof HTMLImageElement ? Math.min(image.naturalWidth, image.naturalHeight) : 0,
  )

/** Opens the checkout from the banner and returns its tab. */
const openCheckout = async (page: Page): Promise<Page> => {
  await page.getByRole('button', { name: 'Upgrade' }).first().click()
  const upsell = page.getByRole('dialog', { name: 'Unlock Premium' })
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    upsell.getByRole('link', { name: /Upgrade/ }).click(),
  ])
  await tab.getByRole('heading', { name: 'Buy Dramatis Premium' }).waitFor()
  return tab
}

const pay = async (tab: Page, email: string, card: RegExp): Promise<void> => {
  await tab.getByLabel('Email').fill(email)
  await tab.getByRole('radio', { name: card }).check()
  await tab.getByRole('button', { name: /Subscribe/ }).click()
}

/** Posts to the sandbox's control API. */
const control = async (path: string, body: object): Promise<void> => {
  const response = await fetch(`${originOf(product.ports.platform)}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(200)
}

it('goes from free to refused, paid, premium, canceled and free again', async () => {
  const page = await product.openPage({
    saved: {},
    expectConsole: [/status of 400 .*\/checkout\//], // the declined card
  })
  await page.goto('/')

  await createFreePortrait(page, quotaText(1))
  expect(await shorterSide(page)).toBe(SHORT_SIDE)
  const upsell = page.getByRole('dialog', { name: 'Unlock Premium' })
  await upsell.waitFor()
  // A notice that is still shown is inside the dialog, and its own Close button comes after the dialog's.
  await upsell.getByRole('button', { name: 'Close' }).first().click()
  for (let used = 2; used < FREE_LIMIT; used += 1) await createFreePortrait(page, quotaText(used))
  await createFreePortrait(page, 'Rate limit reached')
  await page.getByRole('banner').getByText('Try again in').first().waitFor()

  const tab = await openCheckout(page)
  await pay(tab, 'reader@example.com', /0002/)
  await tab.getByText('Your card was declined').first().waitFor()
  expect(await page.getByText('Premium Active').count()).toBe(0)
  await pay(tab, 'reader@example.com', /4242/)

  await page.getByRole('banner').getByText('Premium Active').waitFor()
  expect(await page.getByText('Rate limit reached').count()).toBe(0)
  await tab.getByRole('dialog', { name: 'Thank you!' }).getByText('Premium is active.').waitFor()
  await tab.getByRole('banner').getByText('Premium Active').waitFor()
  expect(new URL(tab.url()).searchParams.has('customer_session_token')).toBe(false)
  await tab.close()

  await page.getByRole('combobox', { name: 'Style' }).click()
  await page.getByRole('option', { name: /Lego/ }).click()
  await createPortrait(page)
  await page.getByText('Character generated successfully!').first().waitFor()
  await portrait(page).waitFor()
  expect(await shorterSide(page)).toBe(2 * SHORT_SIDE)

  await page.getByRole('button', { name: 'Manage subscription' }).click()
  const account = page.getByRole('dialog', { name: 'Your subscription' })
  await account.getByText('$4.99 per month').waitFor()
  await account.getByRole('button', { name: 'Cancel subscription' }).click()
  await account.getByLabel('Why are you canceling?').selectOption('unused')
  await account.getByRole('button', { name: 'Cancel at period end' }).click()
  await account.getByText(/Canceled. Premium stays active until/).waitFor()

  await control('advance', { months: 1, days: 1 })
  await page.reload()
  await page.getByRole('banner').getByText('Rate limit reached').first().waitFor()
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
  await control('faults', { kind: 'serverError', times: 50 })
  const gate = page.getByRole('region', { name: 'Your email' })
  await gate.getByLabel('Email').fill('premium@example.com')
  await gate.getByRole('button', { name: 'Check subscription' }).click()
  await gate
    .getByText('Could not verify subscription. Please try again or contact support.')
    .waitFor()
  await createFreePortrait(page, quotaText(1))
  await fetch(`${originOf(product.ports.platform)}/sandbox/faults`, { method: 'DELETE' })
  await gate.getByRole('button', { name: 'Check subscription' }).click()
  await page.getByRole('banner').getByText('Premium Active').waitFor()

  // A subscriber's portraits do not count, even while the subscription cannot be verified.
  await createPortrait(page)
  await page.getByText('Character generated successfully!').first().waitFor()
  await page.route('**/.netlify/functions/subscription', (route) => route.abort())
  await page.reload()
  await page.getByRole('banner').getByText(quotaText(1)).first().waitFor()
})
