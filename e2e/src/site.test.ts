import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { launchBrowser } from '../../tools/launchBrowser.ts'
import { openPage } from './openPage.ts'
import { originOf } from './startLocal.ts'

jest.setTimeout(60_000)

const ROOT = join(__dirname, '../..')
const assemble = (folder: string, env: NodeJS.ProcessEnv) =>
  promisify(execFile)(process.execPath, [join(ROOT, 'tools/assembleSite.mjs'), folder], {
    env: { ...process.env, ...env },
  })

/** The policy that `netlify.toml` has that host send. */
const deployedPolicy = async (): Promise<string> => {
  const [, policy] =
    /Content-Security-Policy = "([^"]+)"/.exec(
      await readFile(join(ROOT, 'netlify.toml'), 'utf8'),
    ) ?? []
  if (policy === undefined) throw new Error('netlify.toml has no Content-Security-Policy.')
  return policy
}

it('assembles a site that composes from one folder, under the policy of the deployment', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  await assemble(folder, {
    CHECKOUT_URL: 'https://checkout.example/premium',
    CONTACT_URL: 'https://api.web3forms.com/submit',
    CONTACT_ACCESS_KEY: 'public-key',
  })
  const policy = await deployedPolicy()
  const app = new Hono()
  app.use(async (context, next) => {
    await next()
    context.header('content-security-policy', policy)
  })
  app.use(serveStatic({ root: folder }))
  const server = serve({ fetch: app.fetch, port: 0, hostname: 'localhost' }) as Server
  await once(server, 'listening')
  const browser = await launchBrowser()

  const { page, errors } = await openPage(browser)
  await page.goto(originOf((server.address() as AddressInfo).port))
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
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true })
})

it('names the variables that are missing and writes nothing', async () => {
  const folder = join(tmpdir(), 'site-that-is-never-written')
  const failure = assemble(folder, { CHECKOUT_URL: '', CONTACT_URL: '', CONTACT_ACCESS_KEY: 'key' })
  await expect(failure).rejects.toMatchObject({
    code: 2,
    stderr: 'Set these environment variables first: CHECKOUT_URL, CONTACT_URL.\n',
  })
  await expect(readFile(join(folder, 'remotes.json'))).rejects.toThrow('ENOENT')
})
