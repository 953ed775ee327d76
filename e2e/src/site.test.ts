import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { closePages, openPage } from './openPage.ts'
import { button, quotaAfter } from './pageParts.ts'
import { assembleSite, serveSite, SITE_VARIABLES } from './serveSite.ts'
import { texts } from './texts.ts'

const ROOT = join(__dirname, '../..')

it('assembles a site that composes from one folder, with the deployment’s security headers', async () => {
  const site = await serveSite()
  // The offer requests the features, but this site has no functions.
  const page = await openPage({
    serviceWorkers: 'allow',
    allowConsole: [/status of 404 .*\/features$/],
  })
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.json') && !request.serviceWorker()) documents.push(request.url())
  })
  await page.goto(site.origin)
  await button(page, texts.generator.submit).waitFor()
  await quotaAfter(page, 0)
  await button(page, texts.contact.send).waitFor()
  await button(page, texts.billing.upgrade).click()
  const offer = page.getByRole('dialog', { name: texts.billing.upsell.title })
  expect(await offer.getByRole('link', { name: texts.billing.upgrade }).getAttribute('href')).toBe(
    SITE_VARIABLES.CHECKOUT_URL,
  )
  expect(documents).toEqual([]) // The page contains them.
  await closePages()
  await site.close()
})

it('preloads the files of the form’s remote', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  await assembleSite(folder, SITE_VARIABLES)
  expect(await readFile(join(folder, 'index.html'), 'utf8')).toMatch(
    /<link rel="preload" href="\/remotes\/generator\/[^/]+\/remoteEntry\.[0-9a-f]{8}\.js" as="script"[^>]*>/,
  )
  await rm(folder, { recursive: true })
})

it('publishes no source maps, and a build with SOURCE_MAPS=1 has maps that no script refers to', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  await assembleSite(join(folder, 'site'), SITE_VARIABLES)
  await promisify(execFile)(
    process.execPath,
    [
      join(ROOT, 'node_modules/webpack-cli/bin/cli.js'),
      ...['--mode', 'production', '--output-path', join(folder, 'withMaps')],
    ],
    { cwd: join(ROOT, 'contact-mfe'), env: { ...process.env, SOURCE_MAPS: '1' } },
  )
  expect(await mapsIn(join(folder, 'site'))).toEqual({ maps: [], referring: [] })
  expect(await mapsIn(join(folder, 'withMaps'))).toEqual({
    maps: expect.arrayContaining([expect.stringMatching(/^remoteEntry\.\w+\.js\.map$/)]) as unknown,
    referring: [],
  })
  await rm(folder, { recursive: true })
})

/** Returns the source maps in a folder, and the scripts and stylesheets that refer to one. */
const mapsIn = async (folder: string) => {
  const names = await readdir(folder, { recursive: true })
  const scripts = names.filter((name) => /\.(js|css)$/.test(name))
  const texts = await Promise.all(scripts.map((name) => readFile(join(folder, name), 'utf8')))
  return {
    maps: names.filter((name) => name.endsWith('.map')),
    referring: scripts.filter((_, index) => texts[index]?.includes('sourceMappingURL=')),
  }
}

it('[form-12] takes the flow from its environment, and refuses an unknown one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  await assembleSite(folder, { ...SITE_VARIABLES, FLOW: 'simple' })
  expect(JSON.parse(await readFile(join(folder, 'settings.json'), 'utf8'))).toMatchObject({
    flow: 'simple',
  })
  await expect(assembleSite(folder, { ...SITE_VARIABLES, FLOW: 'earlier' })).rejects.toMatchObject({
    code: 2,
    stderr: 'FLOW is "earlier"; set it to latest or simple, or leave it out.\n',
  })
  await rm(folder, { recursive: true })
})

it('names the missing variables and writes nothing', async () => {
  const folder = join(tmpdir(), 'site-that-is-never-written')
  const failure = assembleSite(folder, {
    CHECKOUT_URL: '',
    CONTACT_URL: '',
    CONTACT_ACCESS_KEY: 'key',
  })
  await expect(failure).rejects.toMatchObject({
    code: 2,
    stderr: 'Set these environment variables first: CHECKOUT_URL, CONTACT_URL.\n',
  })
  await expect(readFile(join(folder, 'remotes.json'))).rejects.toThrow('ENOENT')
})
