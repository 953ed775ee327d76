import { readFile } from 'node:fs/promises'
import type { Page, Route } from 'playwright-core'
import sharp from 'sharp'
import { closeOffer, openPage, withoutWorker } from './openPage.ts'
import { originOf } from './startLocal.ts'
import { useProduct } from './useProduct.ts'
import { violations } from './violations.ts'

jest.setTimeout(180_000)

const product = useProduct()

const visit = async (
  query = '',
  { colorScheme = 'light', ...size }: { width?: number; colorScheme?: 'light' | 'dark' } = {},
) => {
  const opened = await openPage(product.browser, size)
  const { page } = opened
  await page.emulateMedia({ colorScheme })
  await closeOffer(page)
  await page.goto(`${originOf(product.ports.page)}/${query}`)
  await page.getByText('Ready to generate').waitFor()
  return opened
}

const name = (page: Page) => page.getByRole('combobox', { name: /character/i })
const create = async (page: Page, character: string): Promise<void> => {
  await name(page).fill(character)
  await name(page).press('Control+Enter')
}
const button = (page: Page, label: string | RegExp) =>
  page.getByRole('button', { name: label, exact: true })
const finished = (page: Page) => button(page, 'Another take').waitFor()
const source = async (page: Page): Promise<string> =>
  (await page.locator('figure img').last().getAttribute('src')) ?? ''

/** Holds the pictures back, not the previews; the function that it returns lets them go. */
const holdPictures = async (page: Page): Promise<() => void> => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/characterSD', async (route: Route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  return release
}

it('shows a small version that comes into focus, then the picture in its place', async () => {
  const { page, context } = await visit()
  const release = await holdPictures(page)
  await create(page, 'Merlin, The Once and Future King')
  const preview = page.locator('[data-view="waiting"] img')
  await preview.waitFor()
  const blur = () =>
    preview.evaluate((image) => /blur\(([\d.]+)px\)/.exec(getComputedStyle(image).filter)?.[1])
  const early = Number(await blur())
  await page.waitForTimeout(1500)
  const later = Number(await blur())
  expect(early).toBeLessThanOrEqual(28)
  expect(later).toBeLessThan(early)
  expect(later).toBeGreaterThanOrEqual(5)
  const small = Buffer.from((await preview.getAttribute('src'))?.split(',')[1] ?? '', 'base64')
  expect(await sharp(small).metadata()).toMatchObject({ format: 'jpeg', width: 384, height: 256 })
  expect(await violations(page)).toEqual([])
  release()
  await page.locator('figure[data-loaded="true"]').waitFor()
  await context.close()
})

it('stands still for who wants no motion', async () => {
  const { page, context } = await visit()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await holdPictures(page)
  await create(page, 'Merlin, The Once and Future King')
  const preview = page.locator('[data-view="waiting"] img')
  await preview.waitFor()
  const look = () =>
    preview.evaluate((image) => {
      const { filter, animationName } = getComputedStyle(image)
      return [filter, animationName]
    })
  expect(await look()).toEqual(['blur(10px)', 'none'])
  await context.close()
})

it.each(['the button', 'Escape'])('is cancelled with %s, which costs nothing', async (how) => {
  const { page, context } = await visit()
  await holdPictures(page)
  await create(page, 'Circe, Greek myth')
  await button(page, 'Cancel').waitFor()
  if (how === 'Escape') await page.keyboard.press('Escape')
  else await button(page, 'Cancel').click()
  await page.getByText('Ready to create').waitFor()
  expect(await name(page).inputValue()).toBe('Circe, Greek myth')
  await page.getByText('5/5 images').waitFor()
  await context.close()
})

it('counts no picture that the browser can not show', async () => {
  const { page, context } = await visit()
  await page.route('**/characterSD', (route) =>
    route.fulfill({ json: { result: 'data:image/jpeg;base64,AAAA' } }),
  )
  await create(page, 'Circe, Greek myth')
  await page.getByText('Generation failed. Please try again.').first().waitFor()
  await page.getByText('5/5 images').waitFor()
  await page.getByText('Ready to generate').waitFor()
  expect(await button(page, /^Gallery/).count()).toBe(0)
  await context.close()
})

it('draws another take, and another description', async () => {
  const { page, context } = await visit()
  await create(page, 'Gandalf, The Lord of the Rings')
  await finished(page)
  const first = await source(page)
  await button(page, 'Another take').click()
  await page.getByText('3/5 images').waitFor()
  const second = await source(page)
  expect(second).not.toBe(first)

  await button(page, 'Description and more').click()
  const description = page.getByRole('textbox', { name: 'How it was described' })
  expect(await description.inputValue()).toContain('Gandalf')
  expect(await violations(page)).toEqual([])
  await description.fill('Gandalf is a young woman with red hair and a blue dress.')
  await button(page, 'Draw again').click()
  await page.getByText('2/5 images').waitFor()
  expect([first, second]).not.toContain(await source(page))
  expect(await page.locator('figure img').last().getAttribute('alt')).toContain('Gandalf')
  await context.close()
})

describe.each([
  [360, 'dark'],
  [1440, 'light'],
] as const)('the gallery, at %i px, by %s', (width, colorScheme) => {
  it('outlives the page, steps by keys, deletes, takes back, and goes along as one file', async () => {
    const { page, context } = await visit('', { width, colorScheme })
    const characters = ['Ariel, The Little Mermaid', 'Dracula', 'Robin Hood']
    for (const [at, character] of characters.entries()) {
      await create(page, character)
      await page.getByText(`${4 - at}/5 images`).waitFor()
    }
    await button(page, 'Gallery, 3 pictures').waitFor()
    await page.reload()
    await button(page, 'Gallery, 3 pictures').click()
    const drawer = page.getByRole('dialog', { name: 'Gallery' })
    const prints = drawer.locator('[data-picture]')
    await drawer.locator('img').nth(2).scrollIntoViewIfNeeded()
    expect(await prints.allInnerTexts()).toEqual([
      expect.stringContaining('Robin Hood'),
      expect.stringContaining('Dracula'),
      expect.stringContaining('Ariel'),
    ])
    expect(await violations(page)).toEqual([])

    const download = page.waitForEvent('download')
    await button(page, 'Download all').click()
    const archive = await readFile(await (await download).path())
    expect(archive.subarray(0, 2).toString()).toBe('PK')
    for (const entry of ['pictures.json', '001-dramatis-robin-hood.jpg', '003-dramatis-ariel']) {
      expect(archive.includes(entry)).toBe(true)
    }

    await prints.first().click()
    await page.getByRole('dialog', { name: 'Robin Hood' }).waitFor()
    await page.keyboard.press('ArrowRight')
    const dracula = page.getByRole('dialog', { name: 'Dracula' })
    await dracula.waitFor()
    const natural = await dracula
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))
    expect(natural).toBe(384)
    expect(await violations(page)).toEqual([])
    await page.setViewportSize({ width, height: 640 })
    await dracula.getByRole('button', { name: 'Delete' }).click()
    const ariel = page.getByRole('dialog', { name: 'Ariel' })
    const undo = ariel.getByRole('button', { name: 'Undo' })
    expect(await undo.evaluate((it) => it.getBoundingClientRect().bottom < innerHeight)).toBe(true)
    await undo.click()
    await dracula.getByRole('button', { name: 'Delete' }).click()
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => document.activeElement?.textContent?.includes('Ariel'))
    expect(await prints.count()).toBe(2)

    await page.reload()
    await button(page, 'Gallery, 2 pictures').click()
    await button(page, 'Delete all').click()
    await button(page, 'Yes, delete').click()
    await drawer.getByText('Every portrait that you create is kept here.').waitFor()
    expect(await violations(page)).toEqual([])
    await page.reload()
    await page.getByText('Ready to create').waitFor()
    expect(await button(page, /^Gallery/).count()).toBe(0)
    await context.close()
  })
})

it.each(['Landscape', 'Portrait'])(
  'shows a %s without bars above and below, with all of its description where there is room',
  async (format) => {
    const { page, context } = await visit()
    await page.locator('label', { hasText: format }).click()
    await create(page, 'Gandalf, The Lord of the Rings')
    await finished(page)
    await button(page, 'Gallery, 1 picture').click()
    await page.locator('[data-picture]').click()
    const dialog = page.getByRole('dialog', { name: 'Gandalf' })
    const image = dialog.locator('img')
    const [shown, natural] = await image.evaluate(async (element: HTMLImageElement) => {
      await element.decode()
      return [element.width / element.height, element.naturalWidth / element.naturalHeight] as const
    })
    if (format === 'Landscape') expect(shown).toBeCloseTo(natural, 1)
    else expect(shown).toBeGreaterThan(natural)
    const description = dialog.getByRole('region', { name: 'How it was described' })
    expect(
      await description.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
    ).toBe(0)
    expect(await dialog.getByRole('button', { name: /er picture$/ }).count()).toBe(0)
    await context.close()
  },
)

it('sets the buttons of the gallery in even lines where they do not fit beside each other', async () => {
  const { page, context } = await visit('', { width: 360 })
  await page.evaluate(() =>
    localStorage.setItem('dramatis', JSON.stringify({ state: { language: 'de' }, version: 0 })),
  )
  await page.reload()
  await page.getByRole('combobox', { name: /Figur/ }).fill('Hermione Granger')
  await page.getByRole('button', { name: 'Porträt erschaffen' }).click()
  await page.getByRole('button', { name: 'Galerie, 1 Bild' }).click()
  const boxes = await Promise.all(
    ['Alle herunterladen', 'Alle löschen'].map((label) => button(page, label).boundingBox()),
  )
  const [pack, remove] = boxes
  expect(remove?.y).toBeGreaterThan(pack?.y ?? Infinity)
  expect(remove?.width).toBe(pack?.width)
  const print = page.locator('[data-picture] span[dir]')
  expect(await print.evaluate((text) => text.scrollHeight - text.clientHeight)).toBe(0)
  await context.close()
})

it('shares a link that fills in the form and sends nothing, and copies the picture', async () => {
  const { page, context, errors } = await visit()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('radio', { name: 'Square' }).check({ force: true })
  await create(page, 'Gandalf, The Lord of the Rings')
  await finished(page)
  await button(page, 'Another take').click()
  await page.getByText('3/5 images').waitFor()
  const taken = await source(page)
  await button(page, 'Description and more').click()
  await button(page, 'Copy image').click()
  await page.getByText('Image copied').waitFor()
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    const bitmap = await createImageBitmap((await item?.getType('image/png')) ?? new Blob())
    return [bitmap.width, bitmap.height]
  })
  expect(copied).toEqual([256, 256])
  await button(page, 'Copy link').click()
  await page.getByText('Link copied').waitFor()
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect(Object.fromEntries(link.searchParams)).toEqual({
    character: 'Gandalf, The Lord of the Rings',
    style: 'realistic',
    aspect: 'square',
    seed: expect.stringMatching(/^\d+$/),
  })
  await button(page, 'Gallery, 2 pictures').click()
  await page.locator('[data-picture]').first().click()
  await page.getByText('1 of 2').waitFor()
  expect(errors).toEqual([])
  await context.close()

  const friend = await visit(link.search)
  expect(await name(friend.page).inputValue()).toBe('Gandalf, The Lord of the Rings')
  expect(await friend.page.getByRole('radio', { name: 'Square' }).isChecked()).toBe(true)
  await friend.page.getByText('5/5 images').waitFor()
  await button(friend.page, 'Create portrait').click()
  await finished(friend.page)
  expect(await source(friend.page)).toBe(taken)
  await friend.context.close()
})

it('a link to a premium style says what stands in for it, and gives it to a subscriber', async () => {
  const { page, context, errors } = await visit('?character=Zorro&style=lego', { width: 360 })
  const style = page.getByRole('combobox', { name: 'Style' })
  const note = page.getByText('That style is part of Premium; Realistic stands in for it.')
  await note.waitFor()
  expect(await style.textContent()).toBe('Realistic')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await violations(page)).toEqual([])
  const gate = page.getByRole('region', { name: 'Your email' })
  await gate.getByLabel('Email').fill('premium@example.com')
  await gate.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('banner').getByText('Premium Active').waitFor()
  expect(await style.textContent()).toBe('Lego')
  expect(await note.count()).toBe(0)

  await page.reload()
  await page.getByRole('banner').getByText('Premium Active').waitFor()
  expect(await style.textContent()).toBe('Lego')
  expect(errors).toEqual([])
  await context.close()
})

it('says when the packing of all pictures does not load, and packs them once it does', async () => {
  const { page, context } = await openPage(product.browser)
  await withoutWorker(page)
  await closeOffer(page)
  await page.goto(originOf(product.ports.page))
  await create(page, 'Dracula')
  await button(page, 'Gallery, 1 picture').click()
  const code = `${originOf(product.ports.generator)}/**/*.js`
  await page.route(code, (route) => route.abort())
  await button(page, 'Download all').click()
  await page.getByText('The pictures could not be packed. Please try again.').waitFor()
  await page.unroute(code)
  const download = page.waitForEvent('download')
  await button(page, 'Download all').click()
  expect((await download).suggestedFilename()).toBe('dramatis-gallery.zip')
  await context.close()
})

/** Keeps that many pictures, as earlier visits would have. */
const keepPictures = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (count) => {
    const canvas = new OffscreenCanvas(1200, 800)
    canvas.getContext('2d')?.fillRect(0, 0, 600, 400)
    const file = await canvas.convertToBlob({ type: 'image/jpeg' })
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('dramatis-gallery', 1)
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const transaction = database.transaction('pictures', 'readwrite')
    for (let at = 0; at < count; at++) {
      transaction.objectStore('pictures').add({
        ...{ file, at, character: `Extra ${at}`, description: 'An extra.', premium: false },
        ...{ style: 'realistic', aspect: 'landscape' },
      })
    }
    await new Promise((resolve) => (transaction.oncomplete = resolve))
    database.close()
  }, count)

it('a gallery that is closed while its pictures still come in asks for none that are gone', async () => {
  const { page, context } = await visit()
  await keepPictures(page, 100)
  await page.reload()
  const failed: string[] = []
  page.on('requestfailed', (request) => failed.push(`${request.failure()?.errorText}`))
  for (const milliseconds of [0, 0, 10, 30, 60]) {
    await button(page, 'Gallery, 100 pictures').click()
    const drawer = page.getByRole('dialog', { name: 'Gallery' })
    await drawer.waitFor()
    await drawer
      .locator('li')
      .last()
      .evaluate((print) => print.scrollIntoView())
    await page.waitForTimeout(milliseconds)
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
  }
  await page.waitForTimeout(300)
  expect(failed.filter((text) => text.includes('ERR_FILE_NOT_FOUND'))).toEqual([])
  await context.close()
})
