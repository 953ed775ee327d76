import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { axeViolations } from './axeViolations.ts'
import { button, createPortrait } from './pageParts.ts'
import { startProduct } from './startProduct.ts'
import { texts } from './texts.ts'

const product = startProduct()
const { exports: names, ...words } = texts.generator

const drawn = async (): Promise<Page> => {
  const page = await product.openPage({ permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto('/')
  await page.getByRole('radio', { name: words.aspects.portrait }).check({ force: true })
  await createPortrait(page)
  await button(page, words.more).click()
  return page
}

const dialog = (page: Page) => page.getByRole('dialog', { name: words.shareAndExport })

const openDialog = async (page: Page) => {
  await button(page, words.shareAndExport).last().click()
  await dialog(page).waitFor()
}

/** Presses the button of a kind of file, and returns the file. */
const saved = async (page: Page, kind: keyof typeof names) => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: names[kind], exact: true }).click(),
  ])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

it.each([
  ['poster-a4', { format: 'jpeg', width: 2480, height: 3508, density: 300 }],
  ['poster-a3', { format: 'jpeg', width: 3508, height: 4961, density: 300 }],
  ['avatar-circle', { format: 'png', width: 512, height: 512 }],
  ['avatar-square', { format: 'jpeg', width: 512, height: 512 }],
  ['wallpaper-phone', { format: 'jpeg', width: 1440, height: 2560 }],
  ['wallpaper-computer', { format: 'jpeg', width: 2560, height: 1440 }],
  ['png', { format: 'png', width: 128, height: 192 }],
] as const)('[picture-48] saves the picture as %s', async (kind, expected) => {
  const page = await drawn()
  await openDialog(page)
  const { name, bytes } = await saved(page, kind)
  const extension = expected.format === 'jpeg' ? 'jpg' : 'png'
  expect(name).toBe(`dramatis-gandalf-the-lord-of-the-rings-realistic-${kind}.${extension}`)
  const metadata = await sharp(bytes).metadata()
  expect(metadata).toMatchObject(expected)
  // What says that no model drew the picture.
  expect(metadata.xmp?.toString()).toContain('algorithmicMedia')
  if (kind === 'avatar-circle') {
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    expect([data[3], data[(256 * 512 + 256) * 4 + 3]]).toEqual([0, 255])
  }
})

it('[picture-48] saves a poster as a PDF with one page of A4 and the poster in it', async () => {
  const page = await drawn()
  await openDialog(page)
  const { name, bytes } = await saved(page, 'poster-pdf')
  expect(name).toMatch(/-poster-pdf\.pdf$/)
  const text = bytes.toString('latin1')
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
  const places = text.slice(table).match(/^\d{10}(?= 00000 n)/gm) ?? []
  expect(places.map((at) => text.slice(Number(at), Number(at) + 7))).toEqual(
    [1, 2, 3, 4, 5].map((object) => `${object} 0 obj`),
  )
  expect(text).toContain('/MediaBox[0 0 595.20 841.92]')
  const [, length] = /DCTDecode\/Length (\d+)>>\nstream\n/.exec(text) ?? []
  const start = text.indexOf('stream\n', text.indexOf('DCTDecode')) + 'stream\n'.length
  const { width, height } = await sharp(bytes.subarray(start, start + Number(length))).metadata()
  expect([width, height]).toEqual([2480, 3508])
})

it('[picture-48] leaves the name out of a poster', async () => {
  const page = await drawn()
  await openDialog(page)
  const named = await saved(page, 'poster-a4')
  await page.getByRole('checkbox', { name: words.posterName }).uncheck()
  const bare = await saved(page, 'poster-a4')
  const foot = { left: 124, top: 3236, width: 2232, height: 100 }
  const spread = async (file: Buffer) =>
    (await sharp(file).extract(foot).greyscale().stats()).channels[0]?.stdev
  expect(await spread(named.bytes)).not.toBe(await spread(bare.bytes))
})

it('[picture-48] is in the gallery, too, copies the text, and gives the focus back', async () => {
  const page = await drawn()
  await button(page, 'Gallery, 1 picture').click()
  await page.locator('[data-picture]').first().click()
  await openDialog(page)
  await dialog(page).getByRole('button', { name: words.copyText }).click()
  await page.getByText(words.textCopied).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Gandalf, The Lord of the Rings created with Dramatis\n.+\nhttp:.+\/s\/Gandalf/,
  )
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await axeViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  }
  expect((await saved(page, 'png')).name).toMatch(/\.png$/)
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(words.shareAndExport)
})

it('[picture-48] hands the file to the share sheet in an installed page on an iPhone', async () => {
  const page = await product.openPage()
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: true })
    Object.defineProperty(navigator, 'canShare', { value: () => true })
    Object.defineProperty(navigator, 'share', {
      value: ({ files }: ShareData) => {
        document.body.setAttribute('data-shared', files?.[0]?.name ?? '')
        return Promise.resolve()
      },
    })
  })
  await page.goto('/')
  await createPortrait(page)
  await button(page, words.more).click()
  await openDialog(page)
  await dialog(page).getByRole('button', { name: names['avatar-square'] }).click()
  await page.locator('[data-shared$="realistic-avatar-square.jpg"]').waitFor()
})
