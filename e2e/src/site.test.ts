import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closePages, openPage } from './openPage.ts'
import { button, quotaAfter } from './pageParts.ts'
import { assembleSite, serveSite, SITE_VARIABLES } from './serveSite.ts'

it('assembles a site that composes from one folder, under the policy of the deployment', async () => {
  const site = await serveSite()
  const page = await openPage()
  await page.goto(site.origin)
  await button(page, 'Create portrait').waitFor()
  await quotaAfter(page, 0)
  await button(page, 'Send Message').waitFor()
  await button(page, 'Upgrade').click()
  const offer = page.getByRole('dialog', { name: 'Unlock Premium' })
  expect(await offer.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe(
    SITE_VARIABLES.CHECKOUT_URL,
  )
  await closePages()
  await site.close()
})

it('preloads the files of the form’s remote', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  await assembleSite(folder, SITE_VARIABLES)
  expect(await readFile(join(folder, 'index.html'), 'utf8')).toMatch(
    /<link rel="preload" href="\/remotes\/generator\/[\d.]+\/remoteEntry\.[0-9a-f]{8}\.js" as="script"[^>]*>/,
  )
  await rm(folder, { recursive: true })
})

it('writes the flow of its environment and refuses an unknown one', async () => {
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
