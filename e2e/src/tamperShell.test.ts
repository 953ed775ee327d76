import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { composeSite, currentBuilds, type ComposedSite } from './composeSite.ts'
import { closePages, openPage } from './openPage.ts'
import { button, characterField } from './pageParts.ts'
import { texts } from './texts.ts'
import { waitUntilCached } from './waitUntilCached.ts'

/** The browser's and the page's messages about a changed file. */
const FAULTS = [
  /Failed to find a valid digest in the 'integrity' attribute/,
  /ChunkLoadError|did not load|is not available/,
  /SRI's integrity checks failed/,
  /ERR_FAILED|Failed to load resource/,
]

let site: ComposedSite
beforeEach(async () => {
  site = await composeSite(currentBuilds())
})
afterEach(async () => {
  await closePages()
  site.close()
})

const open = (serviceWorkers: 'allow' | 'block'): Promise<Page> =>
  openPage({ baseURL: site.origin, serviceWorkers, allowConsole: FAULTS })

const { shell } = currentBuilds()

/** Returns the name of the shell's file that matches. */
const fileOf = (pattern: RegExp): string => {
  const file = readdirSync(shell).find((name) => pattern.test(name))
  if (file === undefined) throw new Error(`The shell has no ${pattern.source}. Is it built?`)
  return file
}

/** Returns the file with something added, which `isTampered` detects. */
const changedFile = (file: string): string => {
  const text = readFileSync(join(shell, file), 'utf8')
  if (file.endsWith('.html'))
    return text.replace('<html ', '<html style="--tampered:1" data-tampered ')
  return file.endsWith('.css') ? `${text}:root{--tampered:1}` : `globalThis.tampered=1;${text}`
}

const isTampered = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      'tampered' in globalThis ||
      'tampered' in document.documentElement.dataset ||
      getComputedStyle(document.documentElement).getPropertyValue('--tampered') !== '',
  )

const waitForReport = async (page: Page, file: string): Promise<void> => {
  const name = file.replace(/\.[0-9a-f]{8}\./, '.')
  const parts = ['"remote":"shell"', '"outcome":"failed","cause":"integrity"', `"file":"${name}"`]
  const isReported = () => site.reports.some((body) => parts.every((part) => body.includes(part)))
  while (!isReported()) await page.waitForTimeout(50)
}

describe('on the host', () => {
  it.each([/^main\..*\.js$/, /^react\..*\.js$/])(
    '[security-remote-7] does not run a script of the shell that has been changed, but says so and reports it: %s',
    async (pattern) => {
      const file = fileOf(pattern)
      site.replaced.set(`/${file}`, Buffer.from(changedFile(file)))
      const page = await open('block')
      await page.goto('/')
      await page.getByText(texts.shell.notLoaded).filter({ visible: true }).waitFor()
      await waitForReport(page, file)
      expect(await isTampered(page)).toBe(false)
    },
  )

  it('[security-remote-7] does not use a stylesheet of the shell that has been changed, and reports it', async () => {
    const file = fileOf(/^main\..*\.css$/)
    site.replaced.set(`/${file}`, Buffer.from(changedFile(file)))
    const page = await open('block')
    await page.goto('/')
    await characterField(page).waitFor()
    await waitForReport(page, file)
    expect(await isTampered(page)).toBe(false)
  })

  it('[security-remote-7] does not run the first script if it has been changed', async () => {
    const file = fileOf(/^early\..*\.js$/)
    site.replaced.set(`/${file}`, Buffer.from(changedFile(file)))
    const page = await open('block')
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await isTampered(page)).toBe(false)
  })
})

describe('in the service worker’s cache', () => {
  /** Visits the page, and then changes the file in the service worker's cache. */
  const visitAndTamper = async (file: string): Promise<Page> => {
    const page = await open('allow')
    await page.goto('/')
    await characterField(page).waitFor()
    await button(page, texts.contact.send).waitFor()
    await waitUntilCached(page)
    expect(await replaceCached(page, file, changedFile(file))).toBe(1)
    return page
  }

  const isHealed = (page: Page, file: string) =>
    page.evaluate(async (name) => {
      const isClean = async () => {
        const found = await caches.match(name, { ignoreSearch: true, ignoreVary: true })
        return found !== undefined && !(await found.text()).includes('tampered')
      }
      while (!(await isClean())) await new Promise((resolve) => setTimeout(resolve, 50))
    }, `/${file}`)

  it.each([
    /^early\..*\.js$/,
    /^main\..*\.js$/,
    /^main\..*\.css$/,
    /^react\..*\.js$/,
    /^index\.html$/,
  ])(
    '[security-remote-7] replaces a changed file of the shell, which has no effect: %s',
    async (pattern) => {
      const file = fileOf(pattern)
      const page = await visitAndTamper(file)
      await page.reload()
      await characterField(page).waitFor()
      expect(await isTampered(page)).toBe(false)
      await isHealed(page, file)
      site.close()
      await page.reload()
      await characterField(page).waitFor()
      expect(await isTampered(page)).toBe(false)
    },
  )

  it('[security-remote-7] shows no changed page when the site cannot be reached', async () => {
    const page = await visitAndTamper('index.html')
    site.close()
    await expect(page.reload()).rejects.toThrow(/ERR_FAILED/)
  })
})

/** Changes a file in the worker's cache; returns how many copies there were. */
const replaceCached = (page: Page, file: string, content: string): Promise<number> =>
  page.evaluate(
    async ([name, text]) => {
      let found = 0
      for (const cacheName of await caches.keys()) {
        const cache = await caches.open(cacheName)
        for (const request of await cache.keys()) {
          if (new URL(request.url).pathname !== `/${name}`) continue
          const headers = (await cache.match(request))?.headers ?? []
          await cache.put(request, new Response(text, { headers }))
          found += 1
        }
      }
      return found
    },
    [file, content] as const,
  )
