import { FREE_LIMIT } from '@dramatis/catalogue'
import type { Page } from 'playwright-core'
import { axeViolations } from './axeViolations.ts'
import { clippedTexts } from './clippedTexts.ts'
import { focusProblems } from './focusProblems.ts'
import type { PageOptions } from './openPage.ts'
import { button, characterField, createPortrait, portrait } from './pageParts.ts'
import { smallTargets } from './smallTargets.ts'
import { startProduct } from './startProduct.ts'
import { texts } from './texts.ts'
import { visitScreens } from './visitScreens.ts'

const product = startProduct()

it.each([
  [390, 'dark'],
  [1440, 'light'],
] as const)(
  '[everyone-7] axe finds no violations on the way to a portrait, at %i px in the %s theme',
  async (width, colorScheme) => {
    const page = await product.openPage({ width, colorScheme, reducedMotion: 'reduce' })
    await page.goto('/')
    const name = characterField(page)
    await name.waitFor()
    await button(page, texts.contact.send).waitFor()
    await page.getByText(texts.billing.badge.ready).waitFor()
    expect(await axeViolations(page)).toEqual([])

    await name.pressSequentially('Gan')
    await page.getByRole('option', { name: /Gandalf/ }).waitFor()
    expect(await axeViolations(page)).toEqual([])

    await name.fill('Gandalf, The Lord of the Rings')
    await button(page, texts.generator.submit).click()
    await portrait(page).waitFor()
    expect(await axeViolations(page)).toEqual([])
  },
)

describe('on every screen', () => {
  /** Returns the faults that `look` finds on any screen, each prefixed with the screen's name. */
  const faultsOnScreens = async (
    options: PageOptions,
    look: (page: Page) => Promise<readonly string[]>,
  ): Promise<readonly string[]> => {
    const page = await product.openPage({
      reducedMotion: 'reduce',
      saved: { seen: ['upsell', 'gate'] },
      ...options,
    })
    await page.goto('/')
    const faults: string[] = []
    await visitScreens(page, async (screen) => {
      faults.push(...(await look(page)).map((fault) => `${screen}: ${fault}`))
    })
    return faults
  }

  const allOf =
    (...looks: ((page: Page) => Promise<readonly string[]>)[]) =>
    async (page: Page) =>
      (await Promise.all(looks.map((look) => look(page)))).flat()

  it('[everyone-10] targets have enough space, no text is cut off and nothing scrolls sideways, at 320 px', async () => {
    expect(
      await faultsOnScreens({ width: 320, height: 640 }, allOf(smallTargets, clippedTexts)),
    ).toEqual([])
  })

  it('no text is cut off and nothing scrolls sideways, at 200 percent zoom', async () => {
    expect(await faultsOnScreens({ width: 720, height: 450 }, clippedTexts)).toEqual([])
  })

  it.each([360, 1440])(
    '[everyone-9] no text is cut off with wider text spacing, at %i px',
    async (width) => {
      const clippedWhenSpaced = async (page: Page): Promise<readonly string[]> => {
        await page.evaluate(() => {
          const sheet = new CSSStyleSheet()
          sheet.replaceSync(`
          * {
            line-height: 1.5 !important;
            letter-spacing: 0.12em !important;
            word-spacing: 0.16em !important;
          }
          p { margin-block-end: 2em !important; }
        `)
          document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
        })
        return clippedTexts(page)
      }
      expect(await faultsOnScreens({ width }, clippedWhenSpaced)).toEqual([])
    },
  )

  it('[everyone-9] targets have enough space, and nothing but the countdown of a notice moves for visitors who prefer reduced motion', async () => {
    const movingElements = (page: Page): Promise<readonly string[]> =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0.01)
          .filter(({ effect }) => {
            const target = effect instanceof KeyframeEffect ? effect.target : null
            return target?.matches('[data-type] > i') !== true
          })
          .map((animation) =>
            animation instanceof CSSAnimation ? animation.animationName : 'a transition',
          ),
      )
    expect(await faultsOnScreens({}, allOf(smallTargets, movingElements))).toEqual([])
  })

  it('keyboard focus is visible in forced colors', async () => {
    const faultsAfterTab = async (page: Page): Promise<readonly string[]> => {
      await page.keyboard.press('Tab')
      return focusProblems(page)
    }
    expect(await faultsOnScreens({ forcedColors: 'active' }, faultsAfterTab)).toEqual([])
  })
})

it('marks the language of each text from the server on a German page', async () => {
  const page = await product.openPage({ locale: 'de-DE' })
  await page.goto('/')
  await createPortrait(page)
  await portrait(page).waitFor()
  const languageOf = (selector: string) =>
    page.locator(selector).evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))
  expect(await languageOf('figure img[alt^="Gandalf"]')).toBe('de')
  await button(page, 'Beschreibung und mehr').click()
  expect(await languageOf('[role=group] textarea')).toBe('de')
  const changed = page.getByRole('textbox', { name: 'So wurde es beschrieben' })
  await changed.fill('Ein Zauberer in Rot.')
  expect(await languageOf('[role=group] textarea')).toBe('')
  expect(await axeViolations(page)).toEqual([])
  await changed.press('Control+Enter')
  await page
    .getByText(`Noch ${FREE_LIMIT - 2} von ${FREE_LIMIT} Porträts in dieser Stunde`)
    .waitFor()

  await button(page, 'Galerie, 2 Bilder').click()
  const description = page.getByRole('region', { name: 'So wurde es beschrieben' })
  await page.locator('[data-picture]').first().click()
  expect(await description.locator('[lang=""]').textContent()).toBe('Ein Zauberer in Rot.')
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('ArrowRight')
  expect(await description.evaluate((element) => element.closest('[lang]')?.tagName)).toBe('HTML')
  expect(await description.locator('[lang=de]').textContent()).not.toBe('')
})
