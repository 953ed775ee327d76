import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { composeSite, currentBuilds, distOf, type ComposedSite } from './composeSite.ts'
import { composeTwoVersions } from './composeTwoVersions.ts'
import { closePages, openPage, type PageOptions } from './openPage.ts'
import { button, characterField } from './pageParts.ts'
import { patchBuild } from './patchBuild.ts'
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

const CONTAINER = /^remoteEntry\.\w+\.js$/

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

it('[stall-4] falls back from a version whose container hangs, reports it, and does not run it later', async () => {
  const url = `/remotes/generator/new/${fileIn(distOf('generator'), CONTAINER)}`
  stall(url)
  const page = await open({ expectConsole: [/^generator new did not load/] })
  await goTo(page)
  await characterField(page).waitFor()
  await waitForReport('"remote":"generator","version":"new"', '"timeout"', '"fell-back"')
  const running = await page.evaluateHandle('dramatis_generator')
  const arrived = page.waitForEvent('requestfinished', (request) => request.url().endsWith(url))
  site.resumeStalls()
  await arrived
  // A script that arrives later runs after it.
  await page.addScriptTag({ url: `/${fileIn(currentBuilds().shell, /^early\./)}?later` })
  expect(await running.evaluate((now) => now === Reflect.get(window, 'dramatis_generator'))).toBe(
    true,
  )
})

it('[stall-4] loads a remote when it is tried again after its container has stalled', async () => {
  const versions = ['new', 'old']
  const paths = versions.map(
    (version) => `/remotes/generator/${version}/${fileIn(distOf('generator'), CONTAINER)}`,
  )
  paths.forEach(stall)
  const page = await open({ expectConsole: [/^generator (\w+ did not load|is not available)/] })
  await goTo(page)
  await tryAgain(page).waitFor()
  for (const path of paths) site.replaced.delete(path) // The first requests still hang.
  await tryAgain(page).click()
  await characterField(page).waitFor()
})

describe('a version whose share of React never settles', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'share-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const openWith = async (patch: (container: string) => string): Promise<Page> => {
    await patchBuild(distOf('generator'), folder, 'new', (script, file) =>
      CONTAINER.test(file) ? patch(script) : script,
    )
    site.close()
    const { shell, remotes } = currentBuilds()
    const old = { version: 'old', folder: distOf('generator') }
    site = await composeSite({
      shell,
      remotes: { ...remotes, generator: [{ version: 'new', folder }, old] },
    })
    return open({ expectConsole: [/^generator new did not load/] })
  }

  const expectFallBack = async (page: Page): Promise<void> => {
    await characterField(page).waitFor()
    await waitForReport('"remote":"generator","version":"new"', '"timeout"', '"fell-back"')
    expect(site.reports.filter((body) => body.includes('"remote":"shell"'))).toEqual([])
  }

  it('[stall-4] gives way when its own copy does not arrive', async () => {
    const page = await openWith((container) => container.replaceAll('"^19.0.0"', '"^20.0.0"'))
    const copy = `/remotes/generator/new/${fileIn(folder, /^copy-react\.\w+\.js$/)}`
    stall(copy)
    const requested = page.waitForRequest((request) => request.url().endsWith(copy))
    await goTo(page)
    await requested
    await expectFallBack(page)
  })

  it('[stall-4] gives way when the one in its scope does not resolve', async () => {
    const page = await openWith((container) => `${container}${HANGING_SHARE}`)
    await goTo(page)
    await expectFallBack(page)
  })
})

/** Added to a container: offers it a React that is never there. */
const HANGING_SHARE = `;{
  const { get, init } = dramatis_generator
  const react = { from: 'generator', loaded: true, get: () => new Promise(() => {}) }
  const hanging = { get, init: (scope) => init({ ...scope, react: { '19.99.0': react } }) }
  dramatis_generator = hanging
}`

/** The names of the scripts that are loaded on demand. */
const onDemand = (folder: string): readonly string[] =>
  readdirSync(folder).filter((name) => /^\d+\.\w+\.js$/.test(name))

it('[stall-6] says that the gallery is unreachable when its script stalls, reports it, and opens it at the next try', async () => {
  const page = await open({})
  await goTo(page)
  await button(page, texts.generator.submit).waitFor()
  await button(page, texts.contact.send).waitFor()
  const paths = onDemand(distOf('generator')).map((name) => `/remotes/generator/new/${name}`)
  paths.forEach(stall)
  await button(page, 'Gallery, 0 pictures').click()
  await page.getByText(texts.generator.unreachable).first().waitFor()
  await waitForReport('"remote":"generator","version":"new"', '.js"', '"failed"')
  for (const path of paths) site.replaced.delete(path) // The first requests still hang.
  await button(page, 'Gallery, 0 pictures').click()
  await page.getByRole('dialog', { name: texts.generator.gallery }).waitFor()
})

it('[stall-6] leaves the contact form in English when its texts in another language stall, and reports it', async () => {
  const page = await open({
    locale: 'de-DE',
    expectConsole: [/texts in the language "de" could not be loaded/],
  })
  const { entry } = site.remotesJson().remotes.contact ?? {}
  if (entry === undefined) throw new Error('The site has no contact form.')
  const folder = new URL('.', new URL(entry, site.origin)).pathname
  for (const name of onDemand(distOf('contact'))) stall(`${folder}${name}`)
  await goTo(page)
  await button(page, texts.contact.send).waitFor()
  await waitForReport('"remote":"contact"', '.js"', '"failed"')
})

it('[stall-8] stays in English when the shell’s own texts in another language stall, and reports it', async () => {
  const page = await open({
    locale: 'de-DE',
    expectConsole: [/texts in the language "de" could not be loaded/],
  })
  for (const name of onDemand(currentBuilds().shell)) stall(`/${name}`)
  await goTo(page)
  await page.getByText(texts.shell.hero.subtitle).waitFor()
  await waitForReport('"remote":"shell"', '.js"', '"timeout"')
})

it('[stall-8] reports that what sends its reports has stalled', async () => {
  const { shell } = currentBuilds()
  stall(`/${fileIn(shell, /^reports\.\w+\.js$/)}`)
  stall(`/remotes/generator/new/${fileIn(distOf('generator'), CONTAINER)}`)
  const page = await open({ expectConsole: [/^generator new did not load/] })
  await goTo(page)
  await characterField(page).waitFor()
  await waitForReport('"remote":"shell"', '"file":"reports.js"', '"timeout"')
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
