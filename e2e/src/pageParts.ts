import { FREE_LIMIT } from '@dramatis/catalogue'
import type { Locator, Page } from 'playwright-core'
import { texts } from './texts.ts'

export const GANDALF = 'Gandalf, The Lord of the Rings'

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true })

export const characterField = (page: Page): Locator =>
  page.getByRole('combobox', { name: /^(character name|name der figur)/i })

export const styleField = (page: Page): Locator =>
  page.getByRole('combobox', { name: texts.generator.style })

/** The portrait on the stage. Its alternative text starts with the character. */
export const portrait = (page: Page, name: string | RegExp = /^Gandalf/): Locator =>
  page.getByRole('img', { name })

/** The shorter side of the portrait on the stage, in pixels. */
export const shorterSide = (page: Page): Promise<number> =>
  portrait(page).evaluate((image) =>
    image instanceof HTMLImageElement ? Math.min(image.naturalWidth, image.naturalHeight) : 0,
  )

/** The portrait's frame, once the picture has loaded. */
export const loadedFigure = (page: Page): Locator => page.locator('figure[data-loaded="true"]')

/** A notification, by its kind: `success`, `info`, `warning` or `error`. */
export const toast = (page: Page, type?: string): Locator =>
  page.locator(type === undefined ? '[data-type]' : `[data-type="${type}"]`)

/** Fills in the character and submits the form. */
export const createPortrait = async (page: Page, character = GANDALF): Promise<void> => {
  await characterField(page).fill(character)
  await characterField(page).press('Control+Enter')
}

/** Makes each portrait's name different, because the same portrait is not counted twice. */
let takes = 0

/** Creates a free portrait that was not requested before, and waits until the header shows this text. */
export const createFreePortrait = async (page: Page, text: string): Promise<void> => {
  takes += 1
  await createPortrait(page, `Gandalf, take ${takes}`)
  await page.getByRole('banner').getByText(text).first().waitFor()
  await portrait(page).waitFor()
}

/** Waits until the page says how many free portraits are left after `used` of them. */
export const quotaAfter = (page: Page, used: number): Promise<void> =>
  page.getByText(quotaText(used)).waitFor()

export const quotaText = (used: number): string =>
  `${FREE_LIMIT - used} of ${FREE_LIMIT} portraits left this hour`

export const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator.toString()} is not rendered.`)
  return box
}

/** Waits until an element's animations have ended. */
export const waitForAnimations = (locator: Locator): Promise<void> =>
  locator.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished))
  })

/** Resolves after this many frames, by which time anything that moves has changed its position. */
export const nextFrames = (page: Page, count = 20): Promise<void> =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame)
  }, count)

/** Holds back the responses of one of the functions, until the returned function is called. */
export const holdResponses = async (page: Page, name: string): Promise<() => void> => {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**/.netlify/functions/${name}`, async (route) => {
    await released
    await route.continue().catch(() => undefined) // The page may have canceled it.
  })
  return release
}

/** Waits until another picture than the one with the source `before` is drawn to its end. */
export const otherPicture = async (page: Page, before: string | null): Promise<void> => {
  await page.waitForFunction(
    (source) => [...document.querySelectorAll('figure img')].at(-1)?.getAttribute('src') !== source,
    before,
  )
  await button(page, texts.generator.anotherTake).waitFor()
}
