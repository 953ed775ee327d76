import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { shrink } from './shrink.ts'
import { originOf } from './startLocal.ts'
import { useProduct } from './useProduct.ts'
import { NOW, states, type State } from './states.ts'
import { tooWide } from './tooWide.ts'
import { violations } from './violations.ts'
import { TOLERANCE, worstDifference } from './worstDifference.ts'

jest.setTimeout(600_000)

const REFERENCES = join(__dirname, '../looks')
/** `renew` writes the references instead of comparing with them. */
const RENEW = process.env['LOOKS'] === 'renew'
/** Without it the three widths and both themes share the states out between them, to save time. */
const EVERYWHERE = RENEW || process.env['LOOKS'] === 'everywhere'
/** Walks only through the states whose names contain this. */
const ONLY = process.env['LOOKS_ONLY'] ?? ''
/** Where the screenshots go in full size. */
const SCREENSHOTS = process.env['LOOKS_SCREENSHOTS']
const PATIENCE_MS = 15_000

const chosen = states.filter(({ name }) => name.includes(ONLY))

/** The states that are visited at one of the three widths. */
const shareOf = (width: number): readonly State[] =>
  EVERYWHERE ? chosen : chosen.filter((_, at) => at % 3 === WIDTHS.indexOf(width))

const WIDTHS = [360, 768, 1440]

const themesOf = (state: State): readonly ('light' | 'dark')[] =>
  EVERYWHERE ? ['light', 'dark'] : [chosen.indexOf(state) % 2 === 0 ? 'light' : 'dark']

const product = useProduct()

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

const open = (options: BrowserContextOptions): Promise<BrowserContext> =>
  product.browser.newContext({
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  })

/** Answers with a picture that was drawn once, so that what is compared is the page and not the engine. */
const drawQuickly = async (page: Page): Promise<void> => {
  const answer = (name: string, json: (body: Readonly<Record<string, string>>) => object) =>
    page.route(`**/.netlify/functions/${name}`, (route) =>
      route.fulfill({ json: json(route.request().postDataJSON()) }),
    )
  await answer('charPrompt', ({ prompt = '' }) => ({
    response: `${prompt} is an old man with a long white beard, in a grey robe and a pointed hat.`,
  }))
  await answer('characterPreview', () => ({ result: pictures['preview'] }))
  await answer('characterSD', ({ aspect_ratio = '' }) => ({
    result: pictures[aspect_ratio],
    engine: { name: 'Dramatis Studio', kind: 'procedural' },
  }))
}

/** Opens the page as a visit of its own and goes to the state. */
const reach = async (context: BrowserContext, state: State): Promise<Page> => {
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', {
    origin: originOf(product.ports.page),
    storageTypes: 'local_storage,indexeddb',
  })
  await page.clock.setFixedTime(NOW)
  await page.addInitScript((kept) => {
    localStorage.setItem('dramatis', JSON.stringify({ state: kept, version: 0 }))
    // Notices stay until they are closed, status messages stay, and the offer does not come by itself.
    const { setTimeout } = globalThis
    const lasting = (action: () => void, milliseconds?: number, ...rest: unknown[]) =>
      setTimeout(
        action,
        milliseconds === 3000 || milliseconds === 5000 ? 3_600_000 : milliseconds,
        ...rest,
      )
    Object.assign(globalThis, { setTimeout: lasting })
  }, state.kept ?? {})
  await page.addInitScript(() => {
    // A toast's last child shows the time that it has left, which no two screenshots share. Hidden from
    // the start: a screenshot's own style does not always reach what the compositor animates.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('[data-type] > :last-child { display: none }')
    document.adoptedStyleSheets.push(sheet)
  })
  await drawQuickly(page)
  await state.before?.(page, product.ports)
  await page.goto(originOf(product.ports.page))
  // The remotes' parts, or what stands in for them.
  for (const selector of ['[data-view], main button:not(#contact *)', '#contact button']) {
    await page.locator(selector).filter({ visible: true }).first().waitFor()
  }
  await page.waitForLoadState('networkidle')
  await state.enter?.(page)
  await page.mouse.move(0, 0)
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.allSettled([...document.images].map((image) => image.decode()))
    await document.fonts.ready
  })
  return page
}

const take = (page: Page, { whole = false }: State): Promise<Buffer> =>
  page.screenshot({ animations: 'disabled', scale: 'css', fullPage: whole })

/** What is wrong with a screenshot, as sentences; or takes it as the reference. */
const compare = async (name: string, screenshot: Buffer): Promise<readonly string[]> => {
  const file = join(screenshots, `${name}.png`)
  await writeFile(file, screenshot)
  const reference = join(REFERENCES, `${name}.webp`)
  const small = await shrink(screenshot)
  const kept = await readFile(reference).catch(() => undefined)
  const difference = kept ? await worstDifference(kept, small) : Infinity
  if (RENEW) {
    if (difference > 1) await writeFile(reference, small)
    return []
  }
  if (!kept) return [`${name}: no reference; see ${file} and run \`npm run looks\`.`]
  return difference > TOLERANCE
    ? [`${name}: differs by ${difference.toFixed(1)} from its reference; see ${file}.`]
    : []
}

const told = (name: string, found: readonly string[]): readonly string[] =>
  found.map((sentence) => `${name}: ${sentence}`)

type Look = (page: Page, state: State, name: string) => Promise<readonly string[]>

/** Everything that is wrong with the states, each reached in a visit of its own. */
const walk = async (
  visited: readonly State[],
  options: BrowserContextOptions,
  label: string,
  look: Look,
): Promise<readonly string[]> => {
  const context = await open(options)
  const wrong: string[] = []
  for (const state of visited) {
    const name = `${state.name}-${label}`
    try {
      const page = await reach(context, state)
      wrong.push(...(await look(page, state, name)))
    } catch (error) {
      wrong.push(`${name}: ${String(error)}`)
    }
    await Promise.all(context.pages().map((page) => page.close()))
  }
  await context.close()
  return wrong
}

it.each([
  [360, 800],
  [768, 1024],
  [1440, 900],
])('looks as it should at %i px', async (width, height) => {
  const look: Look = async (page, state, name) => {
    const wrong = [...told(name, await tooWide(page))]
    for (const colorScheme of themesOf(state)) {
      await page.emulateMedia({ colorScheme })
      wrong.push(...(await compare(`${name}-${colorScheme}`, await take(page, state))))
      wrong.push(...told(`${name}-${colorScheme}`, await violations(page)))
    }
    return wrong
  }
  const options = { viewport: { width, height } }
  const halves = [0, 1].map((half) => shareOf(width).filter((_, at) => at % 2 === half))
  const wrong = await Promise.all(halves.map((half) => walk(half, options, `${width}`, look)))
  expect(wrong.flat()).toEqual([])
})

it('is readable in forced colours', async () => {
  const options = { viewport: { width: 1440, height: 900 }, forcedColors: 'active' } as const
  const names = ['fresh', 'typing', 'styles', 'result', 'upsell', 'manage', 'gallery', 'toasts']
  const visited = chosen.filter(({ name }) => names.includes(name))
  const look: Look = async (page, state, name) => [
    ...(await compare(name, await take(page, state))),
    // The colours are the system's, of which axe knows nothing.
    ...told(name, await violations(page)).filter((it) => !it.includes(': color-contrast: ')),
  ]
  expect(await walk(visited, options, 'forced', look)).toEqual([])
})

it('fits at 200 percent zoom', async () => {
  const options = { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 }
  const look: Look = async (page, _, name) => told(name, await tooWide(page))
  expect(await walk(shareOf(360), options, 'zoomed', look)).toEqual([])
})

it('keeps the focus in its dialogs, and gives it back to what opened them', async () => {
  const openers: Readonly<Record<string, string>> = {
    upsell: 'Upgrade',
    'gate-dialog': 'Upgrade',
    manage: 'Manage subscription',
    gallery: 'Gallery',
    'gallery-picture': 'Gallery',
  }
  const look: Look = async (page, state, name) => {
    const wrong: string[] = []
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab')
      // On its way round, the focus passes through the browser's own controls.
      const within = await page.evaluate(
        () => document.activeElement?.matches('body, dialog[open], dialog[open] *') ?? true,
      )
      if (!within) wrong.push(`${name}: the focus leaves the dialog.`)
    }
    for (let left = await page.getByRole('dialog').count(); left > 0; left -= 1) {
      await page.keyboard.press('Escape')
    }
    await page.getByRole('dialog').first().waitFor({ state: 'detached' })
    const focused = (await page.locator(':focus').textContent()) ?? ''
    const opener = openers[state.name] ?? ''
    return focused.includes(opener) ? wrong : [...wrong, `${name}: the focus is on "${focused}".`]
  }
  const visited = chosen.filter(({ name }) => name in openers)
  expect(await walk(visited, { viewport: { width: 1440, height: 900 } }, 'focus', look)).toEqual([])
})
