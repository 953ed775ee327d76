import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { FREE_LIMIT } from '@dramatis/catalogue'
import {
  builtNow,
  composeSite,
  remotesFrom,
  type ComposedSite,
  type Composition,
} from './composeSite.ts'
import { closePages, openPage } from './openPage.ts'
import { button, createPortrait, portrait } from './pageParts.ts'
import { freePorts, originOf, startLocal, type Running } from './startLocal.ts'

const KEPT = join(__dirname, '../skew')

const keptVersions = readdirSync(KEPT)

const kept = (version: string): Composition => ({
  shell: join(KEPT, version, 'shell'),
  remotes: remotesFrom((name) => [{ version, folder: join(KEPT, version, name) }]),
})

let functions: Running
let functionsUrl: string
const sites: ComposedSite[] = []

/** Starts a site of these builds, before the functions, which must know its address. */
const startSite = async (composition: Composition): Promise<ComposedSite> => {
  const site = await composeSite(composition, functionsUrl)
  sites.push(site)
  return site
}

beforeAll(async () => {
  const ports = await freePorts()
  functionsUrl = originOf(ports.functions)
  for (const version of keptVersions) {
    const now = builtNow()
    const old = kept(version)
    await startSite({ shell: now.shell, remotes: old.remotes })
    await startSite({ shell: old.shell, remotes: now.remotes })
  }
  functions = await startLocal(ports, {
    parts: ['functions'],
    env: { ALLOWED_ORIGINS: sites.map(({ origin }) => origin).join(',') },
  })
})

afterAll(async () => {
  await functions.stop()
  for (const site of sites) site.close()
})

afterEach(closePages)

const pairs = keptVersions.flatMap((version) => [
  [`this shell with the remotes of ${version}`],
  [`the shell of ${version} with these remotes`],
])

it.each(pairs.map(([title], index) => [title, index] as const))(
  'draws and counts a portrait in %s',
  async (_title, index) => {
    const page = await openPage({
      baseURL: sites[index]?.origin ?? '',
      allowConsole: [/status of 404 .*\.(webp|woff2|svg|png)$/], // not kept
    })
    await page.goto('/')
    await createPortrait(page)
    await portrait(page).waitFor()
    await page
      .getByText(new RegExp(`^${FREE_LIMIT - 1}(/| of )${FREE_LIMIT} `))
      .first()
      .waitFor()
    await button(page, 'Send Message').waitFor()
  },
)
