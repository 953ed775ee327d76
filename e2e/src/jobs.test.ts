import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { axeViolations } from './axeViolations.ts'
import type { PageOptions } from './openPage.ts'
import {
  button,
  characterField,
  createPortrait,
  loadedFigure,
  portrait,
  quotaAfter,
} from './pageParts.ts'
import { originOf, portOf } from './startLocal.ts'
import { startProduct } from './startProduct.ts'
import { texts } from './texts.ts'

/** The functions that finish the pictures which the model is painting, in order. */
const painting: (() => void)[] = []
/** A provider's image model that finishes a picture only when told to. */
const model = createServer((request, response) => {
  painting.push(() => {
    response.setHeader('content-type', 'application/json').end(reply)
  })
  request.resume()
})
let reply = ''

/** Waits until the model is painting a picture, and finishes it. */
const finishOne = async (): Promise<void> => {
  while (painting.length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
  painting.shift()?.()
}

beforeAll(async () => {
  const picture = sharp({
    create: { width: 384, height: 256, channels: 3, background: '#27344f' },
  })
  const bytes = await picture.png().toBuffer()
  reply = JSON.stringify({ data: [{ b64_json: bytes.toString('base64') }] })
  await once(model.listen(0, 'localhost'), 'listening')
})
afterAll(() => {
  model.closeAllConnections()
  model.close()
})

const product = startProduct(() => ({
  OPENAI_BASE_URL: `${originOf(portOf(model))}/v1`,
  OPENAI_API_KEY: 'key',
  IMAGE_MODEL: 'slow',
  MODERATION: 'off',
  QUEUE_CONCURRENCY: '1',
}))

const open = async (options?: PageOptions): Promise<Page> => {
  const page = await product.openPage(options)
  await page.goto('/')
  await page.getByText(texts.billing.badge.ready).waitFor()
  return page
}

const step = (page: Page, progress: string) => page.getByText(`Step 2 of 2 · ${progress}`).waitFor()

it('[picture-22, picture-24] shows the place in line, which moves up when somebody ahead cancels', async () => {
  const first = await open()
  await createPortrait(first)
  await step(first, texts.generator.started)
  const second = await open()
  await createPortrait(second, 'Merlin')
  await step(second, '1st in line')
  const third = await open()
  await createPortrait(third, 'Circe')
  await step(third, '2nd in line')
  await third.locator('[role="status"]', { hasText: /^2nd in line$/ }).waitFor()
  expect(await axeViolations(third)).toEqual([])

  await button(second, texts.generator.cancel).click()
  await second.getByText('Ready to create').waitFor()
  await step(third, '1st in line')
  await button(first, texts.generator.cancel).click()
  await step(third, texts.generator.started)
  await finishOne() // the canceled picture, which nobody waits for
  await finishOne()
  await portrait(third, /^Circe/).waitFor()
  await quotaAfter(third, 1)
  for (const page of [first, second]) await quotaAfter(page, 0)
})

/** Opens the page in a second tab with a copy of its session storage, as browsers do when they duplicate a tab. */
const duplicateOf = async (page: Page): Promise<Page> => {
  const twin = await page.context().newPage()
  const session = await page.evaluate(() => Object.entries<string>(sessionStorage))
  await twin.addInitScript((items) => {
    for (const [key, value] of items) sessionStorage.setItem(key, value)
  }, session)
  await twin.goto(page.url())
  await characterField(twin).waitFor()
  return twin
}

it('[picture-25] resumes a picture once after a reload and a lost connection', async () => {
  const page = await open({ allowConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })
  await createPortrait(page, 'Merlin')
  await step(page, texts.generator.started)
  await page.reload()
  await step(page, texts.generator.started)
  expect(await characterField(page).inputValue()).toBe('Merlin')
  const twin = await duplicateOf(page)
  await twin.getByText('Ready to create').waitFor()
  await step(page, texts.generator.started)

  await page.context().setOffline(true)
  await finishOne()
  await page.context().setOffline(false)
  await loadedFigure(page).waitFor()
  await quotaAfter(page, 1)
  await button(page, 'Gallery, 1 picture').waitFor()
  await quotaAfter(twin, 1)

  await page.reload()
  await loadedFigure(page).waitFor()
  await quotaAfter(page, 1)
  await button(page, 'Gallery, 1 picture').waitFor()
})
