import { FREE_LIMIT } from '@dramatis/catalogue'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { axeViolations } from './axeViolations.ts'
import { button, createPortrait, portrait } from './pageParts.ts'
import { startProduct } from './startProduct.ts'
import { texts } from './texts.ts'

const product = startProduct()

const gallery = (page: Page) => page.getByRole('dialog', { name: texts.generator.gallery })

/** Saves a character's file from its page. */
const savedAs = async (page: Page, label: string) => {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, label).click()])
  await page.getByText(texts.generator.exportSaved).waitFor()
  return { path: await download.path(), name: download.suggestedFilename() }
}

/** Drops a file on the page. */
const drop = async (page: Page, path: string, name: string) => {
  const bytes = (await readFile(path)).toString('base64')
  const data = await page.evaluateHandle(
    ([base64, name]) => {
      const transfer = new DataTransfer()
      const content = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))
      transfer.items.add(new File([content], name))
      return transfer
    },
    [bytes, name] as const,
  )
  await gallery(page).dispatchEvent('drop', { dataTransfer: data })
}

it.each([390, 1440])(
  '[cast-1, cast-2] keeps a character and makes its expressions, which a reload keeps, at %i px',
  async (width) => {
    const page = await product.openPage({ width, height: 844 })
    await page.goto('/')
    await createPortrait(page, 'Robin Hood')
    await portrait(page, /Robin Hood/).waitFor()
    await button(page, texts.generator.more).click()
    await button(page, texts.generator.keepCharacter).click()
    const character = page.getByRole('dialog', { name: 'Robin Hood' })
    await character.getByText(/^Makes up to 8 pictures\. Each counts as a portrait\./).waitFor()
    expect(await axeViolations(page)).toEqual([])

    await character.getByRole('button', { name: texts.cast.expressions }).click()
    await character.getByText(texts.cast.madeSome).waitFor()
    const looks = character.getByRole('listitem')
    const drawn = looks.locator('img')
    await drawn.nth(FREE_LIMIT - 1).waitFor()
    expect(await drawn.count()).toBe(FREE_LIMIT)
    const sources = await drawn.evaluateAll((images) =>
      images.map((image) => image.getAttribute('src')),
    )
    expect(new Set(sources).size).toBe(FREE_LIMIT)
    // The character may look so already, which needs no picture.
    const left = await character.getByText(texts.cast.missing).count()
    await character.getByText(new RegExp(`^Makes ${left} pictures?\\.`)).waitFor()
    expect(await axeViolations(page)).toEqual([])

    await page.goBack()
    await character.waitFor({ state: 'hidden' })
    await page.reload()
    await button(page, `Gallery, ${FREE_LIMIT} pictures`).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Robin Hood', exact: true })
      .press('Enter')
    await drawn.nth(FREE_LIMIT - 1).waitFor()
    await page.keyboard.press('Escape')
    await character.waitFor({ state: 'hidden' })
    await page.getByRole('dialog', { name: texts.generator.gallery }).waitFor()
  },
)

it.each([390, 1440])(
  '[cast-4, cast-5] a character travels to another browser in a picture, as JSON or in an archive, once, at %i px',
  async (width) => {
    const page = await product.openPage({ width, height: 844 })
    await page.goto('/')
    await createPortrait(page, 'Robin Hood')
    await portrait(page, /Robin Hood/).waitFor()
    await button(page, texts.generator.more).click()
    await button(page, texts.generator.keepCharacter).click()
    const character = page.getByRole('dialog', { name: 'Robin Hood' })
    await character.getByLabel(texts.cast.name).fill('Robin 🏹 של היער')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Robin 🏹 של היער' }).waitFor()
    const png = await savedAs(page, texts.cast.saveAsPicture)
    expect(png.name).toMatch(/^dramatis-robin-.*-character\.png$/)
    const json = await savedAs(page, texts.cast.saveAsJson)
    expect(json.name).toMatch(/-character\.json$/)

    await page.keyboard.press('Escape')
    await character.waitFor({ state: 'hidden' })
    await button(page, 'Gallery, 1 picture').click()
    const archive = page.waitForEvent('download')
    await button(page, texts.generator.exportAll).click()
    const packed = await (await archive).path()

    const other = await product.openPage({ width, height: 844 })
    await other.goto('/')
    await button(other, 'Gallery, 0 pictures').click()
    const choose = (file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
      gallery(other).locator('input[type=file]').setInputFiles(file)
    const cut = (await readFile(png.path)).subarray(0, 5000)
    await choose({ name: 'half.png', mimeType: 'image/png', buffer: cut })
    await gallery(other).getByText(texts.cast.cardDamaged).waitFor()
    await choose({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('Robin Hood') })
    await gallery(other).getByText(texts.cast.noCard).waitFor()
    await choose(png.path)
    await gallery(other).getByText('Robin 🏹 של היער was added.').waitFor()
    expect(await axeViolations(other)).toEqual([])
    await drop(other, json.path, json.name)
    await gallery(other).getByText('Robin 🏹 של היער was already here.').waitFor()
    expect(await gallery(other).locator('[data-picture]').count()).toBe(1)

    await choose({
      name: 'gallery.zip',
      mimeType: 'application/zip',
      buffer: await readFile(packed),
    })
    await gallery(other).getByText('Characters: 0 added, 1 already here.').waitFor()

    await gallery(other).getByRole('button', { name: 'Robin 🏹 של היער' }).press('Enter')
    const arrived = other.getByRole('dialog', { name: 'Robin 🏹 של היער' })
    await arrived.locator('img').first().waitFor()
    expect(await arrived.getByText(texts.cast.missing).count()).toBe(0)
    const again = await savedAs(other, texts.cast.saveAsPicture)
    // Nothing is lost, or drawn anew, on the way.
    expect((await readFile(again.path)).length).toBeGreaterThan(5000)
    expect(await axeViolations(other)).toEqual([])
  },
)
