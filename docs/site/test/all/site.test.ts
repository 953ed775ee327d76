import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Sandbox } from '@dramatis/sdk/sandbox'
import { startSandbox } from '@dramatis/sdk/sandbox'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../../../../tools/launchBrowser.ts'

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')
const site = join(__dirname, '../..')
const dist = join(site, 'dist')

let browser: Browser
let sandbox: Sandbox
let server: ChildProcess
let address: string

beforeAll(async () => {
  ;[browser, sandbox, address] = await Promise.all([
    launchBrowser(),
    startSandbox({ seed: 'demo', today: '2026-11-26' }),
    buildAndServe(),
  ])
})

afterAll(async () => {
  await browser.close()
  server.kill()
  await sandbox.close()
})

it('links only to its own pages and assets, and to no other site', async () => {
  const files = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.html'))
  const broken: string[] = []
  for (const file of files) {
    const html = await readFile(join(dist, file), 'utf8')
    for (const [, link = ''] of html.matchAll(/(?:href|src)="([^"#]*)(?:#[^"]*)?"/g)) {
      if (link === '' || isLocal(link)) continue
      if (!existsSync(join(dist, file, '..', link))) broken.push(`${file} → ${link}`)
    }
  }
  expect(broken).toEqual([])
  expect(files.length).toBeGreaterThan(300)
})

/** Whether a link leads to the reader's own shop. */
const isLocal = (link: string): boolean => link.startsWith('http://localhost:')

it.each([
  ['guides/quick-start.html', 390, 'light'],
  ['reference/2026-10/products.html', 1440, 'light'],
  ['guides/from-1.x.html', 390, 'dark'],
  ['guides/retries.html', 1440, 'dark'],
  ['guides/versions.html', 390, 'light'],
] as const)('axe finds nothing on %s at %i px in a %s theme', async (path, width, colorScheme) => {
  const page = await open(path, { viewport: { width, height: 900 }, colorScheme })
  if (path.startsWith('reference')) await page.getByText('Try it').first().click()
  await page.getByRole('combobox', { name: 'Search' }).fill('orders')
  await page.getByRole('option').first().waitFor()
  await page.evaluate(AXE)
  const found = await page.evaluate(
    'axe.run().then(({ violations }) => violations.map(({ id }) => id))',
  )
  expect(found).toEqual([])
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(tooWide).toBe(0)
})

it('finds a guide and an operation by keyboard, without a request once it has the index', async () => {
  const page = await open('index.html')
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search' }).pressSequentially('license')
  await page.getByRole('option', { name: 'License keys' }).first().waitFor()
  await page.context().setOffline(true)
  await page.getByRole('combobox', { name: 'Search' }).fill('subscriptions.revoke')
  await page.getByRole('option', { name: 'subscriptions.revoke' }).first().waitFor()
  await page.context().setOffline(false)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/reference\/[\d-]+\/subscriptions\.html#subscriptions-revoke$/)
})

it.each([
  ['Polar-Version', 'Versions of the contract'],
  ['idempotency', 'Retries, rate limits and idempotency'],
  ['rate limit', 'Rate limits'],
  ['timeout', 'Timeouts and cancellation'],
  ['strict', 'What is validated, and what is not'],
  ['tax', 'Tax'],
  ['cloudflare workers', 'Cloudflare Workers and the edge'],
])('finds what %s is about', async (words, title) => {
  const page = await open('index.html')
  await page.getByRole('combobox', { name: 'Search' }).fill(words)
  await page.getByRole('option', { name: title }).first().waitFor()
})

it('shows one version of the contract, which each hit names and a switch changes', async () => {
  const page = await open('reference/2026-10/orders.html')
  const search = page.getByRole('combobox', { name: 'Search' })
  const versions = async () => {
    await search.fill('orders.list')
    await page.getByRole('option', { name: 'orders.list' }).first().waitFor()
    return page
      .locator('#found [role=option]')
      .evaluateAll((all) => [
        ...new Set(all.flatMap((one) => /\d{4}-\d{2}/.exec(one.textContent) ?? [])),
      ])
  }
  expect(await versions()).toEqual(['2026-10'])
  await search.press('Escape')
  await page.getByLabel('Version').selectOption('2025-03')
  await page.waitForURL(/reference\/2025-03\/orders\.html$/)
  expect(await versions()).toEqual(['2025-03'])
  await page.goto(`${address}/guides/errors.html`)
  expect(await page.getByLabel('Version').inputValue()).toBe('2025-03')
})

it('copies code, and lists the headings of a page', async () => {
  const page = await open('guides/quick-start.html', {
    permissions: ['clipboard-read', 'clipboard-write'],
    viewport: { width: 1440, height: 900 },
  })
  await page.getByRole('button', { name: 'Copy' }).first().click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('npm init -y')
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: '4. Buy' })
    .click()
  await page.waitForURL(/#4-buy$/)
})

it('lists every guide for coding agents, as Markdown', async () => {
  const text = await readFile(join(dist, 'llms.txt'), 'utf8')
  const links = [...text.matchAll(/\]\((\S+)\): \S/g)].map(([, link = '']) => link)
  expect(links.length).toBeGreaterThan(15)
  for (const link of links) expect(existsSync(join(dist, link))).toBe(true)
})

it('tries an operation on the sandbox, and says when there is none', async () => {
  const page = await open('reference/2026-10/products.html')
  await page.getByLabel('Address').fill('http://127.0.0.1:9')
  const section = page.getByRole('region', { name: 'products.list' })
  await section.getByText('Try it').click()
  const send = section.getByRole('button', { name: 'Send to the sandbox' })
  await send.click()
  await section.getByText('No sandbox responds at http://127.0.0.1:9.').waitFor()
  await page.getByLabel('Address').fill(sandbox.url)
  await section.getByLabel('limit').fill('1')
  await send.click()
  await section.getByText('200 OK').waitFor()
  const body = JSON.parse((await section.locator('output pre').textContent()) ?? '') as {
    readonly pagination: { readonly total_count: number }
  }
  expect(body.pagination.total_count).toBe(1)
})

const open = async (path: string, options = {}): Promise<Page> => {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  page.on('console', (message) => {
    // These include violations of the content security policy.
    if (message.type() === 'error' && !message.text().includes('ERR_')) {
      throw new Error(message.text())
    }
  })
  await page.goto(`${address}/${path}`)
  return page
}

const buildAndServe = async (): Promise<string> => {
  const command = [join(site, 'build.mjs'), '--serve', '--port', '0']
  const { stdout } = (server = spawn(process.execPath, command, {
    stdio: ['ignore', 'pipe', 'inherit'],
  }))
  for await (const line of createInterface(stdout)) {
    if (line.startsWith('http://')) return line
  }
  throw new Error('The site could not be built.')
}
