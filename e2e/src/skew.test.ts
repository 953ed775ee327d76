import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  composeSite,
  currentBuilds,
  remotesFrom,
  type ComposedSite,
  type Composition,
} from './composeSite.ts'
import { closePages, openPage } from './openPage.ts'
import { button, createPortrait, portrait } from './pageParts.ts'
import { freePorts, originOf, startLocal, type Running } from './startLocal.ts'

const KEPT = join(__dirname, '../skew')

const keptVersions = readdirSync(KEPT)

const keptBuilds = (version: string): Composition => ({
  shell: join(KEPT, version, 'shell'),
  remotes: remotesFrom((name) => [{ version, folder: join(KEPT, version, name) }]),
})

let functions: Running
let functionsUrl: string
const sites: ComposedSite[] = []

/** Starts a site of these builds. It must run before the functions start, which need its origin. */
const startSite = async (composition: Composition): Promise<ComposedSite> => {
  const site = await composeSite(composition, functionsUrl)
  sites.push(site)
  return site
}

beforeAll(async () => {
  const ports = await freePorts()
  functionsUrl = originOf(ports.functions)
  for (const version of keptVersions) {
    const current = currentBuilds()
    const old = keptBuilds(version)
    await startSite({ shell: current.shell, remotes: old.remotes })
    // Where the current remote was built for a later contract, the old shell loads the version before it.
    const remotes = remotesFrom((name) => [...current.remotes[name], ...old.remotes[name]])
    await startSite({ shell: old.shell, remotes })
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

/** Matches the quota after the first portrait, whatever its limit: each version has the one it was built with. */
const ONE_USED = new RegExp(
  `^(${Array.from({ length: 100 }, (_, left) => `${left}(/| of )${left + 1}`).join('|')}) `,
)

const pairs = keptVersions.flatMap((version) => [
  [`this shell with the remotes of ${version}`],
  [`the shell of ${version} with the current remotes, falling back to its own`],
])

it.each(pairs.map(([title], index) => [title, index] as const))(
  'draws and counts a portrait in %s',
  async (_title, index) => {
    const page = await openPage({
      baseURL: sites[index]?.origin ?? '',
      allowConsole: [
        /status of 404 .*\.(webp|woff2|svg|png)$/, // files that `skew` does not keep
        /is not loaded now was built for contract/,
      ],
    })
    await page.goto('/')
    await createPortrait(page)
    await portrait(page).waitFor()
    await page.getByText(ONE_USED).first().waitFor()
    await button(page, 'Send Message').waitFor()
  },
)
