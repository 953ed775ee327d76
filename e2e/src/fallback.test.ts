import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { composeSite, currentBuilds, distOf, type ComposedSite } from './composeSite.ts'
import { composeTwoVersions } from './composeTwoVersions.ts'
import { closePages, openPage } from './openPage.ts'
import { button, characterField } from './pageParts.ts'
import { patchBuild } from './patchBuild.ts'
import { until } from './startLocal.ts'
import { texts } from './texts.ts'

let site: ComposedSite
beforeEach(async () => {
  site = await composeTwoVersions()
})
afterEach(async () => {
  await closePages()
  site.close()
})

const open = (...expectConsole: readonly RegExp[]): Promise<Page> =>
  openPage({
    baseURL: site.origin,
    saved: { seen: ['upsell', 'gate'] }, // so that neither dialog opens while a test waits
    expectConsole,
  })

/** Returns the path of the generator's file whose name matches, in one of the two versions. */
const pathOf = (version: string, pattern: RegExp): string =>
  `/remotes/generator/${version}/${readdirSync(distOf('generator')).find((name) => pattern.test(name))}`

const CONTAINER = /^remoteEntry\.\w+\.js$/

/** Waits until the page has sent a report that contains all of these parts. */
const waitForReport = (...parts: readonly string[]): Promise<void> =>
  until(() => site.reports.some((body) => parts.every((part) => body.includes(part))))

it('falls back from a version whose container is broken, and reports it to the functions', async () => {
  site.replaced.set(pathOf('new', CONTAINER), Buffer.from('throw new Error("broken")'))
  const { remotes, version } = site.remotesJson()
  const { generator, ...others } = remotes
  if (!generator) throw new Error('The site has no generator.')
  // An operator may publish a version without hashes.
  const { integrity, container, ...unchecked } = generator
  site.publish({ version, remotes: { ...others, generator: unchecked } })
  const page = await open(/^generator new did not load/, /integrity|ERR_FAILED/)
  await page.goto('/')
  await characterField(page).waitFor()
  await waitForReport('"version":"new"', '"outcome":"failed"', '"action":"fell-back"')
  expect(await federationReports(page)).toMatchObject(
    ['fell-back', 'retried'].map((action) => ({
      remote: { name: 'generator' },
      status: 'error',
      diagnosis: { facts: { version: 'new', action } },
    })),
  )
})

/** The reports of failures that the federation's DevTools read on a page. */
const federationReports = (page: Page): Promise<unknown> =>
  page.evaluate(
    "JSON.parse(JSON.stringify(__FEDERATION__.__OBSERVABILITY__.dramatis.findReports({ outcome: 'failed' })))",
  )

it('shows every load to the federation’s DevTools when they are told to observe the page', async () => {
  const page = await open()
  await page.addInitScript("localStorage.setItem('__MF_DEVTOOLS_OBSERVABILITY_CONFIG__', '{}')")
  await page.goto('/')
  await button(page, texts.contact.send).waitFor()
  await page.waitForFunction(
    'globalThis.__FEDERATION__?.__OBSERVABILITY__?.dramatis.getReports({ limit: 100 }).length === 3',
  )
})

it('[security-remote-8] falls back from a container that rewrites the share scope and fails, and loads the others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rewriting-'))
  await patchBuild(distOf('generator'), folder, 'rewriting', (script, file) =>
    CONTAINER.test(file) ? REWRITING : script,
  )
  const { shell, remotes } = currentBuilds()
  const generator = [{ version: 'rewriting', folder }, ...remotes.generator]
  site.close()
  site = await composeSite({ shell, remotes: { ...remotes, generator } })
  const page = await open(/^generator rewriting did not load .*This container fails/)
  await page.goto('/')
  await characterField(page).waitFor()
  await button(page, texts.contact.send).waitFor()
  await waitForReport('"version":"rewriting"', '"outcome":"failed"', '"action":"fell-back"')
  await rm(folder, { recursive: true })
})

/** A container that replaces every package in the share scopes that it can reach, and then fails. */
const REWRITING = `var dramatis_generator = {
  init: (scope, _, options = {}) => {
    for (const packages of [scope, ...Object.values(options.shareScopeMap ?? {})]) {
      for (const versions of Object.values(packages)) {
        for (const version of Object.keys(versions)) {
          Object.assign(versions[version], { lib: () => ({}), get: () => Promise.reject('rewritten') })
          versions[version] = versions['99.0.0'] = versions[version]
        }
      }
      for (const name of Object.keys(packages)) delete packages[name]
    }
    throw new Error('This container fails.')
  },
  get: () => Promise.reject(new Error('This container fails.')),
}`

it('loads nothing from a version for another contract, and reports it to the functions', async () => {
  const { remotes, version } = site.remotesJson()
  const { generator, ...others } = remotes
  if (!generator) throw new Error('The site has no generator.')
  site.publish({ version, remotes: { ...others, generator: { ...generator, contract: '99.0' } } })
  const page = await open(/^generator new is not loaded/)
  await page.goto('/')
  await characterField(page).waitFor()
  await waitForReport('"version":"new"', '"outcome":"refused"', '"cause":"contract"')
  const pictures = (version: string) => page.locator(`img[src*="/remotes/generator/${version}/"]`)
  await pictures('old').first().waitFor()
  expect(await pictures('new').count()).toBe(0)
})

it('shows the deployed generator when a developer’s override does not load, and says so', async () => {
  const page = await open(/^generator override did not load/, /connect-src|ERR_|Fetch API/)
  const entry = 'http://localhost:9/mf-manifest.json'
  await page.goto(`/?remote=generator@${entry}`)
  await characterField(page).waitFor()
  await page
    .getByText(`generator did not load from ${entry}, so this is the deployed version`)
    .waitFor()
})
