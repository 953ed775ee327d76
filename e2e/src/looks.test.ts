import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { axeViolations } from './axeViolations.ts'
import { EXHAUSTIVE } from './exhaustive.ts'
import type { PageOptions } from './openPage.ts'
import { overflow } from './overflow.ts'
import { tickDuring } from './slowClock.ts'
import { startProduct } from './startProduct.ts'
import { NOW, states, type State } from './states.ts'
import { texts } from './texts.ts'
import { toReference } from './toReference.ts'
import { TOLERANCE, worstDifference } from './worstDifference.ts'

const REFERENCES = join(__dirname, '../looks')
const SIZES = [
  [360, 800],
  [768, 1024],
  [1440, 900],
] as const
/**
 * How long the page's clock may run while it loads. It is then set to NOW, so the times shown are always the same.
 */
const LOADING_MS = 30_000
const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]

/** The states that are also compared in forced colors. */
const FORCED = ['fresh', 'typing', 'styles', 'result', 'upsell', 'manage', 'gallery', 'toasts']

/** Whether to update the references instead of comparing screenshots with them. */
const RENEW = process.env.LOOKS === 'renew'
/** Whether to visit every state in every width and theme, or only half of them, in one of each. */
const EVERYWHERE = RENEW || EXHAUSTIVE
/** If set, only the states whose names contain it are visited. */
const ONLY = process.env.LOOKS_ONLY ?? ''
/** The folder for the full-size screenshots. Default: a temporary one. */
const SCREENSHOTS = process.env.LOOKS_SCREENSHOTS

const chosen = states.filter(({ name }) => name.includes(ONLY))

const product = startProduct()

let screenshots: string
let pictures: Readonly<Record<string, string>>

beforeAll(async () => {
  screenshots = SCREENSHOTS ?? (await mkdtemp(join(tmpdir(), 'dramatis-looks-')))
  await mkdir(screenshots, { recursive: true })
  const names = ['landscape', 'portrait', 'preview']
  const read = names.map((name) => readFile(join(REFERENCES, `gandalf/${name}.jpg`), 'base64'))
  const data = (await Promise.all(read)).map((text) => `data:image/jpeg;base64,${text}`)
  pictures = Object.fromEntries(names.map((name, at) => [name, data[at] ?? '']))
})

describe.each(SIZES)('at %i px', (width, height) => {
  const visited = chosen
    .map((state) => ({ state, themes: themesOf(state, width) }))
    .filter(({ themes }) => themes.length > 0)
  if (visited.length === 0) return

  it.each(visited)(
    '[everyone-7, everyone-8, everyone-9] looks as it should, and fits at 200 percent zoom: $state.name',
    async ({ state, themes }) => {
      const page = await open(state, { width, height })
      const faults = [...(await overflow(page))]
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme })
        faults.push(...(await compare(page, state, `${state.name}-${width}-${colorScheme}`)))
        faults.push(...(await tickDuring(page, axeViolations(page))))
      }
      // The space that a window of 1440 by 900 px has at 200 percent zoom, which a visitor sets on the open page.
      await page.setViewportSize({ width: 720, height: 450 })
      expect([...faults, ...(await overflow(page))]).toEqual([])
    },
  )
})

describe('in forced colors', () => {
  const visited = chosen.filter((state) => FORCED.includes(state.name) && isForced(state))
  if (visited.length === 0) return

  it.each(visited)('[everyone-9] is readable: $name', async (state) => {
    const page = await open(state, { forcedColors: 'active' })
    const faults = await compare(page, state, `${state.name}-forced`)
    const violations = await tickDuring(page, axeViolations(page))
    // The system chooses the colors, and axe does not know them.
    expect([...faults, ...violations.filter((it) => !it.startsWith('color-contrast'))]).toEqual([])
  })
})

describe('a dialog', () => {
  const openers: Readonly<Record<string, string>> = {
    upsell: texts.billing.upgrade,
    'gate-dialog': texts.billing.upgrade,
    manage: texts.billing.manage,
    gallery: texts.generator.gallery,
    'gallery-picture': texts.generator.gallery,
  }
  const visited = chosen.filter(({ name }) => name in openers)
  if (visited.length === 0) return

  it.each(visited)(
    '[everyone-6] keeps the focus and returns it to what opened it: $name',
    async (state) => {
      const page = await open(state)
      for (let presses = 0; presses < 12; presses += 1) {
        await page.keyboard.press('Tab')
        // The focus passes through the browser's own controls before it returns to the start.
        expect(
          await page.evaluate(() =>
            document.activeElement?.matches('body, dialog[open], dialog[open] *'),
          ),
        ).toBe(true)
      }
      for (let left = await page.getByRole('dialog').count(); left > 0; left -= 1) {
        await page.keyboard.press('Escape')
      }
      await tickDuring(page, page.getByRole('dialog').first().waitFor({ state: 'detached' }))
      expect(await page.locator(':focus').textContent()).toContain(openers[state.name])
    },
  )
})

if (!EVERYWHERE) {
  afterAll(() => {
    const leftOut = chosen.flatMap((state) => [
      ...SIZES.flatMap(([width]) =>
        THEMES.filter((theme) => !themesOf(state, width).includes(theme)).map(
          (theme) => `${state.name}-${width}-${theme}`,
        ),
      ),
      ...(FORCED.includes(state.name) && !isForced(state) ? [`${state.name}-forced`] : []),
    ])
    process.stdout.write(
      `${leftOut.length} screenshots are left out; TIER=nightly compares them too: ${leftOut.join(' ')}\n`,
    )
  })
}

/** Whether a state is visited in forced colors. Otherwise those are the states visited in no theme. */
function isForced(state: State): boolean {
  return EVERYWHERE || states.indexOf(state) % 2 === 1
}

/** Returns the themes in which a state is visited at a width: at most one of them unless everywhere. */
function themesOf(state: State, width: number): readonly Theme[] {
  if (EVERYWHERE) return THEMES
  const at = states.indexOf(state) / 2
  if (SIZES[at % SIZES.length]?.[0] !== width) return []
  return THEMES.filter((_, index) => index === at % THEMES.length)
}

/** Opens the page, brings it to the state, and stops its clock there. */
async function open(state: State, options?: PageOptions): Promise<Page> {
  const page = await product.openPage({
    timezoneId: 'UTC',
    saved: { seen: ['upsell', 'gate'], ...state.saved },
    expectConsole: state.faults ?? [],
    ...options,
  })
  // The clock runs from its installation until it is paused, and a pause must not set it back.
  await page.clock.install({ time: NOW - 2 * LOADING_MS })
  await page.clock.pauseAt(NOW - LOADING_MS)
  await page.context().addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      /* Gives letters the same width whatever the browser's hinting. */
      * { text-rendering: geometricPrecision !important; }
      /* Hides a toast's countdown, which differs between screenshots. It is hidden from the start, because a
         style that is added for the screenshot does not always affect what the compositor animates. */
      [data-type] > :last-child { display: none; }
    `)
    document.adoptedStyleSheets.push(sheet)
  })
  await mockEngine(page)
  await state.before?.(page, product.ports)
  await tickDuring(page, load(page))
  await page.clock.pauseAt(NOW)
  if (state.enter) await tickDuring(page, state.enter(page))
  const entered = page.context().pages().at(-1) ?? page
  if ((await entered.locator('[data-view="picture"][data-bar="takes"]').count()) > 0) {
    await tickDuring(entered, entered.locator('[part="plate"] [aria-current]').first().waitFor())
  }
  await entered.mouse.move(0, 0)
  await entered.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.allSettled([...document.images].map((image) => image.decode()))
    await document.fonts.ready
  })
  return entered
}

async function load(page: Page): Promise<void> {
  await page.goto('/')
  // The remotes, or their fallbacks.
  for (const selector of ['[data-view], main button:not(#contact *)', '#contact button']) {
    await page.locator(selector).filter({ visible: true }).first().waitFor()
  }
  await page.waitForLoadState('networkidle')
}

/** Responds to the page's requests with a stored picture, so that the test compares the page and not the engine. */
async function mockEngine(page: Page): Promise<void> {
  const respond = (name: string, json: (body: Readonly<Record<string, string>>) => object) =>
    page.route(`**/.netlify/functions/${name}`, (route) =>
      route.fulfill({ json: json(route.request().postDataJSON() as Record<string, string>) }),
    )
  await respond('charPrompt', ({ prompt = '' }) => ({
    response: `${prompt} is an old man with a long white beard, in a grey robe and a pointed hat.`,
  }))
  await respond('characterPreview', () => ({ result: pictures.preview }))
  await respond('characterSD', ({ aspect_ratio = '', email }) => ({
    result: pictures[aspect_ratio],
    engine: { name: 'Dramatis Studio', kind: 'procedural' },
    ...(email === '' && { counted: true, exchange: 'a-token' }),
    understood: {
      kind: 'known',
      name: 'Gandalf',
      source: 'The Lord of the Rings',
      others: [{ name: 'Merlin', source: '', text: 'Merlin' }],
    },
    unread: ['pipe'],
  }))
  await respond('characterTakes', () => ({
    takes: ['smiling', 'at night', 'from the side'].map((label) => ({
      prompt: `An old man, ${label}.`,
      result: pictures.preview,
      label,
      alt: label,
    })),
  }))
}

/** Compares the page's screenshot with its reference and returns the faults, or updates the reference. */
async function compare(page: Page, state: State, name: string): Promise<readonly string[]> {
  const screenshot = await page.screenshot({
    animations: 'disabled',
    scale: 'css',
    fullPage: state.whole ?? false,
  })
  const file = join(screenshots, `${name}.png`)
  await writeFile(file, screenshot)
  const reference = join(REFERENCES, `${name}.webp`)
  const current = await toReference(screenshot)
  const known = await readFile(reference).catch(() => undefined)
  const difference = known ? await worstDifference(known, current) : Infinity
  if (RENEW) {
    if (difference > 1) await writeFile(reference, current)
    return []
  }
  if (!known)
    return [`${name} has no reference. Look at ${file}, and run \`npm run looks\` to save one.`]
  return difference > TOLERANCE
    ? [`${name} differs from its reference by ${difference.toFixed(1)}. See ${file}.`]
    : []
}
