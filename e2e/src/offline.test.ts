import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { closePages, openPage } from './openPage.ts'
import { button, characterField, createPortrait, quotaAfter } from './pageParts.ts'
import { patchBuild } from './patchBuild.ts'
import { runPublishing, serveSite, type Site } from './serveSite.ts'
import { freePorts, originOf, startLocal } from './startLocal.ts'
import { texts } from './texts.ts'
import { waitUntilCached } from './waitUntilCached.ts'

const sendMessage = (page: Page) => button(page, texts.contact.send)

/** The errors for a request that the service worker can neither send nor serve from its cache. */
const OFFLINE = [/net::ERR_FAILED/, /net::ERR_CONNECTION_REFUSED/]

it('[picture-44] shows the page and the gallery to a visitor who is offline, and works again online', async () => {
  const ports = await freePorts()
  const local = await startLocal(ports)
  const page = await openPage({
    baseURL: originOf(ports.page),
    serviceWorkers: 'allow',
    allowConsole: OFFLINE,
  })
  await page.goto('/')
  await createPortrait(page)
  await quotaAfter(page, 1)
  await waitUntilCached(page)

  await page.context().setOffline(true)
  await local.stop()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Who takes the stage?' }).waitFor()
  await page.getByText('You are offline.').first().waitFor()
  await sendMessage(page).waitFor()
  await quotaAfter(page, 1)
  await createPortrait(page, 'Merlin')
  await page.locator('[role="status"], output').getByText('You are offline.').first().waitFor()
  await quotaAfter(page, 1)
  await button(page, 'Gallery, 1 picture').click()
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
  await page.context().setOffline(false)
  await page.reload()
  await createPortrait(page, 'Merlin')
  await quotaAfter(page, 2)

  await again.stop()
})

describe('on a deployed site', () => {
  let site: Site
  beforeEach(async () => {
    site = await serveSite()
  })
  afterEach(async () => {
    await closePages()
    await site.close()
  })

  /** Opens the page, and waits until the service worker has cached it. */
  const visit = async () => {
    const page = await openPage({
      baseURL: site.origin,
      serviceWorkers: 'allow',
      allowConsole: OFFLINE,
    })
    await page.goto('/')
    await sendMessage(page).waitFor()
    await characterField(page).waitFor()
    await waitUntilCached(page)
    return page
  }

  /** Publishes a second version of the contact remote that differs in its button's text. */
  const publishContact = async (): Promise<{ readonly rollBack: () => Promise<unknown> }> => {
    const build = await mkdtemp(join(tmpdir(), 'contact-'))
    await patchBuild(join(__dirname, '../../contact-mfe/dist'), build, '0.2.0', (script) =>
      script.replaceAll(texts.contact.send, 'Post Message'),
    )
    await runPublishing(['publish', 'contact', '--from', build, '--to', site.folder])
    await rm(build, { recursive: true })
    return { rollBack: () => runPublishing(['rollback', 'contact', '--to', site.folder]) }
  }

  it('uses a new version of a remote on the next reload, even offline, and follows a rollback', async () => {
    const page = await visit()
    const { rollBack } = await publishContact()
    await page.reload()
    const postMessage = button(page, 'Post Message')
    await postMessage.waitFor()
    await waitUntilCached(page)
    await page.context().setOffline(true)
    await page.reload()
    await postMessage.waitFor()
    await page.context().setOffline(false)
    await rollBack()
    await page.reload()
    await sendMessage(page).waitFor()
  })

  it('activates a new shell on the next reload, and never on its own', async () => {
    const page = await visit()
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
  })

  it('removes the service worker and its caches when removeWorker.js takes its place', async () => {
    const page = await visit()
    await cp(join(site.folder, 'removeWorker.js'), join(site.folder, 'worker.js'))
    await page.reload()
    await page.waitForFunction(
      async () =>
        (await caches.keys()).length === 0 &&
        (await navigator.serviceWorker.getRegistrations()).length === 0,
    )
    await sendMessage(page).waitFor()
  })

  it('[picture-43] can be installed', async () => {
    const page = await visit()
    const devtools = await page.context().newCDPSession(page)
    const manifest = await devtools.send('Page.getAppManifest')
    expect(manifest.errors).toEqual([])
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    // Test pages open in an incognito window, from which nothing can be installed.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  })
})
