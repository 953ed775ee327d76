import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { closePages, expectConsole, openPage } from './openPage.ts'
import { button } from './pageParts.ts'
import { patchBuild } from './patchBuild.ts'
import { serveFolder, type ServedFolder } from './serveFolder.ts'
import { runPublishing, SITE_VARIABLES } from './serveSite.ts'
import { freePorts, originOf, startLocal, type Ports, type Running } from './startLocal.ts'
import { german, texts } from './texts.ts'

const BUILD = join(__dirname, '../../generator-mfe/dist')

/** There are three origins: the page, a static host of the generator's team, and the functions. */
let ports: Ports
let functions: Running
let folder: string
let page: ServedFolder
let remotes: ServedFolder

beforeAll(async () => {
  ports = await freePorts()
  folder = await mkdtemp(join(tmpdir(), 'publish-story-'))
  await Promise.all(['page', 'remotes'].map((name) => mkdir(join(folder, name))))
  remotes = await serveFolder(join(folder, 'remotes'), { remotes: [], services: [] })
  page = await serveFolder(join(folder, 'page'), {
    remotes: [remotes.origin],
    services: [originOf(ports.functions), new URL(SITE_VARIABLES.CONTACT_URL).origin],
  })
  functions = await startLocal(ports, {
    parts: ['functions'],
    env: {
      ALLOWED_ORIGINS: page.origin,
      PAGE_URL: `${page.origin}/`,
      METRICS_PORT: String(ports.partner),
    },
  })
})

afterAll(async () => {
  await functions.stop()
  page.close()
  remotes.close()
  await rm(folder, { recursive: true, force: true })
})

/** Publishes a version of the generator as its team does. `patch` makes this version's changes. */
const publish = async (version: string, patch: (script: string, file: string) => string) => {
  const build = join(folder, version)
  await patchBuild(BUILD, build, version, patch)
  const { stdout } = await runPublishing(
    ['publish', 'generator', '--from', build, '--files', join(folder, 'remotes')].concat(
      ['--address', remotes.origin],
      ['--to', join(folder, 'page')],
    ),
  )
  expect(stdout).toContain(`generator ${version} is live`)
}

/** Reloads the page, and returns how many milliseconds it takes until the button is visible. */
const reload = async (opened: Page, name: string): Promise<number> => {
  const start = performance.now()
  await opened.reload()
  await button(opened, name).waitFor()
  return performance.now() - start
}

it('a remote is published while a page is open, falls back from a broken version, and is rolled back', async () => {
  await runPublishing(['site', join(folder, 'page')], {
    ...SITE_VARIABLES,
    FUNCTIONS_URL: originOf(ports.functions),
  })
  await publish('1.0.0', (script) => script)
  const opened = await openPage({ serviceWorkers: 'allow' })
  await opened.goto(page.origin)
  await button(opened, texts.generator.submit).waitFor()

  await publish('1.1.0', (script) => script.replaceAll('rschaffen', 'rfinden'))
  // The open page loads its German texts from the version that it runs.
  const catalogue = opened.waitForResponse(
    (response) =>
      response.url().startsWith(`${remotes.origin}/remotes/generator/`) &&
      response.url().endsWith('.js'),
  )
  await opened
    .getByRole('combobox', { name: texts.shell.language })
    .selectOption({ label: 'Deutsch' })
  expect((await catalogue).url()).toContain('/remotes/generator/1.0.0/')
  await button(opened, german.submit).waitFor()
  const healthy = await reload(opened, 'Porträt erfinden')

  await publish('1.2.0', (script, file) =>
    file.startsWith('remoteEntry.') ? 'throw new Error("Broken by a test.")' : script,
  )
  for (const fault of [/Broken by a test/, /generator 1\.2\.0 did not load/]) {
    expectConsole(opened, fault)
  }
  const fallen = await reload(opened, 'Porträt erfinden')
  // On a slow machine, a healthy page takes longer too.
  expect(fallen).toBeLessThan(3000 + 2 * healthy)
  await waitForCounts(/1\.2\.0 .* failed \d+ \(error \d+\)/)

  await runPublishing(['rollback', 'generator', '--to', join(folder, 'page')])
  const requested: string[] = []
  opened.on('request', (request) => requested.push(request.url()))
  await reload(opened, 'Porträt erfinden')
  expect(requested.filter((url) => url.includes('/1.1.0/'))).not.toEqual([])
  expect(requested.filter((url) => url.includes('/1.2.0/'))).toEqual([])
  // The page requests no file twice, so its preloads match what it loads.
  expect(requested.filter((url, index) => requested.indexOf(url) !== index)).toEqual([])
  await closePages()
})

/** Waits until the functions have counted a report about 1.2.0, and checks what `npm run remotes` prints. */
const waitForCounts = async (counts: RegExp): Promise<void> => {
  const metrics = `${originOf(ports.partner)}/metrics`
  while (!(await (await fetch(metrics)).text()).includes('version="1.2.0"')) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const { stdout } = await runPublishing(['remotes', '--at', page.origin, '--metrics', metrics])
  expect(stdout).toMatch(counts)
}
