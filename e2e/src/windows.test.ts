import { FREE_LIMIT } from '@dramatis/catalogue'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page } from 'playwright-core'
import { outOfSight, overlapsIn } from './boxes.ts'
import { EXHAUSTIVE } from './exhaustive.ts'
import { focusFaults, measureWindow, tabFaults, type Measured } from './measureWindow.ts'
import {
  boxOf,
  characterField,
  createPortrait,
  holdResponses,
  loadedFigure,
  toast,
} from './pageParts.ts'
import { startProduct } from './startProduct.ts'
import { texts } from './texts.ts'

const product = startProduct()

const SIZES = [
  [320, 480],
  [320, 568],
  [360, 640],
  [360, 740],
  [375, 667],
  [390, 844],
  [412, 915],
  [480, 800],
  [600, 960],
  [667, 375],
  [700, 900],
  [768, 1024],
  [800, 600],
  [820, 1180],
  [844, 390],
  [900, 600],
  [1024, 600],
  [1024, 768],
  [1100, 800],
  [1180, 820],
  [1280, 600],
  [1280, 720],
  [1366, 650],
  [1440, 900],
  [1536, 730],
  [1920, 1080],
  [2560, 1440],
] as const

/** Whether form and stage must both be in view without scrolling, because they are side by side. */
const isOneScreen = (width: number, height: number) => width >= 900 && height >= 600

/** Whether the whole picture must be in view once the page has scrolled to the result. */
const hasRoomForPicture = (width: number, height: number) =>
  isOneScreen(width, height) || height >= 640

/**
 * Whether the caption must be in view once the page has scrolled to the result. The stage is at least 400 px high
 * (result-1), and the caption keeps some distance from its edge.
 */
const hasRoomForStage = (height: number) => height >= 390

const faultsOf = (
  [width, height]: readonly [number, number],
  first: Measured,
  result: Measured,
): readonly string[] => [
  ...(first.pageWidth > width ? [`the page is ${first.pageWidth} px wide`] : []),
  ...overlapsIn(first.controls),
  ...first.covered,
  ...result.covered,
  ...outOfSight(first.form, [first.top, height]),
  ...(isOneScreen(width, height)
    ? outOfSight([first.stage, ...first.picture, ...first.caption], [first.top, height])
    : []),
  ...(hasRoomForStage(height) ? outOfSight(result.caption, [result.top, height]) : []),
  ...(hasRoomForPicture(width, height) ? outOfSight(result.picture, [result.top, height]) : []),
]

const CATALOGUES = join(__dirname, '../../generator-mfe/src/messages')
const LANGUAGES = readdirSync(CATALOGUES).map((file) => basename(file, '.json'))

/** Returns one of the generator's texts, by which a test sees that the generator is in this language. */
const placeholderIn = (language: string): string => {
  const file = readFileSync(join(CATALOGUES, `${language}.json`), 'utf8')
  return (JSON.parse(file) as { namePlaceholder: string }).namePlaceholder
}

/** Chooses the language, and waits until the generator has changed to it. */
const chooseLanguage = async (page: Page, language: string): Promise<void> => {
  await page.locator('footer select').selectOption(language)
  await page.waitForFunction(
    (placeholder) =>
      document.querySelector('[role="combobox"]')?.getAttribute('placeholder') === placeholder,
    placeholderIn(language),
  )
}

/** The states of the page that are checked in each window. Except at night, each window has one language, which changes from state to state. */
const STATES = ['empty', 'drawing', 'result', 'failure', 'rate-limited', 'premium result'] as const

/** Returns the faults of a state in windows of every size, as sentences. */
const faultsInEveryWindow = async (
  page: Page,
  state: (typeof STATES)[number],
  { focus = false } = {},
): Promise<readonly string[]> => {
  const faults: string[] = []
  for (const [first, language] of LANGUAGES.entries()) {
    await chooseLanguage(page, language)
    const sizes = SIZES.filter(
      (_, at) => EXHAUSTIVE || (at + STATES.indexOf(state)) % LANGUAGES.length === first,
    )
    for (const size of sizes) {
      const [width, height] = size
      await page.setViewportSize({ width, height })
      const found = [
        ...faultsOf(size, await measureWindow(page, 'first'), await measureWindow(page, 'result')),
        ...(focus ? await focusFaults(page) : []),
      ]
      faults.push(...found.map((fault) => `${state}, ${language}, ${width} by ${height}: ${fault}`))
    }
  }
  return faults
}

/** Returns the faults that a visitor who tabs through the page meets in some of the windows, as sentences. */
const faultsByTab = async (page: Page): Promise<readonly string[]> => {
  const faults: string[] = []
  for (const [width, height] of [
    [360, 640],
    [1024, 600],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    const found = await tabFaults(page)
    faults.push(...found.map((fault) => `${width} by ${height}: ${fault}`))
  }
  return faults
}

/** Opens the panel "Description and more", and returns in which windows it covers the picture, as sentences. */
const faultsOfMore = async (page: Page): Promise<readonly string[]> => {
  const faults: string[] = []
  await page.locator('[part="plate"] [aria-expanded]').click()
  for (const [width, height] of [
    [800, 900],
    [1024, 600],
    [1100, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    const picture = await boxOf(page.locator('[part="picture"]'))
    const panel = await boxOf(page.locator('[part="plate"] [role="group"]:has(textarea)'))
    const found = overlapsIn([
      { name: 'the picture', ...picture },
      { name: 'more', ...panel },
    ])
    faults.push(...found.map((fault) => `${width} by ${height}: ${fault}`))
  }
  await page.keyboard.press('Escape')
  return faults
}

const chooseFormat = (page: Page, format: string) =>
  page.locator(`label:has(input[value="${format}"])`).click()

const FAILED = { status: 500, json: { error: 'The engine is busy.' } }

describe('in windows of every size', () => {
  const open = async (saved: Readonly<Record<string, unknown>> = {}): Promise<Page> => {
    const page = await product.openPage({
      saved: { seen: ['upsell', 'gate'], ...saved },
      allowConsole: [/status of 500/],
    })
    await page.goto('/')
    await page.getByRole('form', { name: texts.contact.title }).waitFor()
    await page.getByRole('region', { name: 'Premium', exact: true }).waitFor()
    await page.evaluate(() => document.fonts.ready)
    for (const language of LANGUAGES) await chooseLanguage(page, language) // so that its texts are loaded
    await page.waitForLoadState('networkidle')
    return page
  }

  it('the controls are in view and uncovered', async () => {
    const page = await open()
    await page.locator('[data-tone]').waitFor()
    const faults = [...(await faultsInEveryWindow(page, 'empty', { focus: true }))]

    const release = await holdResponses(page, 'characterSD')
    await chooseLanguage(page, 'en')
    await chooseFormat(page, 'portrait')
    await createPortrait(page)
    await page.locator('[data-view="waiting"]').waitFor()
    faults.push(...(await faultsInEveryWindow(page, 'drawing')))
    release()
    await loadedFigure(page).waitFor()
    faults.push(...(await faultsInEveryWindow(page, 'result', { focus: true })))
    faults.push(...(await faultsByTab(page)))
    faults.push(...(await faultsOfMore(page)))

    await page.route('**/.netlify/functions/characterSD', (route) => route.fulfill(FAILED))
    await chooseLanguage(page, 'en')
    await createPortrait(page)
    await toast(page, 'error').waitFor()
    await toast(page, 'error').dispatchEvent('pointerover') // keeps it open
    faults.push(...(await faultsInEveryWindow(page, 'failure', { focus: true })))
    expect(faults).toEqual([])
  })

  it('the controls of a visitor without a portrait left are in view and uncovered', async () => {
    const requestedAt = Array.from({ length: FREE_LIMIT }, (_, at) => Date.now() - at * 60_000)
    const page = await open({ requestedAt })
    await page.locator('[data-view="rateLimit"]').waitFor()
    expect(await faultsInEveryWindow(page, 'rate-limited')).toEqual([])
  })

  it('the controls of a subscriber are in view and uncovered', async () => {
    const page = await open()
    await chooseLanguage(page, 'en')
    const gate = page.getByRole('region').filter({ has: page.locator('form input[type="email"]') })
    await gate.first().getByRole('textbox').fill('premium@example.com')
    await gate.first().getByRole('textbox').press('Enter')
    await page
      .getByRole('banner')
      .getByText(/^Premium/)
      .waitFor()
    await characterField(page).waitFor()
    await createPortrait(page)
    await loadedFigure(page).waitFor()
    expect(await faultsInEveryWindow(page, 'premium result', { focus: true })).toEqual([])
  })
})
