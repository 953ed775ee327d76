import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { composeSite, currentBuilds, distOf, type ComposedSite } from './composeSite.ts'
import { closePages, openPage } from './openPage.ts'
import { button, characterField } from './pageParts.ts'
import { patchBuild } from './patchBuild.ts'
import { texts } from './texts.ts'

let folder: string
let site: ComposedSite
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'withdrawal-'))
})
afterEach(async () => {
  await closePages()
  site.close()
  await rm(folder, { recursive: true })
})

/** Returns the name of a build's file that matches. */
const fileIn = (build: string, pattern: RegExp): string => {
  const file = readdirSync(build).find((name) => pattern.test(name))
  if (file === undefined) throw new Error(`${build} has no ${pattern.source}. Is it built?`)
  return file
}

const CONTAINER = /^remoteEntry\.\w+\.js$/

/** Answers the stalled requests, and waits until what has arrived has been applied: what the page loads later is later. */
const resume = async (page: Page): Promise<void> => {
  const { shell } = currentBuilds()
  site.resumeStalls()
  await page.addStyleTag({ url: `/${fileIn(shell, /^main\.\w+\.css$/)}?later` })
  await page.addScriptTag({ url: `/${fileIn(shell, /^early\./)}?later` })
}

it('[stall-9] applies no stylesheet of a version that gave way when it arrives later', async () => {
  const { shell, remotes } = currentBuilds()
  const build = join(__dirname, '../skew/0.1.0/contact') // from before scripts brought their styles
  const contact = [{ version: 'new', folder: build }, ...remotes.contact]
  site = await composeSite({ shell, remotes: { ...remotes, contact } })
  const path = `/remotes/contact/new/${fileIn(build, /^components\.\w+\.css/).replace(/\.br$/, '')}`
  site.replaced.set(path, 'stalled')
  const page = await openPage({
    baseURL: site.origin,
    expectConsole: [/^contact new did not load/],
  })
  await page.goto('/', { waitUntil: 'commit' })
  await button(page, texts.contact.send).waitFor()
  await resume(page)
  expect(
    await page.evaluate(() => [...document.styleSheets].map(({ href }) => href)),
  ).not.toContain(`${site.origin}${path}`)
})

/** The name of a property that the styles of the new version set on the page. */
const MARK = '--new-version'

const marked = (script: string) => script.replace('sheet.replaceSync("', `$&body{${MARK}:on}`)

/** A container that offers its components a React that does not arrive. */
const stalling = (container: string) => container.replaceAll('"^19.0.0"', '"^20.0.0"')

/** A container whose components ask for a part that is late, and crash. */
const crashing = (container: string) => `${container};{
  const { get, init } = dramatis_generator
  const Crashing = () => { throw new Error('This component crashes.') }
  dramatis_generator = {
    init,
    get: async (module) => {
      get('./mount').catch(() => {})
      await get(module)
      return () => ({ default: Crashing })
    },
  }
}`

it.each([
  ['loads too slowly', stalling, /^copy-react\.\w+\.js$/],
  ['crashes', crashing, /^__federation_expose_mount\.\w+\.js$/],
])(
  '[stall-9] applies no styles that the scripts of a version bring that %s',
  async (_what, patch, stalled) => {
    await patchBuild(distOf('generator'), folder, 'new', (script, file) =>
      marked(CONTAINER.test(file) ? patch(script) : script),
    )
    const { shell, remotes } = currentBuilds()
    const generator = [{ version: 'new', folder }, ...remotes.generator]
    site = await composeSite({ shell, remotes: { ...remotes, generator } })
    const path = `/remotes/generator/new/${fileIn(folder, stalled)}`
    site.replaced.set(path, 'stalled')
    const page = await openPage({
      baseURL: site.origin,
      expectConsole: [/^generator (new did not load|from \S+ crashed)/],
      allowConsole: [/This component crashes/],
    })
    const requested = page.waitForRequest((request) => request.url().endsWith(path))
    await page.goto('/', { waitUntil: 'commit' })
    await requested
    await characterField(page).waitFor()
    await resume(page)
    expect(
      await page.evaluate((mark) => getComputedStyle(document.body).getPropertyValue(mark), MARK),
    ).toBe('')
  },
)
