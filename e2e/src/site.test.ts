import { readFile } from 'node:fs/promises'
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
