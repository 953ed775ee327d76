import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { contrast } from '../../ui/src/page/contrast.ts'
import { axeViolations } from './axeViolations.ts'
import { outOfSight } from './boxes.ts'
import type { PageOptions } from './openPage.ts'
import {
  boxOf,
  button,
  characterField,
  createPortrait,
  holdResponses,
  loadedFigure,
  portrait,
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

const stage = (page: Page) => page.locator('[data-view]')

it.each([
  [1440, 2000],
  [1440, 420],
  [768, 1600],
  [390, 1600],
  [320, 480],
])(
  '[result-1, constant-13] at %i by %i px is at least 400 px high, with a picture of at most 600 px',
  async (width, height) => {
    const page = await open({ width, height })
    expect((await boxOf(stage(page))).height).toBeGreaterThanOrEqual(400)
    for (const format of [
      texts.generator.aspects.portrait,
      texts.generator.aspects.square,
      texts.generator.aspects.landscape,
    ]) {
      await page.locator('label', { hasText: format }).click()
      await createPortrait(page)
      await button(page, texts.generator.anotherTake).waitFor()
      await loadedFigure(page).waitFor()
      expect((await boxOf(portrait(page))).height).toBeLessThanOrEqual(600)
      expect((await boxOf(stage(page))).height).toBeGreaterThanOrEqual(400)
    }
  },
)

it.each([
  [360, 740, 'Hermione Jean Granger of Gryffindor and of the Order of the Phoenix, Harry Potter '],
  [768, 1024, 'Hermione Jean Granger, Harry Potter and the Deathly Hallows '], // wraps
  [1440, 900, 'Hermione, Harry Potter '],
])('has a readable caption on any picture, at %i by %i px', async (width, height, character) => {
  const page = await open({ width, height, reducedMotion: 'reduce' })
  for (const [format, ratio] of [
    [texts.generator.aspects.portrait, 2 / 3],
    [texts.generator.aspects.square, 1],
    [texts.generator.aspects.landscape, 3 / 2],
  ] as const) {
    const white = { width: 600 * ratio, height: 600, channels: 3, background: '#fff' } as const
    const picture = await sharp({ create: white }).png().toBuffer()
    const result = `data:image/png;base64,${picture.toString('base64')}`
    await page.route('**/characterSD', (route) => route.fulfill({ json: { result } }))
    await page.locator('label', { hasText: format }).click()
    await createPortrait(page, `${character}${format}`)
    const caption = loadedFigure(page).locator('figcaption')
    await caption.getByText(format).waitFor()
    const frame = await boxOf(loadedFigure(page))
    const name = await boxOf(caption.locator('p').first())
    expect(frame.y + frame.height - name.y).toBeLessThanOrEqual(frame.height / 3)
    expect(await isWhiteAt(loadedFigure(page), 0.57)).toBe(true)
    for (const text of await caption.locator('p').all()) {
      expect(await worstContrast(text)).toBeGreaterThanOrEqual(4.5)
    }
  }
})

it.each([
  [360, 640],
  [390, 844],
])('stays in view when its description is opened, at %i by %i px', async (width, height) => {
  const page = await open({ width, height, reducedMotion: 'reduce' })
  await createPortrait(page)
  const figure = loadedFigure(page)
  await figure.waitFor()
  const top = () =>
    figure.evaluate(
      (element) => element.getBoundingClientRect().y + document.documentElement.scrollTop,
    )
  const before = await top()
  await button(page, texts.generator.more).click()
  const panel = await boxOf(page.getByRole('group', { name: texts.generator.more }))
  expect(Math.abs((await top()) - before)).toBeLessThan(1)
  const { y, height: high } = await boxOf(figure)
  expect(y + high).toBeLessThanOrEqual(panel.y)
  expect(y + high).toBeGreaterThanOrEqual(120)
  expect(panel.y + panel.height).toBeLessThanOrEqual(height + 1)
})

it.each([
  [1366, 650],
  [1280, 600],
])(
  'keeps its size beside the panel, all of which is in reach, at %i by %i px',
  async (width, height) => {
    const page = await open({ width, height, reducedMotion: 'reduce' })
    await page.locator('label', { hasText: texts.generator.aspects.landscape }).click()
    await createPortrait(page)
    const figure = loadedFigure(page)
    await figure.waitFor()
    const before = await boxOf(figure)
    await button(page, texts.generator.more).click()
    const panel = page.getByRole('group', { name: texts.generator.more })
    await panel.getByLabel(texts.generator.change).waitFor()
    const beside = await boxOf(figure)
    const { x, y, height: high } = await boxOf(panel)
    expect(beside.width).toBeGreaterThanOrEqual(0.9 * before.width)
    expect(beside.x + beside.width).toBeLessThanOrEqual(x)
    const within = [y, y + high] as const
    const named = async (name: string) => ({
      name,
      ...(await boxOf(panel.getByRole('button', { name }))),
    })
    const { shareAndExport, copyLink, everyStyle, keepCharacter } = texts.generator
    const atOnce = [shareAndExport, copyLink, everyStyle, keepCharacter]
    expect(outOfSight(await Promise.all(atOnce.map(named)), within)).toEqual([])

    const description = panel.getByLabel(texts.generator.description)
    await description.fill('A tall old wizard with a grey beard. '.repeat(12))
    expect(await description.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0)
    await panel.evaluate((it) => it.scrollTo({ top: it.scrollHeight }))
    expect(outOfSight([await named(texts.generator.drawAgain)], within)).toEqual([])
  },
)

it('[generation-5] scrolls into view when it is ready, wherever the visitor is on the page', async () => {
  const page = await open({ width: 390, height: 700 })
  const release = await holdResponses(page, 'characterSD')
  await createPortrait(page)
  await page.getByText('Step 2 of 2').waitFor()
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const isInView = (element: Node | null): boolean => {
    if (!(element instanceof Element)) return false
    const { top, bottom } = element.getBoundingClientRect()
    return bottom > innerHeight / 2 && top < innerHeight / 2
  }
  expect(await stage(page).evaluate(isInView)).toBe(false)
  release()
  await portrait(page).waitFor()
  await page.waitForFunction(isInView, await stage(page).elementHandle())
})

it('[result-5, result-10] fades in, downloads as a JPEG named after the character, and says when sharing is not supported', async () => {
  const page = await open({ reducedMotion: 'no-preference' })
  await createPortrait(page)
  const figure = loadedFigure(page)
  await figure.waitFor()
  const fading = await figure.evaluate(async (element) => {
    const image = element.querySelector('img:last-of-type')
    if (!(element instanceof HTMLElement) || !image) return undefined
    const settled = () =>
      Promise.all(image.getAnimations().map(({ finished }) => finished)).then(
        () => getComputedStyle(image).opacity,
      )
    await settled()
    element.dataset.loaded = 'false'
    const before = await settled()
    element.dataset.loaded = 'true'
    const isFading = image.getAnimations().length > 0
    return [before, isFading, await settled()]
  })
  expect(fading).toEqual(['0', true, '1'])

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, texts.generator.downloadLabel).click(),
  ])
  expect(download.suggestedFilename()).toBe('dramatis-gandalf-the-lord-of-the-rings.jpg')
  expect(await sharp(await readFile(await download.path())).metadata()).toMatchObject({
    format: 'jpeg',
  })
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await button(page, texts.generator.shareLabel).click()
  await page.getByText(texts.generator.shareUnsupported).waitFor()
})

it('[picture-13] is shown alone and in full, and can be zoomed and moved', async () => {
  const page = await open()
  await createPortrait(page)
  await loadedFigure(page).waitFor()
  await page.mouse.move(0, 0)
  await loadedFigure(page).click()
  const view = page.getByRole('dialog', { name: 'Gandalf' })
  const image = view.getByRole('img')
  await image.waitFor()
  expect((await boxOf(image)).height).toBeGreaterThan(0.8 * 900)
  expect(await view.locator('output').innerText()).toBe('100%')

  await image.hover({ position: { x: 300, y: 300 } })
  await page.mouse.wheel(0, -300)
  await view.locator('output', { hasNotText: /^100%$/ }).waitFor()
  const { x } = await boxOf(image)
  await page.mouse.down()
  await page.mouse.move(700, 500, { steps: 4 })
  await page.mouse.up()
  expect((await boxOf(image)).x).not.toBe(x)
  await image.dblclick()
  await view.locator('output', { hasText: /^100%$/ }).waitFor()
  expect(await axeViolations(page)).toEqual([])

  await page.keyboard.press('Escape')
  await view.waitFor({ state: 'detached' })
  expect(
    await button(page, texts.generator.fullView).evaluate(
      (element) => element === document.activeElement,
    ),
  ).toBe(true)
})

it('[picture-12] returns after a reload and after Back, with the form', async () => {
  const page = await open()
  await createPortrait(page)
  await loadedFigure(page).waitFor()
  await button(page, 'Gallery, 1 picture').waitFor()
  const source = () => portrait(page).getAttribute('src')
  const before = await source()
  await characterField(page).fill('Merlin')
  await page.reload()
  await loadedFigure(page).waitFor()
  expect([await source(), await characterField(page).inputValue()]).toEqual([before, 'Merlin'])
  await page.goto('about:blank')
  await page.goBack()
  await loadedFigure(page).waitFor()
  expect([await source(), await characterField(page).inputValue()]).toEqual([before, 'Merlin'])
})

/** Whether a white picture is still white at this share of its height, measured from the top. */
const isWhiteAt = async (picture: Locator, share: number): Promise<boolean> => {
  const { data, info } = await sharp(await picture.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const row = Math.floor(info.height * share) * info.width
  return [...data.subarray((row + 4) * 3, (row + info.width - 4) * 3)].every((it) => it > 250)
}

/** Returns a text's lowest contrast with any pixel behind it, from 1 to 21. */
const worstContrast = async (text: Locator): Promise<number> => {
  const color = await text.evaluate((element) => {
    const { color } = getComputedStyle(element)
    element.style.color = 'transparent'
    return color
  })
  const behind = await sharp(await text.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer()
  const front = color.match(/[\d.]+/g)?.map(Number)
  if (front?.length !== 3) throw new Error(`${color} is not an opaque color.`)
  const contrasts: number[] = []
  for (let at = 0; at < behind.length; at += 3) {
    contrasts.push(contrast(front, [...behind.subarray(at, at + 3)]))
  }
  return contrasts.reduce((lowest, one) => Math.min(lowest, one), Infinity)
}
