import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { FREE_LIMIT } from '@dramatis/catalogue'
import type { Page } from 'playwright-core'
import { outOfSight, overlapsIn } from './boxes.ts'
import { focusFaults, measureWindow, tabFaults, type Measured } from './measureWindow.ts'
import {
  boxOf,
  characterField,
  createPortrait,
  holdCalls,
  loadedFigure,
  toast,
} from './pageParts.ts'
import { startProduct } from './startProduct.ts'

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

/** Where form and stage are side by side, both are in the first screen; elsewhere the stage is one scroll away. */
const isOneScreen = (width: number, height: number) => width >= 900 && height >= 600

/** From this size on, the second screen shows the picture in full. */
const hasRoomForPicture = (width: number, height: number) =>
  isOneScreen(width, height) || height >= 640

/** The stage is at least 400 px high (spec, section 2). A caption's text and tools keep clear of its edge. */
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

/** One of the generator's texts, which shows that it speaks the language. */
const placeholderIn = (language: string): string => {
  const file = readFileSync(join(CATALOGUES, `${language}.json`), 'utf8')
  return (JSON.parse(file) as { namePlaceholder: string }).namePlaceholder
}

const speak = async (page: Page, language: string): Promise<void> => {
  await page.locator('footer select').selectOption(language)
  await page.waitForFunction(
    (placeholder) =>
      document.querySelector('[role="combobox"]')?.getAttribute('placeholder') === placeholder,
    placeholderIn(language),
  )
}

/** The states in which the windows are checked, each in a different language for every window. */
const STATES = ['empty', 'drawing', 'result', 'failure', 'rate-limited', 'premium result'] as const

/** The faults of each window, as sentences. A window's language changes from state to state. */
const faultsInEveryWindow = async (
  page: Page,
  state: (typeof STATES)[number],
  { focus = false } = {},
): Promise<readonly string[]> => {
  const faults: string[] = []
  for (const [first, language] of LANGUAGES.entries()) {
    await speak(page, language)
    const sizes = SIZES.filter((_, at) => (at + STATES.indexOf(state)) % LANGUAGES.length === first)
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

/** The faults met by a visitor who presses Tab through the page, in some of the windows. */
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

/** Whether the panel that a result's last control opens covers the picture. */
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
    const panel = await boxOf(page.locator('[part="plate"] [role="group"]'))
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
    await page.getByRole('form', { name: 'Contact Us' }).waitFor()
    await page.getByRole('region', { name: 'Premium', exact: true }).waitFor()
    await page.evaluate(() => document.fonts.ready)
    for (const language of LANGUAGES) await speak(page, language) // loads its texts
    await page.waitForLoadState('networkidle')
    return page
  }

  it('the controls are in view and uncovered', async () => {
    const page = await open()
    await page.locator('[data-tone]').waitFor()
    const faults = [...(await faultsInEveryWindow(page, 'empty', { focus: true }))]

    const release = await holdCalls(page, 'characterSD')
    await speak(page, 'en')
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
    await speak(page, 'en')
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
    await speak(page, 'en')
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
