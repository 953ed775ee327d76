import { stylesIn } from '@dramatis/catalogue'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import type { PageOptions } from './openPage.ts'
import { button, characterField, GANDALF, portrait, styleField } from './pageParts.ts'
import { startProduct } from './startProduct.ts'
import { texts } from './texts.ts'

const product = startProduct()

const open = async (options?: PageOptions): Promise<Page> => {
  const page = await product.openPage(options)
  await page.goto('/')
  await page.getByText(texts.billing.badge.ready).waitFor()
  return page
}

it('[form-8] accepts a clicked suggestion even though the field loses focus to it', async () => {
  const page = await open()
  await characterField(page).pressSequentially('gan')
  await page.getByRole('option', { name: /Gandalf/ }).click()
  expect(await characterField(page).inputValue()).toBe(GANDALF)
  await portrait(page).waitFor()
})

it.each([
  [320, 256],
  [844, 390],
])('opens suggestions within a window of %i by %i px', async (width, height) => {
  const page = await open({ width, height })
  await characterField(page).pressSequentially('gan')
  const option = page.getByRole('option', { name: /Gandalf/ })
  await option.waitFor()
  for (const shown of [characterField(page), option]) {
    // Smooth scrolling may take a while.
    await page.waitForFunction(
      (element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight
      },
      await shown.elementHandle(),
    )
  }
})

it('[form-7] hides suggestions when the focus goes elsewhere', async () => {
  const page = await open()
  await characterField(page).pressSequentially('gan')
  const option = page.getByRole('option', { name: /Gandalf/ })
  await option.waitFor()
  await page.getByLabel(texts.contact.message).focus()
  await option.waitFor({ state: 'hidden' })
})

it('[style-3] closes the list of styles on a click elsewhere and on Escape', async () => {
  const page = await open()
  const options = page.getByRole('listbox', { name: texts.generator.style }).getByRole('option')
  await styleField(page).click()
  expect(await options.count()).toBe(stylesIn('latest').length)
  await page.getByRole('heading', { level: 1 }).click()
  expect(await options.count()).toBe(0)
  await styleField(page).click()
  await page.keyboard.press('Escape')
  expect(await options.count()).toBe(0)
})

it('[picture-29] reduces a large photo before sending it, and turns it upright', async () => {
  const page = await open()
  await page.route('**/features', (route) =>
    route.fulfill({ json: { edits: true, freeText: true } }),
  )
  // The noise makes the file several megabytes in size. The orientation is that of a camera held on its side.
  const size = { width: 3000, height: 2000, channels: 3 } as const
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const buffer = await sharp({ create: { ...size, background: '#888', noise } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect(buffer.byteLength).toBeGreaterThan(2 * 1024 * 1024)
  await characterField(page).focus()
  await button(page, texts.generator.photo).click()
  await page
    .getByLabel(texts.generator.photoChoose)
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })
  const sent = await page
    .getByRole('img', { name: texts.generator.photoChosen })
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      return { size: [image.naturalWidth, image.naturalHeight], length: image.src.length }
    })
  expect(sent.size).toEqual([1024, 1536])
  expect(sent.length).toBeLessThan(buffer.byteLength)
})

it('[style-6] opens the checkout in a new tab for a locked style and leaves the style as it was', async () => {
  const page = await open()
  await styleField(page).click()
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('option', { name: /Pixar/ }).click(),
  ])
  await tab.getByRole('heading', { name: 'Buy Dramatis Premium' }).waitFor()
  expect(await styleField(page).textContent()).toBe('Realistic')
  expect(new URL(page.url()).pathname).toBe('/')
})
