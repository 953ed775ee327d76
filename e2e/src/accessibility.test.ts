import type { BrowserContextOptions, Page } from 'playwright-core'
import { cutTexts } from './cutTexts.ts'
import { focusFaults } from './focusFaults.ts'
import { closeOffer, openPage } from './openPage.ts'
import { smallTargets } from './smallTargets.ts'
import { originOf } from './startLocal.ts'
import { tour } from './tour.ts'
import { useProduct } from './useProduct.ts'
import { violations } from './violations.ts'

jest.setTimeout(120_000)

const product = useProduct()

describe.each([390, 1440])('at %i px', (width) => {
  it.each(['light', 'dark'] as const)('axe finds nothing by %s', async (colorScheme) => {
    const { page, context } = await openPage(product.browser, { width })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(originOf(product.ports.page))
    const name = page.getByRole('combobox', { name: /character/i })
    await name.waitFor()
    await page.getByRole('button', { name: 'Send Message' }).waitFor()
    await page.getByText('Ready to generate').waitFor()
    expect(await violations(page)).toEqual([])

    await name.pressSequentially('Gan')
    await page.getByRole('option', { name: /Gandalf/ }).waitFor()
    expect(await violations(page)).toEqual([])

    await name.fill('Gandalf, The Lord of the Rings')
    await page.getByRole('button', { name: 'Create portrait' }).click()
    await page.getByRole('img', { name: /Gandalf/ }).waitFor()
    expect(await violations(page)).toEqual([])
    await context.close()
  })
})

describe('on a tour through what there is to see', () => {
  /** What `look` finds at each stop. */
  const found = async (
    options: BrowserContextOptions,
    look: (page: Page) => Promise<readonly string[]>,
  ): Promise<readonly string[]> => {
    const context = await product.browser.newContext({ locale: 'en-US', ...options })
    const page = await context.newPage()
    page.setDefaultTimeout(15_000)
    await page.addInitScript(() =>
      localStorage.setItem('dramatis', '{"state":{"seen":["upsell","gate"]},"version":0}'),
    )
    await page.goto(originOf(product.ports.page))
    const faults: string[] = []
    await tour(page, async (stop) => {
      faults.push(...(await look(page)).map((fault) => `${stop}: ${fault}`))
    })
    await context.close()
    return faults
  }

  it.each([
    [320, 640],
    [1440, 900],
  ])('every target is large enough, or has room, at %i by %i px', async (width, height) => {
    const viewport = { width, height }
    expect(await found({ viewport, reducedMotion: 'reduce' }, smallTargets)).toEqual([])
  })

  it.each([
    ['320 px', { width: 320, height: 640 }],
    ['200 percent', { width: 720, height: 450 }],
  ])('nothing is cut, and nothing scrolls sideways, at %s', async (_, viewport) => {
    expect(await found({ viewport, reducedMotion: 'reduce' }, cutTexts)).toEqual([])
  })

  it.each([360, 1440])('nothing is cut with wider spaces in text, at %i px', async (width) => {
    const viewport = { width, height: 900 }
    const spaced = async (page: Page): Promise<readonly string[]> => {
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
        document.adoptedStyleSheets = [sheet]
      })
      return cutTexts(page)
    }
    expect(await found({ viewport, reducedMotion: 'reduce' }, spaced)).toEqual([])
  })

  it('nothing moves for who wants no motion, but the time that a notice has left', async () => {
    const moving = (page: Page): Promise<readonly string[]> =>
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
    expect(await found({ reducedMotion: 'reduce' }, moving)).toEqual([])
  })

  it('the focus can be seen in forced colours', async () => {
    const focused = async (page: Page): Promise<readonly string[]> => {
      await page.keyboard.press('Tab')
      return focusFaults(page)
    }
    expect(await found({ forcedColors: 'active', reducedMotion: 'reduce' }, focused)).toEqual([])
  })
})

it('marks what the server writes in English on a German page, and no more', async () => {
  const { page, context } = await openPage(product.browser, { locale: 'de-DE' })
  await closeOffer(page)
  await page.goto(originOf(product.ports.page))
  const name = page.getByRole('combobox', { name: 'Name der Figur' })
  await name.fill('Gandalf')
  await name.press('Control+Enter')
  const picture = page.getByRole('img', { name: /^Gandalf/ })
  await picture.waitFor()
  const languageOf = (selector: string) =>
    page.locator(selector).evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))
  expect(await languageOf('figure img[alt^="Gandalf"]')).toBe('en')
  await page.getByRole('button', { name: 'Beschreibung und mehr' }).click()
  expect(await languageOf('[role=group] textarea')).toBe('en')
  const changed = page.getByRole('textbox', { name: 'So wurde es beschrieben' })
  await changed.fill('Ein Zauberer in Rot.')
  expect(await languageOf('[role=group] textarea')).toBe('')
  expect(await violations(page)).toEqual([])
  await changed.press('Control+Enter')
  await page.getByText('3/5 Bilder').waitFor()

  await page.getByRole('button', { name: 'Galerie, 2 Bilder' }).click()
  const description = page.getByRole('region', { name: 'So wurde es beschrieben' })
  await page.locator('[data-picture]').first().click()
  expect(await description.locator('[lang=""]').textContent()).toBe('Ein Zauberer in Rot.')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('ArrowRight')
  expect(await description.evaluate((element) => element.closest('[lang]')?.tagName)).toBe('HTML')
  expect(await description.locator('[lang=en]').textContent()).not.toBe('')
  await context.close()
})
