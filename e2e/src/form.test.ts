import { stylesIn } from '@dramatis/catalogue'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import type { PageOptions } from './openPage.ts'
import {
  button,
  characterField,
  GANDALF,
  holdResponses,
  portrait,
  styleField,
} from './pageParts.ts'
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

describe('a photo to start from', () => {
  // The noise makes a large picture several megabytes in size.
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const drawn = (width: number, height = width) =>
    sharp({ create: { width, height, channels: 3, background: '#888', noise } })
  const PNG = 'image/png'

  const openPanel = async () => {
    const page = await open()
    await page.route('**/features', (route) =>
      route.fulfill({ json: { edits: true, freeText: true } }),
    )
    await characterField(page).focus()
    await button(page, texts.generator.photo).click()
    const chooser = page.getByLabel(texts.generator.photoChoose)
    const choose = (buffer: Buffer, mimeType: string) =>
      chooser.setInputFiles({ name: 'photo', mimeType, buffer })
    const shown = page.getByRole('img', { name: texts.generator.photoChosen })
    return { page, choose, shown }
  }

  it('[picture-29] is reduced before it is sent, and upright', async () => {
    const { choose, shown } = await openPanel()
    // The orientation is that of a camera held on its side.
    const large = await drawn(3000, 2000).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(large.byteLength).toBeGreaterThan(2 * 1024 * 1024)
    await choose(large, 'image/jpeg')
    const sent = await shown.evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      return { size: [image.naturalWidth, image.naturalHeight], length: image.src.length }
    })
    expect(sent.size).toEqual([1024, 1536])
    expect(sent.length).toBeLessThan(large.byteLength)
  })

  it('[picture-29] is any picture that the browser can read, and nothing else', async () => {
    const { page, choose, shown } = await openPanel()
    const avif = await drawn(64).avif().toBuffer()
    avif.write('mif1', 8, 'latin1') // The first brand of some encoders: the other brands say that it is an AVIF.
    const jpeg = await drawn(64).jpeg().toBuffer()
    const damaged = await drawn(64).png().toBuffer()
    damaged.fill(7, 1000, 1100)
    const refused: readonly [Buffer, string, string][] = [
      [Buffer.from('No picture'), PNG, texts.generator.photoOfOtherType],
      [jpeg.subarray(0, jpeg.length / 2), 'image/jpeg', texts.generator.photoCutOff],
      [Buffer.from('\0\0\0\x14ftypheic\0\0\0\0mif1'), 'image/heic', texts.generator.photoHeic],
      [damaged, PNG, texts.generator.photoUnreadable],
    ]
    for (const [file, type, problem] of refused) {
      await choose(file, type)
      await page.getByText(problem).waitFor()
      expect(await shown.count()).toBe(0)
    }
    await choose(avif, 'image/avif')
    await shown.waitFor()
  })

  it('[picture-29] is the last choice, and is waited for', async () => {
    const { page, choose, shown } = await openPanel()
    const large = await drawn(3000).jpeg().toBuffer()
    await choose(large, 'image/jpeg')
    await choose(await drawn(64).png().toBuffer(), PNG)
    await shown.waitFor()
    await choose(large, 'image/jpeg')
    await holdResponses(page, 'characterSD') // These functions edit no photos, and would say so.
    const request = page.waitForRequest(/characterSD$/)
    await characterField(page).fill('Zorro')
    await characterField(page).press('Enter')
    const { photo } = (await request).postDataJSON() as { readonly photo: string }
    const size = await sharp(Buffer.from(photo.split(',')[1] ?? '', 'base64')).metadata()
    expect([size.width, size.height]).toEqual([1536, 1536])
    await button(page, texts.generator.cancel).click()
    await button(page, texts.generator.submit).waitFor()
  })
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
