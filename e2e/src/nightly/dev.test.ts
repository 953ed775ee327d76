import { portVariable, REMOTE_NAMES } from '@dramatis/remotes'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { copyCheckout } from '../copyCheckout.ts'
import { freePorts, originOf, type Ports } from '../startLocal.ts'
import { texts } from '../texts.ts'

// Each test continues where the one before ended.
jest.retryTimes(0)

/** The time limit for starting, which compiles every package without a cache. */
const LIMIT_MS = 400_000
const COMPOSED_LIMIT_MS = 120_000

let checkout: string
let ports: Ports
let dev: ChildProcess
let output = ''
let page: Page

beforeAll(async () => {
  ;[checkout, ports] = await Promise.all([copyCheckout(), freePorts()])
  dev = spawn(process.execPath, ['tools/dev.mjs'], {
    cwd: checkout,
    env: {
      ...process.env,
      ...Object.fromEntries(
        Object.entries(ports).map(([part, port]) => [portVariable(part), String(port)]),
      ),
      UI_PORT: '0', // any free port
      DATA_DIRECTORY: join(checkout, '.data'),
    },
    detached: true, // in a process group of its own, as a terminal starts it
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [dev.stdout, dev.stderr]) {
    stream?.on('data', (text: Buffer) => (output += text.toString()))
  }
  const manifests = REMOTE_NAMES.map((name) => `${originOf(ports[name])}/mf-manifest.json`)
  for (const url of [...manifests, ...documents()]) await untilServed(url)
  page = await (await sharedBrowser()).newPage({ locale: 'en-US' })
  page.setDefaultTimeout(150_000)
}, 2 * LIMIT_MS)

afterAll(async () => {
  await page.context().close()
  if (dev.exitCode === null) signalGroup('SIGKILL')
  await rm(checkout, { recursive: true, force: true })
})

it('composes the page from the dev servers', async () => {
  const deadline = Date.now() + COMPOSED_LIMIT_MS
  while (!(await isComposed())) {
    if (Date.now() > deadline) throw new Error(await page.locator('body').innerText())
  }
})

it('serves the functions on the page’s origin', async () => {
  const response = await fetch(`${originOf(ports.page)}/.netlify/functions/charPrompt`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: originOf(ports.page) },
    body: JSON.stringify({ prompt: 'Gandalf', aspect_ratio: 'square', style: 'realistic' }),
  })
  expect(await response.json()).toMatchObject({
    response: expect.stringContaining('Gandalf') as unknown,
  })
})

it.each([
  ['a remote', 'contact-mfe/src/ContactForm.tsx', 'form'],
  ['the shell', 'shell/src/layout/Footer.tsx', 'footer'],
])('shows an edit to %s on the open page', async (_package, file, element) => {
  await edit(file, `<${element}`, `<${element} data-edited`)
  await page.locator(`${element}[data-edited]`).waitFor()
})

it('shows an edit to a shared package on the open page', async () => {
  await edit('catalogue/src/quota.ts', /FREE_LIMIT = \d+/, 'FREE_LIMIT = 123')
  await page.getByText('123 of 123 portraits left this hour').waitFor()
})

it('serves an edited function', async () => {
  await edit('functions/src/version.ts', /VERSION = '.*'/, "VERSION = '0.0.0-edited'")
  await untilServed(`${originOf(ports.functions)}/healthz`, '0.0.0-edited')
})

it('ends on Ctrl-C and leaves nothing running', async () => {
  const exited = once(dev, 'exit')
  signalGroup('SIGINT')
  expect(await exited).toEqual([0, null])
  await untilGroupIsEmpty()
  for (const port of Object.values(ports)) {
    await expect(fetch(originOf(port))).rejects.toThrow('fetch failed')
  }
})

/**
 * Loads the page, and resolves to whether all remotes have rendered. The page gives up on a remote that takes too
 * long, which may happen while seven servers compile on a busy machine; the caller then loads the page again.
 */
const isComposed = async (): Promise<boolean> => {
  await page.goto(originOf(ports.page))
  const remotes = [texts.generator.submit, texts.billing.upgrade, texts.contact.send].map((name) =>
    page.getByRole('button', { name }).waitFor({ timeout: 30_000 }),
  )
  return (await Promise.allSettled(remotes)).every(({ status }) => status === 'fulfilled')
}

const documents = () =>
  ['/', '/remotes.json', '/settings.json'].map((path) => originOf(ports.page) + path)

/** Signals every process that `npm run dev` started, as Ctrl-C does in a terminal. Signal 0 only checks for one. */
const signalGroup = (signal: NodeJS.Signals | 0) => {
  if (dev.pid !== undefined) process.kill(-dev.pid, signal)
}

/** Waits for up to a minute, because a process stays in its group until its parent, or the system, has reaped it. */
const untilGroupIsEmpty = async (): Promise<void> => {
  const deadline = Date.now() + 60_000
  try {
    while (Date.now() < deadline) {
      signalGroup(0)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  } catch (error) {
    expect(error).toMatchObject({ code: 'ESRCH' })
    return
  }
  throw new Error('Processes that npm run dev started are still running.')
}

const edit = async (path: string, text: string | RegExp, replacement: string): Promise<void> => {
  const file = join(checkout, path)
  const before = await readFile(file, 'utf8')
  const after = before.replace(text, replacement)
  expect(after).not.toBe(before)
  await writeFile(file, after)
}

/** Waits until the server responds successfully, with a body that contains `text`. */
const untilServed = async (url: string, text = ''): Promise<void> => {
  const deadline = Date.now() + LIMIT_MS
  for (;;) {
    const body = await fetch(url).then(
      async (response) => (response.ok ? response.text() : undefined),
      () => undefined, // not listening yet
    )
    if (body?.includes(text)) return
    if (dev.exitCode !== null || Date.now() > deadline)
      throw new Error(`${url} does not respond as expected.\n${output}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
