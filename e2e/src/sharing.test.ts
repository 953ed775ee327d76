import type { Page } from 'playwright-core'
import { axeViolations } from './axeViolations.ts'
import type { PageOptions } from './openPage.ts'
import {
  button,
  characterField,
  createPortrait,
  GANDALF,
  loadedFigure,
  portrait,
  quotaAfter,
  styleField,
} from './pageParts.ts'
import { startProduct } from './startProduct.ts'
import { texts } from './texts.ts'

const product = startProduct()

const open = async (query = '', options?: PageOptions): Promise<Page> => {
  const page = await product.openPage(options)
  await page.goto(`/${query}`)
  await page.getByText(texts.billing.badge.ready).waitFor()
  return page
}

const sharedFigure = (page: Page, character: string) =>
  loadedFigure(page).getByRole('img', { name: character, exact: true }).first()

const source = (page: Page) => page.locator('figure img').last().getAttribute('src')

it('[picture-36, picture-41] shares a link that fills in the form and submits nothing, and copies the picture', async () => {
  const page = await open('', { permissions: ['clipboard-read', 'clipboard-write'] })
  await page.getByRole('radio', { name: texts.generator.aspects.square }).check({ force: true })
  await createPortrait(page)
  await button(page, texts.generator.anotherTake).waitFor()
  const drawn = await source(page)
  await button(page, texts.generator.more).click()
  await button(page, texts.generator.copyImage).click()
  await page.getByText(texts.generator.imageCopied).waitFor()
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    const bitmap = await createImageBitmap((await item?.getType('image/png')) ?? new Blob())
    return [bitmap.width, bitmap.height]
  })
  expect(copied).toEqual([128, 128])
  await button(page, texts.generator.copyLink).click()
  await page.getByText(texts.generator.linkCopied).waitFor()
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect(link.pathname).toMatch(/^\/s\/Gandalf[^/]*\/realistic-square$/)
  await button(page, 'Gallery, 1 picture').click()
  await page.locator('[data-picture]').first().click()
  await page.getByText('1 of 1').waitFor()

  const friend = await open(link.href.replace(`${link.origin}/`, ''))
  await sharedFigure(friend, GANDALF).waitFor()
  await friend.waitForURL(link.href)
  const cardUrl = await friend.request
    .get(link.href)
    .then((shared) => shared.text())
    .then((text) => /og:image" content="([^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '')
  const card = await friend.request.get(cardUrl)
  expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  expect(await characterField(friend).inputValue()).toBe(GANDALF)
  expect(
    await friend.getByRole('radio', { name: texts.generator.aspects.square }).isChecked(),
  ).toBe(true)
  await quotaAfter(friend, 0)
  await button(friend, texts.generator.submit).click()
  await button(friend, texts.generator.anotherTake).waitFor()
  expect(await source(friend)).toBe(drawn)
  expect(new URL(friend.url()).pathname).toBe('/')
})

it('[picture-46] shows the picture of a link in a fresh browser at no cost, keeps its address, and offers to draw another', async () => {
  const path = '/s/Hermione_Granger/lego-square-7'
  const page = await product.openPage()
  await page.goto(path)
  await sharedFigure(page, 'Hermione Granger').waitFor()
  await page.getByText('Hermione Granger, shared with you').waitFor()
  await page.getByText(texts.billing.badge.ready).waitFor()
  await page.waitForURL(`**${path}`)
  await quotaAfter(page, 0)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await axeViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

  await page.reload()
  await sharedFigure(page, 'Hermione Granger').waitFor()
  await button(page, texts.generator.drawInAnotherStyle).click()
  await page.getByRole('listbox', { name: texts.generator.style }).waitFor()
  await page.keyboard.press('Escape')
  await button(page, texts.generator.makeYourOwn).click()
  expect(await characterField(page).inputValue()).toBe('')
  await page.keyboard.insertText('Ada')
  await page.keyboard.press('Enter')
  await portrait(page, /^Ada/).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
})

it('[picture-12] keeps the tab’s old portrait for Back, and the one drawn from the link for Forward', async () => {
  const page = await open()
  await createPortrait(page)
  await loadedFigure(page).waitFor()
  await button(page, 'Gallery, 1 picture').waitFor()
  const seen = async () => {
    await loadedFigure(page).waitFor()
    return [await source(page), await characterField(page).inputValue()]
  }
  const before = await seen()

  await page.goto('/.netlify/functions/share?character=Merlin&style=realistic&aspect=square')
  await button(page, 'Gallery, 1 picture').waitFor()
  await sharedFigure(page, 'Merlin').waitFor()
  expect(await characterField(page).inputValue()).toBe('Merlin')
  await button(page, texts.generator.submit).click()
  await portrait(page, /^Merlin/).waitFor()
  await button(page, 'Gallery, 2 pictures').waitFor()
  const drawn = await seen()

  await page.goBack()
  expect(await seen()).toEqual(before)
  await page.goForward()
  expect(await seen()).toEqual(drawn)
})

it('[picture-40] a link to a premium style names the style used instead, and is honored for a subscriber', async () => {
  const page = await open('?character=Zorro&style=lego', { width: 360 })
  const note = page.getByText("which is part of premium. You'll get Realistic instead.")
  await note.waitFor()
  expect(await styleField(page).textContent()).toBe('Realistic')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await axeViolations(page)).toEqual([])
  const gate = page.getByRole('region', { name: texts.billing.gate.sectionTitle })
  await gate.getByLabel('Email').fill('premium@example.com')
  await gate.getByRole('button', { name: texts.billing.gate.submit }).click()
  await page.getByRole('banner').getByText(texts.billing.premiumActive).waitFor()
  expect(await styleField(page).textContent()).toBe('Lego')
  expect(await note.count()).toBe(0)

  await page.reload()
  await page.getByRole('banner').getByText(texts.billing.premiumActive).waitFor()
  expect(await styleField(page).textContent()).toBe('Lego')
})
