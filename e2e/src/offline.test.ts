import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../../tools/launchBrowser.ts'
import { closeOffer, openPage } from './openPage.ts'
import { serveSite, type Site } from './serveSite.ts'
import { freePorts, originOf, startLocal } from './startLocal.ts'

jest.setTimeout(180_000)

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const createPortrait = (page: Page) => page.getByRole('button', { name: 'Create portrait' })
const sendMessage = (page: Page) => page.getByRole('button', { name: 'Send Message' })

/** Resolves once everything with a hash in its name that the page has fetched is kept. */
const kept = (page: Page): Promise<unknown> =>
  page.waitForFunction(async () => {
    await navigator.serviceWorker.ready
    const urls = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((url) => /\.[0-9a-f]{8}\.\w+$|\.json$/.test(url))
    const found = await Promise.all(urls.map((url) => caches.match(url, { ignoreVary: true })))
    return urls.length > 10 && found.every((response) => response !== undefined)
  })

it('shows the page and the gallery to a visitor who is offline, and works again online', async () => {
  const ports = await freePorts()
  const local = await startLocal(ports)
  const { page, context, errors } = await openPage(browser)
  await closeOffer(page)
  await page.goto(originOf(ports.page))
  await page.getByRole('combobox', { name: /character/i }).fill('Gandalf, The Lord of the Rings')
  await createPortrait(page).click()
  await page.getByText('4/5 images').waitFor()
  await kept(page)

  await context.setOffline(true)
  await local.stop()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Who takes the stage?' }).waitFor()
  await page.getByText('You are offline.').first().waitFor()
  await sendMessage(page).waitFor()
  await page.getByText('4/5 images').waitFor()
  await page.getByRole('combobox', { name: /character/i }).fill('Merlin')
  await createPortrait(page).click()
  await page.locator('[role="status"], output').getByText('You are offline.').first().waitFor()
  await page.getByText('4/5 images').waitFor()
  await page.getByRole('button', { name: 'Gallery, 1 picture' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Gandalf/ })
    .click()
  const picture = page
    .getByRole('dialog')
    .last()
    .getByRole('img', { name: /Gandalf/ })
  await picture.waitFor()
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => document.fonts.check('20px Imbue'))).toBe(true)

  const again = await startLocal(ports)
  await context.setOffline(false)
  await page.reload()
  await page.getByRole('combobox', { name: /character/i }).fill('Merlin')
  await createPortrait(page).click()
  await page.getByText('3/5 images').waitFor()
  expect(errors).toEqual([])

  await context.close()
  await again.stop()
})

describe('on a deployed site', () => {
  let site: Site
  beforeEach(async () => {
    site = await serveSite()
  })
  afterEach(() => site.close())

  const visited = async () => {
    const opened = await openPage(browser)
    await opened.page.goto(site.origin)
    await sendMessage(opened.page).waitFor()
    await createPortrait(opened.page).waitFor()
    await kept(opened.page)
    return opened
  }

  /** Publishes a second version of the contact remote that differs in its button's text. */
  const publishContact = async (): Promise<{ readonly rollBack: () => Promise<void> }> => {
    const [from, to] = ['0.1.0', '0.2.0'].map((it) => join(site.folder, 'remotes/contact', it))
    await cp(from ?? '', to ?? '', { recursive: true })
    const manifest = await readFile(join(to ?? '', 'mf-manifest.json'), 'utf8')
    for (const [name] of manifest.matchAll(/[\w.]+\.js(?=")/g)) {
      const file = join(to ?? '', name)
      const text = await readFile(file, 'utf8').catch(() => undefined)
      if (text) await writeFile(file, text.replaceAll('Send Message', 'Post Message'))
    }
    const remotes = join(site.folder, 'remotes.json')
    const before = await readFile(remotes, 'utf8')
    await writeFile(remotes, before.replace('contact/0.1.0', 'contact/0.2.0'))
    return { rollBack: () => writeFile(remotes, before) }
  }

  it('uses a new version of a remote at once, keeps it for offline, and follows a rollback', async () => {
    const { page, context } = await visited()
    const { rollBack } = await publishContact()
    await page.reload()
    const postMessage = page.getByRole('button', { name: 'Post Message' })
    await postMessage.waitFor()
    await kept(page)
    await context.setOffline(true)
    await page.reload()
    await postMessage.waitFor()
    await context.setOffline(false)
    await rollBack()
    await page.reload()
    await sendMessage(page).waitFor()
    await context.close()
  })

  it('brings a new shell with the next reload, and never by itself', async () => {
    const { page, context } = await visited()
    for (const name of ['index.html', 'worker.js']) {
      const file = join(site.folder, name)
      const text = await readFile(file, 'utf8')
      await writeFile(
        file,
        name === 'index.html' ? text.replace('<html', '<html data-new') : `${text};`,
      )
    }
    const updated = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      await registration.update()
      const worker = registration.installing ?? registration.waiting
      await new Promise<void>((resolve) => {
        const check = () => worker?.state === 'installed' && resolve()
        worker?.addEventListener('statechange', check)
        check()
      })
      return [registration.waiting === worker, document.documentElement.hasAttribute('data-new')]
    })
    expect(updated).toEqual([true, false])
    await page.reload()
    await sendMessage(page).waitFor()
    expect(await page.evaluate(() => document.documentElement.hasAttribute('data-new'))).toBe(true)
    await context.close()
  })

  it('is taken away from every browser by the worker that removes it', async () => {
    const { page, context } = await visited()
    await cp(join(site.folder, 'removeWorker.js'), join(site.folder, 'worker.js'))
    await page.reload()
    await page.waitForFunction(
      async () =>
        (await caches.keys()).length === 0 &&
        (await navigator.serviceWorker.getRegistrations()).length === 0,
    )
    await sendMessage(page).waitFor()
    await context.close()
  })

  it('has a browser find nothing that keeps the page from being installed', async () => {
    const { page, context } = await visited()
    const devtools = await context.newCDPSession(page)
    const manifest = await devtools.send('Page.getAppManifest')
    expect(manifest.errors).toEqual([])
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    // A test's page is in a window of its own, as an incognito one is, which can install nothing.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
    await context.close()
  })
})
