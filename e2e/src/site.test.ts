import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchBrowser } from '../../tools/launchBrowser.ts'
import { openPage } from './openPage.ts'
import { assembleSite, serveSite } from './serveSite.ts'

jest.setTimeout(60_000)

it('assembles a site that composes from one folder, under the policy of the deployment', async () => {
  const site = await serveSite()
  const browser = await launchBrowser()

  const { page, errors } = await openPage(browser)
  await page.goto(site.origin)
  await page.getByRole('button', { name: 'Create portrait' }).waitFor()
  await page.getByText('5/5 images').waitFor()
  await page.getByRole('button', { name: 'Send Message' }).waitFor()
  await page.getByRole('button', { name: 'Upgrade' }).click()
  const offer = page.getByRole('dialog', { name: 'Unlock Premium' })
  expect(await offer.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe(
    'https://checkout.example/premium',
  )
  expect(errors).toEqual([])

  await browser.close()
  await site.close()
})

it('names the files of the form’s remote ahead, and lets only what a hash names be kept for ever', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  await assembleSite(folder, {
    CHECKOUT_URL: 'https://checkout.example/premium',
    CONTACT_URL: 'https://api.web3forms.com/submit',
    CONTACT_ACCESS_KEY: 'public-key',
  })
  expect(await readFile(join(folder, 'index.html'), 'utf8')).toMatch(
    /<link rel="preload" href="\/remotes\/generator\/[\d.]+\/remoteEntry\.[0-9a-f]{8}\.js" as="script">/,
  )
  const forEver = await readFile(join(folder, '_headers'), 'utf8')
  expect(forEver).toMatch(
    /^\/remotes\/generator\/[\d.]+\/remoteEntry\.[0-9a-f]{8}\.js\n {2}Cache-Control: .*immutable$/m,
  )
  expect(forEver).not.toMatch(/\.json|\.html/)
  await rm(folder, { recursive: true })
})

it('writes the flow that it is told, and takes no other', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  const variables = {
    CHECKOUT_URL: 'https://checkout.example/premium',
    CONTACT_URL: 'https://api.web3forms.com/submit',
    CONTACT_ACCESS_KEY: 'public-key',
  }
  await assembleSite(folder, { ...variables, FLOW: 'simple' })
  expect(JSON.parse(await readFile(join(folder, 'settings.json'), 'utf8'))).toMatchObject({
    flow: 'simple',
  })
  await expect(assembleSite(folder, { ...variables, FLOW: 'earlier' })).rejects.toMatchObject({
    code: 2,
    stderr: 'FLOW is "earlier"; set it to latest or simple, or leave it out.\n',
  })
  await rm(folder, { recursive: true })
})

it('names the variables that are missing and writes nothing', async () => {
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
