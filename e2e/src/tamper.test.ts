import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REMOTES } from '@dramatis/remotes'
import type { Page } from 'playwright-core'
import { distOf, type ComposedSite } from './composeSite.ts'
import { composeTwoVersions } from './composeTwoVersions.ts'
import { closePages, openPage } from './openPage.ts'
import { button, characterField } from './pageParts.ts'
import { texts } from './texts.ts'
import { waitUntilCached } from './waitUntilCached.ts'

/** The messages of the browser and the page about a changed file. */
const FAULTS = [
  /Failed to find a valid digest in the 'integrity' attribute/,
  /^generator .*(did not load|is not available)/,
  /SRI's integrity checks failed/,
  /ERR_FAILED|Failed to load resource/,
]

let site: ComposedSite
beforeEach(async () => {
  site = await composeTwoVersions()
})
afterEach(async () => {
  await closePages()
  site.close()
})

const open = async (): Promise<Page> => {
  const page = await openPage({
    baseURL: site.origin,
    serviceWorkers: 'allow',
    allowConsole: FAULTS,
  })
  await page.addInitScript(() => {
    addEventListener('dramatis:report', (event) => {
      if (!(event instanceof CustomEvent)) return
      const seen = sessionStorage.getItem('reports') ?? ''
      sessionStorage.setItem('reports', `${seen}${JSON.stringify(event.detail)}\n`)
    })
  })
  return page
}

/** Returns the name of the generator's file that matches. */
const fileOf = (pattern: RegExp): string => {
  const file = readdirSync(distOf('generator')).find((name) => pattern.test(name))
  if (file === undefined)
    throw new Error(`The generator has no file that matches ${pattern.source}. Is it built?`)
  return file
}

const KINDS = {
  manifest: /^mf-manifest\.json$/,
  container: /^remoteEntry\.\w+\.js$/,
}

/** Returns the file with additional code, whose effect `isTampered` detects. */
const changedFile = (file: string): Buffer => {
  const text = readFileSync(join(distOf('generator'), file), 'utf8')
  return Buffer.from(file.endsWith('.json') ? `${text}\n` : `globalThis.tampered=1;${text}`)
}

const isTampered = (page: Page): Promise<boolean> => page.evaluate(() => 'tampered' in globalThis)

/** Waits until the page has reported that a file of this version of the generator does not match its hash. */
const waitForReport = (page: Page, version: string) =>
  page.waitForFunction(
    (start) =>
      (sessionStorage.getItem('reports') ?? '').split('\n').some((report) => {
        const { cause, ...named } = JSON.parse(report || '{}') as Record<string, unknown>
        return cause === 'integrity' && JSON.stringify(named).startsWith(start)
      }),
    JSON.stringify({ remote: 'generator', version }).slice(0, -1),
  )

/** Publishes the generator as earlier publishers did, so that the page has to read its manifests. */
const needManifests = () => {
  const { version, remotes } = site.remotesJson()
  const { generator, ...others } = remotes
  if (!generator?.previous) throw new Error('The site has no two versions of the generator.')
  const { container, previous, ...current } = generator
  const { container: ofPrevious, ...before } = previous
  site.publish({ version, remotes: { ...others, generator: { ...current, previous: before } } })
}

it.each(Object.entries(KINDS))(
  'does not run a version with a changed %s, but falls back and reports it',
  async (_kind, pattern) => {
    const file = fileOf(pattern)
    site.replaced.set(`/remotes/generator/new/${file}`, changedFile(file))
    if (pattern === KINDS.manifest) needManifests()
    const page = await open()
    await page.goto('/')
    await characterField(page).waitFor()
    await waitForReport(page, 'new')
    expect(await isTampered(page)).toBe(false)
  },
)

it('[security-remote-4] does not run a later part of a remote that has been changed, but says so and reports it', async () => {
  const later = readdirSync(distOf('generator')).filter((name) => /^\d+\.\w+\.js$/.test(name))
  for (const file of later) site.replaced.set(`/remotes/generator/new/${file}`, changedFile(file))
  const page = await open()
  await page.goto('/')
  await button(page, texts.generator.submit).waitFor()
  await button(page, 'Gallery, 0 pictures').click()
  await page.getByText(texts.generator.unreachable).first().waitFor()
  await waitForReport(page, 'new')
  expect(await isTampered(page)).toBe(false)
})

it('[security-remote-4] shows that the generator is missing when every version has been changed', async () => {
  const file = fileOf(KINDS.container)
  for (const version of ['new', 'old']) {
    site.replaced.set(`/remotes/generator/${version}/${file}`, changedFile(file))
  }
  const page = await open()
  await page.goto('/')
  await page.getByText('The stage is dark').first().waitFor()
  await button(page, texts.contact.send).waitFor()
  await waitForReport(page, 'old')
  expect(await isTampered(page)).toBe(false)
})

it('requests each file of the remotes once, because the hashes in its preloads match', async () => {
  const page = await open()
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto('/')
  await characterField(page).waitFor()
  await button(page, texts.contact.send).waitFor()
  const files = requested.filter((url) => url.includes('/remotes/') && !url.includes('/old/'))
  expect(files.length).toBeGreaterThanOrEqual(Object.keys(REMOTES).length)
  expect(files).toEqual([...new Set(files)])
})

describe('in the service worker’s cache', () => {
  const file = fileOf(KINDS.container)

  /** Visits the page, and then changes the file in the service worker's cache. */
  const visitAndTamper = async (): Promise<Page> => {
    const page = await open()
    await page.goto('/')
    await characterField(page).waitFor()
    await button(page, texts.contact.send).waitFor()
    await waitUntilCached(page)
    // The worker is stopped, because it may still be caching files and would replace the changed one.
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('ServiceWorker.enable')
    await devtools.send('ServiceWorker.stopAllWorkers')
    await page.evaluate(
      async ([name, content]) => {
        const cache = await caches.open('dramatis-files')
        for (const request of await cache.keys()) {
          if (!request.url.endsWith(name)) continue
          const headers = { 'content-type': 'text/javascript' }
          await cache.put(request, new Response(content, { headers }))
        }
      },
      [file, changedFile(file).toString()] as const,
    )
    return page
  }

  it('[security-remote-4] replaces a changed file, which does not run', async () => {
    const page = await visitAndTamper()
    await page.reload()
    await characterField(page).waitFor()
    expect(await isTampered(page)).toBe(false)
    await page.evaluate(async (name) => {
      const isReplaced = async () => {
        const cache = await caches.open('dramatis-files')
        const request = (await cache.keys()).find(({ url }) => url.endsWith(name))
        const response = request && (await cache.match(request))
        return response !== undefined && !(await response.text()).includes('tampered')
      }
      while (!(await isReplaced())) await new Promise((resolve) => setTimeout(resolve, 50))
    }, file)

    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await characterField(page).waitFor()
    const reports = await page.evaluate(() => sessionStorage.getItem('reports'))
    expect(reports).toContain('{"remote":"generator","version":"new","outcome":"loaded"')
    expect(reports).not.toContain('failed')
  })

  it('[security-remote-4] runs no changed file when the site cannot be reached', async () => {
    const page = await visitAndTamper()
    site.close()
    await page.reload()
    await page.getByText('The stage is dark').first().waitFor()
    await button(page, texts.contact.send).waitFor()
    expect(await isTampered(page)).toBe(false)
  })
})
