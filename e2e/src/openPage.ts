import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { recordFaults } from './recordFaults.ts'

declare global {
  /** The browser that the test environment shares between the files of a worker. */
  function sharedBrowser(): Promise<Browser>
}

export interface PageOptions extends Omit<BrowserContextOptions, 'viewport'> {
  readonly width?: number
  readonly height?: number
  /**
   * What the browser has saved on earlier visits, with the property names of `Persisted` in the store. By default,
   * the visitor has seen the offer, so it does not open on its own after a portrait.
   */
  readonly saved?: Readonly<Record<string, unknown>>
  /** The faults that the test causes. Each of them must occur. */
  readonly expectConsole?: readonly RegExp[]
  /** Faults that may or may not occur, depending on the order of requests. */
  readonly allowConsole?: readonly RegExp[]
}

/**
 * Opens a page in its own browser profile, which is closed after the test. The test fails if the page's console
 * shows anything but the expected faults. The browser is shared with other test files. By default, the visitor
 * prefers reduced motion and service workers are blocked, because painting animations and filling the worker's cache
 * take much of the time, and the worker's requests bypass a test's routes.
 */
export const openPage = async ({
  width = 1440,
  height = 900,
  saved = { seen: ['upsell'] },
  expectConsole = [],
  allowConsole = [],
  ...options
}: PageOptions = {}): Promise<Page> => {
  const browser = await sharedBrowser()
  const context = await browser.newContext({
    locale: 'en-US',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: { width, height },
    ...options,
  })
  opened.push({
    context,
    faults: await recordFaults(context),
    expected: [...expectConsole],
    allowed: allowConsole,
  })
  context.setDefaultTimeout(TIMEOUT_MS)
  await context.addInitScript((state) => {
    if (location.protocol === 'http:') {
      localStorage.dramatis ??= JSON.stringify({ state, version: 0 })
    }
  }, saved)
  return context.newPage()
}

/** Declares another fault that the test causes. */
export const expectConsole = (page: Page, fault: RegExp): void => {
  opened.find(({ context }) => context === page.context())?.expected.push(fault)
}

/** Closes all pages. This also happens after each test, but a test must do it before it stops their servers. */
export const closePages = async (): Promise<void> => {
  await Promise.all(opened.map(({ context }) => close(context)))
}

/** Closes a profile. Routes may still be handling requests that nobody waits for; their failures are ignored. */
const close = async (context: BrowserContext): Promise<void> => {
  if (closed.has(context)) return
  closed.add(context)
  const routed = [context, ...context.pages()]
  await Promise.all(routed.map((it) => it.unrouteAll({ behavior: 'ignoreErrors' })))
  await context.close()
}

/** The time limit for each action on a page. It is long because the machine may be busy with other work. */
const TIMEOUT_MS = 60_000

interface Opened {
  readonly context: BrowserContext
  readonly faults: readonly string[]
  readonly expected: RegExp[]
  readonly allowed: readonly RegExp[]
}

const opened: Opened[] = []
const closed = new WeakSet<BrowserContext>()

afterEach(async () => {
  await closePages()
  for (const { faults, expected, allowed } of opened.splice(0)) {
    const declared = [...expected, ...allowed]
    expect(faults.filter((fault) => !declared.some((it) => it.test(fault)))).toEqual([])
    expect(expected.filter((it) => !faults.some((fault) => it.test(fault)))).toEqual([])
  }
})
