import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { axeViolations } from './axeViolations.ts'
import type { PageOptions } from './openPage.ts'
import {
  button,
  characterField,
  createPortrait,
  holdResponses,
  loadedFigure,
  quotaAfter,
  otherPicture,
} from './pageParts.ts'
import { startProduct } from './startProduct.ts'
import { texts } from './texts.ts'

const product = startProduct()

const open = async (options?: PageOptions): Promise<Page> => {
  const page = await product.openPage({ reducedMotion: 'no-preference', ...options })
  await page.goto('/')
  await page.getByText(texts.billing.badge.ready).waitFor()
  return page
}

const preview = (page: Page) => page.locator('[data-view="waiting"] img')

it('[picture-19] shows a small version that becomes sharper, then the picture in its place', async () => {
  const page = await open()
  const release = await holdResponses(page, 'characterSD')
  await createPortrait(page, 'Merlin, The Once and Future King')
  await preview(page).waitFor()
  /** The radius of the blur in CSS pixels, now and when the animation has ended. */
  const [now, later] = await preview(page).evaluate((image) => {
    const radius = () => Number(/blur\(([\d.]+)px\)/.exec(getComputedStyle(image).filter)?.[1])
    const now = radius()
    for (const animation of image.getAnimations()) animation.finish()
    return [now, radius()] as const
  })
  expect(now).toBeLessThanOrEqual(28)
  expect(later).toBeLessThan(now)
  expect(later).toBeGreaterThanOrEqual(5)
  const small = Buffer.from(
    (await preview(page).getAttribute('src'))?.split(',')[1] ?? '',
    'base64',
  )
  // As large as the pictures of this product, which are smaller than other previews.
  expect(await sharp(small).metadata()).toMatchObject({ format: 'jpeg', width: 192, height: 128 })
  expect(await axeViolations(page)).toEqual([])
  release()
  await loadedFigure(page).waitFor()
})

it('[picture-19] does not move for anyone who prefers reduced motion', async () => {
  const page = await open({ reducedMotion: 'reduce' })
  await holdResponses(page, 'characterSD')
  await createPortrait(page, 'Merlin, The Once and Future King')
  await preview(page).waitFor()
  const look = await preview(page).evaluate((image) => {
    const { filter, animationName } = getComputedStyle(image)
    return [filter, animationName]
  })
  expect(look).toEqual(['blur(10px)', 'none'])
})

it.each(['the button', 'Escape'])('[picture-20] is canceled with %s, at no cost', async (how) => {
  const page = await open()
  await holdResponses(page, 'characterSD')
  await createPortrait(page, 'Circe, Greek myth')
  await button(page, texts.generator.cancel).waitFor()
  if (how === 'Escape') await page.keyboard.press('Escape')
  else await button(page, texts.generator.cancel).click()
  await page.getByText('Ready to create').waitFor()
  expect(await characterField(page).inputValue()).toBe('Circe, Greek myth')
  await quotaAfter(page, 0)
})

it('does not count a picture that the browser cannot show', async () => {
  const page = await open()
  await page.route('**/characterSD', (route) =>
    route.fulfill({ json: { result: 'data:image/jpeg;base64,AAAA' } }),
  )
  await createPortrait(page, 'Circe, Greek myth')
  await page.getByText(texts.generator.failed).first().waitFor()
  await quotaAfter(page, 0)
  await page.getByText(texts.billing.badge.ready).waitFor()
  await button(page, 'Gallery, 0 pictures').waitFor()
})

it('[picture-16] draws another take, and another description', async () => {
  const page = await open()
  const source = () => page.locator('figure img').last().getAttribute('src')
  await createPortrait(page)
  await button(page, texts.generator.anotherTake).waitFor()
  const first = await source()
  await button(page, texts.generator.anotherTake).click()
  await otherPicture(page, first)
  // The first other take of a picture is free.
  await quotaAfter(page, 1)
  const second = await source()
  expect(second).not.toBe(first)

  await button(page, texts.generator.more).click()
  const description = page.getByRole('textbox', { name: texts.generator.description })
  expect(await description.inputValue()).toContain('Gandalf')
  expect(await axeViolations(page)).toEqual([])
  await description.fill('Gandalf is a young woman with red hair and a blue dress.')
  await button(page, texts.generator.drawAgain).click()
  await quotaAfter(page, 2)
  expect([first, second]).not.toContain(await source())
  expect(await page.locator('figure img').last().getAttribute('alt')).toContain('Gandalf')
})
