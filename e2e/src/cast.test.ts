import { FREE_LIMIT } from '@dramatis/catalogue'
import { axeViolations } from './axeViolations.ts'
import { button, createPortrait, portrait } from './pageParts.ts'
import { startProduct } from './startProduct.ts'
import { texts } from './texts.ts'

const product = startProduct()

it.each([390, 1440])(
  '[cast-1, cast-2] keeps a character and makes its expressions, which a reload keeps, at %i px',
  async (width) => {
    const page = await product.openPage({ width, height: 844 })
    await page.goto('/')
    await createPortrait(page, 'Robin Hood')
    await portrait(page, /Robin Hood/).waitFor()
    await button(page, texts.generator.more).click()
    await button(page, texts.generator.keepCharacter).click()
    const character = page.getByRole('dialog', { name: 'Robin Hood' })
    await character.getByText(/^Makes 8 pictures\. Each counts as a portrait\./).waitFor()
    expect(await axeViolations(page)).toEqual([])

    await character.getByRole('button', { name: texts.cast.expressions }).click()
    await character.getByText(texts.cast.madeSome).waitFor()
    const looks = character.getByRole('listitem')
    const drawn = looks.locator('img')
    await drawn.nth(FREE_LIMIT - 1).waitFor()
    expect(await drawn.count()).toBe(FREE_LIMIT)
    const sources = await drawn.evaluateAll((images) =>
      images.map((image) => image.getAttribute('src')),
    )
    expect(new Set(sources).size).toBe(FREE_LIMIT)
    // The character may look so already, which needs no picture.
    const left = await character.getByText(texts.cast.missing).count()
    await character.getByText(new RegExp(`^Makes ${left} pictures?\\.`)).waitFor()
    expect(await axeViolations(page)).toEqual([])

    await page.goBack()
    await character.waitFor({ state: 'hidden' })
    await page.reload()
    await button(page, `Gallery, ${FREE_LIMIT} pictures`).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Robin Hood', exact: true })
      .press('Enter')
    await drawn.nth(FREE_LIMIT - 1).waitFor()
    await page.keyboard.press('Escape')
    await character.waitFor({ state: 'hidden' })
    await page.getByRole('dialog', { name: texts.generator.gallery }).waitFor()
  },
)
