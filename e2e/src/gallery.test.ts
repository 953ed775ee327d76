import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { axeViolations } from './axeViolations.ts'
import type { PageOptions } from './openPage.ts'
import { button, createPortrait, quotaAfter } from './pageParts.ts'
import { originOf } from './startLocal.ts'
import { startProduct } from './startProduct.ts'
import { texts } from './texts.ts'

const product = startProduct()

const open = async (options?: PageOptions): Promise<Page> => {
  const page = await product.openPage(options)
  await page.goto('/')
  await page.getByText(texts.billing.badge.ready).waitFor()
  return page
}

const gallery = (page: Page) => page.getByRole('dialog', { name: texts.generator.gallery })
const thumbnails = (page: Page) => gallery(page).locator('[data-picture]')

it.each([
  [360, 'dark'],
  [1440, 'light'],
] as const)(
  '[picture-3] keeps pictures, which can be browsed by keyboard, deleted, restored and downloaded, at %i px in the %s theme',
  async (width, colorScheme) => {
    const page = await open({ width, colorScheme })
    for (const [at, character] of [
      'Ariel, The Little Mermaid',
      'Dracula',
      'Robin Hood',
    ].entries()) {
      await createPortrait(page, character)
      await quotaAfter(page, at + 1)
    }
    await button(page, 'Gallery, 3 pictures').waitFor()
    await page.reload()
    await button(page, 'Gallery, 3 pictures').click()
    await gallery(page).locator('img').nth(2).scrollIntoViewIfNeeded()
    expect(await thumbnails(page).allInnerTexts()).toEqual([
      expect.stringContaining('Robin Hood'),
      expect.stringContaining('Dracula'),
      expect.stringContaining('Ariel'),
    ])
    expect(await axeViolations(page)).toEqual([])

    const download = page.waitForEvent('download')
    await button(page, texts.generator.exportAll).click()
    const saved = await (await download).path()
    const archive = await readFile(saved)
    expect(archive.subarray(0, 2).toString()).toBe('PK')
    for (const entry of ['pictures.json', '001-dramatis-robin-hood.jpg', '003-dramatis-ariel']) {
      expect(archive.includes(entry)).toBe(true)
    }

    await thumbnails(page).first().click()
    await page.getByRole('dialog', { name: 'Robin Hood' }).waitFor()
    await page.keyboard.press('ArrowRight')
    const dracula = page.getByRole('dialog', { name: 'Dracula' })
    await dracula.waitFor()
    const natural = await dracula
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))
    expect(natural).toBe(192)
    expect(await axeViolations(page)).toEqual([])
    await page.setViewportSize({ width, height: 640 })
    await dracula.getByRole('button', { name: texts.generator.delete }).click()
    const ariel = page.getByRole('dialog', { name: 'Ariel' })
    const undo = ariel.getByRole('button', { name: texts.generator.undo })
    expect(await undo.evaluate((it) => it.getBoundingClientRect().bottom < innerHeight)).toBe(true)
    await undo.click()
    await dracula.getByRole('button', { name: texts.generator.delete }).click()
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => document.activeElement?.textContent.includes('Ariel'))
    expect(await thumbnails(page).count()).toBe(2)

    await page.reload()
    await button(page, 'Gallery, 2 pictures').click()
    await button(page, texts.generator.deleteAll).click()
    await button(page, texts.generator.deleteAllYes).click()
    await gallery(page).getByText(texts.generator.galleryEmpty).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.reload()
    await button(page, 'Gallery, 0 pictures').click()
    await gallery(page).locator('input[type=file]').setInputFiles(saved)
    await gallery(page).getByText('3 pictures were added.').waitFor()
    await button(page, texts.generator.select).click()
    await thumbnails(page).first().click()
    await gallery(page).getByText('1 picture selected').waitFor()
    expect(await axeViolations(page)).toEqual([])
  },
)

it.each([texts.generator.aspects.landscape, texts.generator.aspects.portrait])(
  'shows a %s without bars above and below, and its whole description where it fits',
  async (format) => {
    const page = await open()
    await page.locator('label', { hasText: format }).click()
    await createPortrait(page)
    await button(page, texts.generator.anotherTake).waitFor()
    await button(page, 'Gallery, 1 picture').click()
    await thumbnails(page).click()
    const dialog = page.getByRole('dialog', { name: 'Gandalf' })
    const [shown, natural] = await dialog
      .locator('img')
      .evaluate(async (image: HTMLImageElement) => {
        await image.decode()
        return [image.width / image.height, image.naturalWidth / image.naturalHeight] as const
      })
    if (format === texts.generator.aspects.landscape) expect(shown).toBeCloseTo(natural, 1)
    else expect(shown).toBeGreaterThan(natural)
    const description = dialog.getByRole('region', { name: texts.generator.description })
    expect(
      await description.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
    ).toBe(0)
    expect(await dialog.getByRole('button', { name: /er picture$/ }).count()).toBe(0)
  },
)

it('stacks its buttons at equal widths where they do not fit side by side', async () => {
  const page = await product.openPage({ width: 360, saved: { language: 'de', seen: ['upsell'] } })
  await page.goto('/')
  await createPortrait(page, 'Hermione Granger')
  await button(page, 'Galerie, 1 Bild').click()
  const [download, add] = await Promise.all(
    ['Alle herunterladen', 'Aus Datei hinzufügen'].map((label) =>
      button(page, label).boundingBox(),
    ),
  )
  expect(add?.y).toBeGreaterThan(download?.y ?? Infinity)
  expect(add?.width).toBe(download?.width)
  const name = page.locator('[data-picture] span:has(> bdi)')
  expect(await name.evaluate((text) => text.scrollHeight - text.clientHeight)).toBe(0)
})

it('[picture-6] says so when the code that packs the pictures does not load, and packs them once it does', async () => {
  const page = await product.openPage({
    expectConsole: [/ERR_FAILED .*\.js$/, /^The gallery could not be exported/],
  })
  await page.goto('/')
  await createPortrait(page, 'Dracula')
  await button(page, 'Gallery, 1 picture').click()
  const code = `${originOf(product.ports.generator)}/**/*.js`
  await page.route(code, (route) => route.abort())
  await button(page, texts.generator.exportAll).click()
  await page.getByText(texts.generator.exportFailed).waitFor()
  await page.unroute(code)
  const download = page.waitForEvent('download')
  await button(page, texts.generator.exportAll).click()
  expect((await download).suggestedFilename()).toBe('dramatis-gallery.zip')
})

it('renders only the pictures near the viewport, at any scroll position', async () => {
  const page = await open({ width: 390, height: 844 })
  await savePictures(page, 100)
  await page.reload()
  await button(page, 'Gallery, 100 pictures').click()
  await thumbnails(page).first().focus()
  await scrollToEnd(page)
  const last = thumbnails(page).filter({ hasText: /^Extra 0/ })
  await last.waitFor()
  expect(await thumbnails(page).count()).toBeLessThan(70)
  const place = await last.evaluate((it) => {
    const item = it.closest('[role=listitem]')
    return [item?.ariaPosInSet, item?.ariaSetSize]
  })
  expect(place).toEqual(['100', '100'])
  await page.keyboard.press('Tab')
  await page.waitForFunction(() => document.activeElement?.textContent.startsWith('Extra 98'))
  await scrollToEnd(page)
  await last.click()
  await page.getByText('100 of 100').waitFor()
  await page.keyboard.press('ArrowLeft')
  await page.getByText('99 of 100').waitFor()
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => document.activeElement?.textContent.includes('Extra 1'))
})

it('shows pictures saved by earlier versions as thumbnails from the second visit on', async () => {
  const page = await open({ width: 390, height: 844 })
  await savePictures(page, 1)
  await page.reload()
  await button(page, 'Gallery, 1 picture').click()
  const size = () =>
    thumbnails(page)
      .locator('img')
      .evaluate((image: HTMLImageElement) =>
        image.decode().then(() => [image.naturalWidth, image.naturalHeight]),
      )
  expect(await size()).toEqual([1200, 800])
  await page.waitForFunction(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('dramatis-gallery')
      opening.onsuccess = () => resolve(opening.result)
    })
    const all = database.transaction('pictures').objectStore('pictures').getAll()
    await new Promise((resolve) => (all.onsuccess = resolve))
    database.close()
    return all.result.some((picture: object) => 'thumbnail' in picture)
  })
  await page.reload()
  await button(page, 'Gallery, 1 picture').click()
  expect(await size()).toEqual([360, 540])
})

it('does not request a revoked URL when it closes while pictures are loading', async () => {
  const page = await open()
  await savePictures(page, 100)
  await page.reload()
  for (const loaded of [0, 0, 1, 3, 10]) {
    await button(page, 'Gallery, 100 pictures').click()
    await gallery(page).waitFor()
    expect(await thumbnails(page).count()).toBeLessThan(100)
    await scrollToEnd(page)
    await page.waitForFunction(
      (count) =>
        [...document.querySelectorAll<HTMLImageElement>('dialog [data-picture] img')].filter(
          (image) => image.complete && image.naturalWidth > 0,
        ).length >= count,
      loaded,
    )
    await page.keyboard.press('Escape')
    await gallery(page).waitFor({ state: 'detached' })
  }
  // By the time this picture has loaded, a request for a revoked URL would have failed, and the test with it.
  await button(page, 'Gallery, 100 pictures').click()
  await thumbnails(page)
    .first()
    .locator('img')
    .evaluate((image: HTMLImageElement) => image.decode())
})

const scrollToEnd = (page: Page): Promise<void> =>
  gallery(page)
    .getByRole('list')
    .evaluate((list) => list.lastElementChild?.scrollIntoView())

/** Saves pictures as an earlier version of the page did: without thumbnails. */
const savePictures = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (count) => {
    const canvas = new OffscreenCanvas(1200, 800)
    canvas.getContext('2d')?.fillRect(0, 0, 600, 400)
    const file = await canvas.convertToBlob({ type: 'image/jpeg' })
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('dramatis-gallery', 1)
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () =>
        reject(opening.error ?? new Error("The gallery's database could not be opened."))
    })
    const transaction = database.transaction('pictures', 'readwrite')
    for (let at = 0; at < count; at += 1) {
      transaction.objectStore('pictures').add({
        ...{ file, at, character: `Extra ${at}`, description: 'An extra.', premium: false },
        ...{ style: 'realistic', aspect: 'landscape' },
      })
    }
    await new Promise((resolve) => (transaction.oncomplete = resolve))
    database.close()
  }, count)
