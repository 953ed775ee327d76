import { readdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { currentBuilds, distOf, type ComposedSite } from './composeSite.ts'
import { composeTwoVersions } from './composeTwoVersions.ts'
import { closePages, openPage, type PageOptions } from './openPage.ts'
import { button, characterField } from './pageParts.ts'
import { until } from './startLocal.ts'
import { german, texts } from './texts.ts'
import { waitUntilCached } from './waitUntilCached.ts'

let site: ComposedSite
beforeEach(async () => {
  site = await composeTwoVersions()
})
afterEach(async () => {
  await closePages()
  site.close()
})

const open = (options: PageOptions): Promise<Page> =>
  openPage({
    baseURL: site.origin,
    allowConsole: [/ERR_EMPTY_RESPONSE|ERR_ABORTED/], // a stalled request, when it is ended
    ...options,
  })

/** Holds the responses to requests for this path open. */
const stall = (path: string) => site.replaced.set(path, 'stalled')

/** Opens the page, whose load event a stalled file may delay forever. */
const goTo = (page: Page, path = '/') => page.goto(path, { waitUntil: 'commit' })

const tryAgain = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: texts.shell.tryAgain }).first()

/** Waits until the page has sent a report that contains all of these parts. */
const waitForReport = (...parts: readonly string[]): Promise<void> =>
  until(() => site.reports.some((body) => parts.every((part) => body.includes(part))))

const DOCUMENTS = ['remotes.json', 'settings.json']

it.each(DOCUMENTS)(
  '[stall-1] says that the remotes are missing when %s stalls on the first visit, reports it and recovers',
  async (file) => {
    stall(`/${file}`)
    const page = await open({
      expectConsole: [new RegExp(`/${file} could not be read`), /^generator is not available/],
      allowConsole: [/is not available/],
    })
    await goTo(page)
    await tryAgain(page).waitFor()
    await waitForReport('"remote":"shell"', `"file":"${file}"`, '"timeout"', '"gave-up"')
    site.replaced.delete(`/${file}`) // The first request still hangs.
    await tryAgain(page).click()
    await characterField(page).waitFor()
  },
)

it.each(DOCUMENTS)(
  '[stall-1] uses the service worker’s copy when %s stalls on a later visit, and reports it',
  async (file) => {
    const page = await open({
      serviceWorkers: 'allow',
      expectConsole: [new RegExp(`/${file} could not be read`)],
    })
    await page.goto('/')
    await characterField(page).waitFor()
    await button(page, texts.contact.send).waitFor()
    await waitUntilCached(page)
    stall(`/${file}`)
    await page.reload({ waitUntil: 'commit' })
    await characterField(page).waitFor()
    await button(page, texts.contact.send).waitFor()
    await waitForReport('"remote":"shell"', `"file":"${file}"`, '"timeout"', '"fell-back"')
  },
)

it('[stall-2] composes the page with all that is well-formed in its documents, and reports the rest', async () => {
  const { version, remotes } = site.remotesJson()
  const broken = { ...remotes, contact: 7, generator: { ...remotes.generator, previous: {} } }
  site.replaced.set('/remotes.json', Buffer.from(JSON.stringify({ version, remotes: broken })))
  const settings = { functionsUrl: '', checkoutUrl: 7, contactUrl: '', contactAccessKey: '' }
  site.replaced.set('/settings.json', Buffer.from(JSON.stringify(settings)))
  const page = await open({
    expectConsole: [
      /^remotes\.json: remotes\.generator\.previous: missing or malformed/,
      /^remotes\.json: remotes\.contact: missing or malformed/,
      /^contact is not available/,
      /^settings\.json: "checkoutUrl" is 7/,
    ],
  })
  await page.goto('/')
  await characterField(page).waitFor()
  await page.getByText(texts.billing.badge.ready).waitFor()
  await waitForReport('"remote":"generator"', '"file":"remotes.json"', '"fell-back"')
  await waitForReport('"remote":"contact"', '"file":"remotes.json"', '"gave-up"')
  await waitForReport('"remote":"shell"', '"file":"settings.json"')
})

/** Returns the name of a build's file that matches. */
const fileIn = (folder: string, pattern: RegExp): string => {
  const file = readdirSync(folder).find((name) => pattern.test(name))
  if (file === undefined) throw new Error(`${folder} has no ${pattern.source}. Is it built?`)
  return file
}

it('[language-5] speaks English when the texts of a remote stall, and German once they arrive', async () => {
  const page = await open({ locale: 'de-DE' })
  // Every file that is not needed at once, and so the German catalogue.
  const chunks = readdirSync(distOf('generator')).filter((name) => /^\d+\.\w+\.js$/.test(name))
  for (const name of chunks) stall(`/remotes/generator/new/${name}`)
  await goTo(page)
  await button(page, texts.generator.submit).waitFor()
  await button(page, 'Nachricht senden').waitFor()
  site.resumeStalls()
  await button(page, german.submit).waitFor()
})

it('[stall-4] falls back from a version whose container hangs, and reports it', async () => {
  const container = fileIn(distOf('generator'), /^remoteEntry\.\w+\.js$/)
  stall(`/remotes/generator/new/${container}`)
  const page = await open({ expectConsole: [/^generator new did not load/] })
  await goTo(page)
  await characterField(page).waitFor()
  await waitForReport('"remote":"generator","version":"new"', '"timeout"', '"fell-back"')
})

describe.each([
  ['stalls', 'timeout'],
  ['is missing', 'network'],
])('when react.js %s', (_what, cause) => {
  it('[stall-5] says that the page could not be loaded, and blames react.js alone', async () => {
    const file = `/${fileIn(currentBuilds().shell, /^react\.\w+\.js$/)}`
    if (cause === 'timeout') stall(file)
    else site.replaced.set(file, 'missing')
    const page = await open({
      allowConsole: [/404|ChunkLoadError|ERR_|is not available|did not load|RUNTIME/],
    })
    await goTo(page)
    await page.getByText(texts.shell.notLoaded).filter({ visible: true }).waitFor()
    await waitForReport('"remote":"shell"', '"file":"react.js"', `"${cause}"`)
    expect(site.reports.filter((body) => body.includes('"remote":"generator"'))).toEqual([])
  })
})
