import type { Page } from 'playwright-core'
import { button, createPortrait } from './pageParts.ts'
import { startProduct } from './startProduct.ts'
import { texts } from './texts.ts'

const product = startProduct()

/** Of this entry in the tab's history. */
const position = (page: Page): Promise<number> =>
  page.evaluate(() => navigation.currentEntry?.index ?? NaN)

const dialogs = (page: Page) => page.getByRole('dialog')

it('[picture-12] Back closes what is in front, however the others were closed, and then leaves the page', async () => {
  const page = await product.openPage({ width: 1440 })
  await page.goto('/')
  await page.getByText(texts.billing.badge.ready).waitFor()
  await page.goto('/?visit=2')
  await createPortrait(page, 'Robin Hood')
  await button(page, 'Gallery, 1 picture').click()
  const gallery = page.getByRole('dialog', { name: texts.generator.gallery })
  const picture = page.getByRole('dialog', { name: 'Robin Hood' })
  const openBoth = async () => {
    if (!(await gallery.isVisible())) await button(page, 'Gallery, 1 picture').click()
    await gallery.locator('[data-picture]').click()
    await picture.waitFor()
  }

  await openBoth()
  await page.goBack()
  await picture.waitFor({ state: 'detached' })
  expect(await gallery.isVisible()).toBe(true)
  await page.goBack()
  await gallery.waitFor({ state: 'detached' })

  await openBoth()
  const at = await position(page)
  await picture.getByRole('button', { name: texts.generator.closePicture }).click()
  await page.waitForFunction((before) => navigation.currentEntry?.index === before - 1, at)
  await picture.waitFor({ state: 'detached' })
  await page.goBack()
  await gallery.waitFor({ state: 'detached' })

  await openBoth()
  await picture.getByRole('button', { name: texts.generator.toStage }).click()
  await page.waitForFunction((before) => navigation.currentEntry?.index === before - 2, at)
  await dialogs(page).first().waitFor({ state: 'detached' })
  expect(page.url()).toContain('?visit=2')
  await page.goBack()
  await page.waitForURL((url) => url.search === '')
})
