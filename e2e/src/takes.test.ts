import type { Page } from 'playwright-core'
import { axeViolations } from './axeViolations.ts'
import { overflow } from './overflow.ts'
import {
  button,
  characterField,
  createPortrait,
  loadedFigure,
  otherPicture,
  quotaAfter,
} from './pageParts.ts'
import { smallTargets } from './smallTargets.ts'
import { startProduct } from './startProduct.ts'
import { texts } from './texts.ts'

const product = startProduct()

const takes = (page: Page) => page.getByRole('group', { name: texts.generator.takes })
const take = (page: Page, number: number) =>
  takes(page).getByRole('button', { name: new RegExp(`^Take ${number} of 4: `) })
const plate = (page: Page) => page.locator('[part="plate"]')

/** Presses Tab until the element with this name has the focus. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(
      () =>
        document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    )
    if (name.test(focused ?? '')) return
  }
  throw new Error(`Tab leads to nothing called ${name.source}.`)
}

it.each([
  [390, 844],
  [1440, 900],
])(
  'says what was understood, draws a chosen take and a correction for free, with the keyboard alone, at %i by %i px',
  async (width, height) => {
    const page = await product.openPage({ width, height })
    await page.goto('/')
    await createPortrait(page, 'Batman')
    await loadedFigure(page).waitFor()
    await plate(page).getByText('Drawn as Batman, DC Comics').waitFor()
    await take(page, 4).waitFor()
    expect(await takes(page).locator('[aria-current="true"]').getAttribute('aria-label')).toMatch(
      /^Take 1 of 4/,
    )
    await quotaAfter(page, 1)
    expect([...(await axeViolations(page)), ...(await smallTargets(page))]).toEqual([])

    const image = loadedFigure(page).locator('img').last()
    const before = await image.getAttribute('src')
    await tabTo(page, /^Take 3 of 4: .*, free$/)
    await page.keyboard.press('Enter')
    await take(page, 3).and(page.locator('[aria-current="true"]:focus')).waitFor()
    await page.locator('[data-view="picture"]').waitFor()
    await loadedFigure(page).waitFor()
    expect(await image.getAttribute('src')).not.toBe(before)
    await quotaAfter(page, 1)
    await take(page, 1).press('Enter')
    await loadedFigure(page).waitFor()
    expect(await image.getAttribute('src')).toBe(before)

    await createPortrait(page, 'Rogue')
    const meant = plate(page)
      .getByText(texts.generator.notThisFree)
      .locator('..')
      .getByRole('button')
    await meant.first().waitFor()
    await quotaAfter(page, 2)
    await meant.first().press('Enter')
    await plate(page).getByText(texts.generator.drawnAsDescribed).waitFor()
    await quotaAfter(page, 2)
    expect(await characterField(page).inputValue()).not.toBe('Rogue')
    expect(await axeViolations(page)).toEqual([])
  },
)

it.each([
  [320, 568],
  [360, 640],
  [844, 390],
])(
  'opens what was understood, takes and changes in a sheet at %i by %i px, with the keyboard alone',
  async (width, height) => {
    const page = await product.openPage({ width, height })
    await page.goto('/')
    await createPortrait(page, 'Batman')
    await loadedFigure(page).waitFor()
    const adjust = button(page, texts.generator.adjust)
    const sheet = page.getByRole('dialog', { name: texts.generator.adjust })
    await adjust.press('Enter')
    await sheet.getByText('Drawn as Batman, DC Comics').waitFor()
    await take(page, 4).waitFor()
    await sheet.getByLabel(texts.generator.change, { exact: true }).waitFor()
    expect([...(await axeViolations(page)), ...(await smallTargets(page))]).toEqual([])
    expect(await overflow(page)).toEqual([])
    await page.keyboard.press('Escape')
    await adjust.and(page.locator(':focus')).waitFor()

    const image = loadedFigure(page).locator('img').last()
    const before = await image.getAttribute('src')
    await adjust.press('Enter')
    await take(page, 3).press('Enter')
    await sheet.waitFor({ state: 'detached' })
    await otherPicture(page, before)
    await plate(page).locator(':focus').waitFor()
    await quotaAfter(page, 1)

    await adjust.press('Enter')
    await sheet.getByRole('button', { name: 'older' }).press('Enter')
    await sheet.getByRole('button', { name: texts.generator.changeItFree }).press('Enter')
    await sheet.waitFor({ state: 'detached' })
    await loadedFigure(page).waitFor()
    await adjust.press('Enter')
    await sheet.getByRole('button', { name: texts.generator.undo }).press('Enter')
    await sheet.waitFor({ state: 'detached' })
    await adjust.and(page.locator(':focus')).waitFor()
    await quotaAfter(page, 1)
  },
)
