import type { Locator, Page } from 'playwright-core'
import { openPage } from './openPage.ts'
import { originOf } from './startLocal.ts'
import { useProduct } from './useProduct.ts'

jest.setTimeout(180_000)

/** Pixels of a free picture's shorter side. */
const SHORT_SIDE = 128

const product = useProduct({
  PLATFORM_CONTROL: 'true',
  STUDIO_SHORT_SIDE: `${SHORT_SIDE}`,
})

const picture = (page: Page): Locator => page.getByRole('img', { name: /Gandalf/ })

const submit = async (page: Page): Promise<void> => {
  await page.getByRole('combobox', { name: /character/i }).fill('Gandalf')
  await page.getByRole('button', { name: 'Create portrait' }).click()
}

/** Makes a free portrait, after which `left` say how many there are. */
const createFree = async (page: Page, left: string): Promise<void> => {
  await submit(page)
  await page.getByRole('banner').getByText(left).waitFor()
  await picture(page).waitFor()
}

const shorterSide = (page: Page): Promise<number> =>
  picture(page).evaluate((image) =>
    image instanceof HTMLImageElement ? Math.min(image.naturalWidth, image.naturalHeight) : 0,
  )

/** Opens the checkout from the banner and gives its tab. */
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

const control = async (path: string, body: object): Promise<void> => {
  const answer = await fetch(`${originOf(product.ports.platform)}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(200)
}

it('goes the whole way: free, refused, bought, premium, canceled, free again', async () => {
  const { page, context, errors } = await openPage(product.browser)
  await page.goto(originOf(product.ports.page))

  await createFree(page, '4/5 images')
  expect(await shorterSide(page)).toBe(SHORT_SIDE)
  const upsell = page.getByRole('dialog', { name: 'Unlock Premium' })
  await upsell.waitFor()
  // Its own comes first: a notice that is still there is shown within it, and has one, too.
  await upsell.getByRole('button', { name: 'Close' }).first().click()
  await createFree(page, '3/5 images')
  await createFree(page, '2/5 images')
  await createFree(page, '1/5 images')
  await createFree(page, 'Rate limit reached')
  await page.getByRole('banner').getByText('Try again in').waitFor()

  const tab = await openCheckout(page)
  await pay(tab, 'reader@example.com', /0002/)
  await tab.getByText('Your card was declined').first().waitFor()
  expect(await page.getByText('Premium Active').count()).toBe(0)
  await pay(tab, 'reader@example.com', /4242/)

  await page.getByRole('banner').getByText('Premium Active').waitFor({ timeout: 60_000 })
  expect(await page.getByText('Rate limit reached').count()).toBe(0)
  await tab.getByRole('banner').getByText('Premium Active').waitFor({ timeout: 60_000 })
  expect(new URL(tab.url()).searchParams.has('customer_session_token')).toBe(false)
  await tab.close()

  await page.getByRole('combobox', { name: 'Style' }).click()
  await page.getByRole('option', { name: /Lego/ }).click()
  await submit(page)
  await page.getByText('Character generated successfully!').first().waitFor()
  await picture(page).waitFor()
  expect(await shorterSide(page)).toBe(2 * SHORT_SIDE)

  await page.getByRole('button', { name: 'Manage subscription' }).click()
  const account = page.getByRole('dialog', { name: 'Your subscription' })
  await account.getByText('$4.99 per month').waitFor()
  await account.getByRole('button', { name: 'Cancel subscription' }).click()
  await account.getByLabel('Why do you cancel?').selectOption('unused')
  await account.getByRole('button', { name: 'Cancel at period end' }).click()
  await account.getByText(/Canceled. Premium stays on until/).waitFor()
  expect(errors).toEqual([])

  await control('advance', { months: 1, days: 1 })
  await page.reload()
  await page.getByRole('banner').getByText('Rate limit reached').waitFor()
  await context.close()
})

it('leaves all as it was when the checkout is closed', async () => {
  const { page, context } = await openPage(product.browser)
  await page.goto(originOf(product.ports.page))
  const tab = await openCheckout(page)
  await tab.close()
  await page.getByText('5/5 images').waitFor()
  await page.waitForTimeout(3000)
  expect(await page.getByText('Premium Active').count()).toBe(0)
  await context.close()
})

it('says that the check failed, keeps the gate open and the free portraits, when the platform is down', async () => {
  const { page, context } = await openPage(product.browser)
  await page.goto(originOf(product.ports.page))
  await control('faults', { kind: 'serverError', times: 50 })
  const gate = page.getByRole('region', { name: 'Your email' })
  await gate.getByLabel('Email').fill('premium@example.com')
  await gate.getByRole('button', { name: 'Continue' }).click()
  await gate
    .getByText('Could not verify subscription. Please try again or contact support.')
    .waitFor()
  await createFree(page, '4/5 images')
  await fetch(`${originOf(product.ports.platform)}/sandbox/faults`, { method: 'DELETE' })
  await gate.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('banner').getByText('Premium Active').waitFor({ timeout: 60_000 })

  // What was drawn as a subscriber counts for nothing, even while nobody knows that they are one.
  await submit(page)
  await page.getByText('Character generated successfully!').first().waitFor()
  await page.route('**/.netlify/functions/subscription', (route) => route.abort())
  await page.reload()
  await page.getByRole('banner').getByText('4/5 images').waitFor()
  await context.close()
})
