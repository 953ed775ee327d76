import { FREE_LIMIT } from '@dramatis/catalogue'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { button, characterField, createPortrait, portrait, quotaAfter, toast } from './pageParts.ts'
import { startProduct } from './startProduct.ts'
import { texts } from './texts.ts'

const product = startProduct()

/** Has the page fetch the picture that it shows, and returns its bytes. */
const bytesOf = async (page: Page): Promise<Buffer> => {
  const source = await portrait(page).getAttribute('src')
  const data = await page.evaluate(async (url) => {
    const bytes = new Uint8Array(await (await fetch(url ?? '')).arrayBuffer())
    return Array.from(bytes)
  }, source)
  return Buffer.from(data)
}

it.each([
  [texts.generator.aspects.portrait, 2 / 3],
  [texts.generator.aspects.landscape, 3 / 2],
  [texts.generator.aspects.square, 1],
])(
  '[form-9, result-4, constant-12] draws Gandalf as a %s that has contrast and fits the stage',
  async (format, ratio) => {
    const page = await product.openPage({ reducedMotion: 'no-preference' })
    await page.goto('/')
    await page.getByRole('radio', { name: format }).check({ force: true })
    await page.getByText(texts.billing.badge.ready).waitFor()
    const shownTexts = collectTexts(page)
    await createPortrait(page)
    await portrait(page).waitFor()
    expect(await shownTexts()).toEqual(
      expect.arrayContaining([texts.generator.waitingTitle, texts.generator.waitingHint]),
    )

    const { width, height } = await sharp(await bytesOf(page)).metadata()
    expect(width / height).toBeCloseTo(ratio, 2)
    const { channels } = await sharp(await bytesOf(page)).stats()
    for (const { stdev } of channels) expect(stdev).toBeGreaterThan(15)

    const shown = await portrait(page).boundingBox()
    if (!shown) throw new Error('The picture is not visible.')
    expect(shown.width / shown.height).toBeCloseTo(ratio, 1)
    expect(shown.height).toBeLessThanOrEqual(600)
  },
)

it('[quota-1, generation-1] shows its progress, counts each success, keeps the count and refuses a portrait over the limit', async () => {
  const page = await product.openPage()
  await page.goto('/')
  await quotaAfter(page, 0)
  await page.getByText(texts.billing.badge.ready).waitFor()

  const shownTexts = collectTexts(page)
  await createPortrait(page)
  await quotaAfter(page, 1)
  expect(await shownTexts()).toEqual(
    expect.arrayContaining([
      texts.generator.status.describing,
      texts.generator.status.creating,
      texts.generator.status.succeeded,
    ]),
  )
  await page.getByText(`${FREE_LIMIT - 1} requests remaining`).waitFor()

  await page.reload()
  await quotaAfter(page, 1)

  for (let used = 2; used < FREE_LIMIT; used += 1) {
    await createPortrait(page, `Gandalf, take ${used}`)
    await quotaAfter(page, used)
  }
  await page.getByText('1 request remaining').waitFor()
  await createPortrait(page, 'Gandalf, the last')
  await page.getByText(texts.billing.badge.throttled).first().waitFor()
  await page
    .getByRole('timer')
    .getByText(/Try again in (60:00|5\d:\d\d)/)
    .waitFor()
})

it('the server also refuses a portrait over the limit when the browser has lost its count', async () => {
  const page = await product.openPage({ expectConsole: [/status of 429 .*\/characterSD$/] })
  await page.goto('/')
  for (let used = 1; used < FREE_LIMIT; used += 1) {
    await createPortrait(page, `Gandalf, take ${used}`)
    await quotaAfter(page, used)
  }
  await createPortrait(page, 'Gandalf, the last')
  await page.getByText(texts.billing.badge.throttled).first().waitFor()

  await page.evaluate(() => {
    const saved = JSON.parse(localStorage.getItem('dramatis') ?? '') as {
      state: { requestedAt: number[] }
    }
    saved.state.requestedAt = []
    localStorage.setItem('dramatis', JSON.stringify(saved))
  })
  await page.reload()
  await quotaAfter(page, 0)
  await createPortrait(page, 'Gandalf, once more')
  await page.getByText(texts.generator.rateLimit).first().waitFor()
  await page
    .getByRole('timer')
    .getByText(/Try again in 5\d:\d\d/)
    .waitFor()
})

it('[everyone-4] shows a repeated refusal in one toast, whose countdown starts again', async () => {
  const requestedAt = Array.from({ length: FREE_LIMIT }, () => Date.now())
  const page = await product.openPage({ saved: { seen: ['upsell'], requestedAt } })
  await page.clock.install()
  await page.goto('/')
  await characterField(page).fill('Gandalf')
  const submit = button(page, texts.generator.submit)
  // The button looks disabled but can be clicked.
  const press = () => submit.click({ force: true })
  await press()
  await toast(page).waitFor()
  const bar = await toast(page).locator('i').elementHandle()
  for (let click = 1; click < 8; click += 1) await press()
  expect(await toast(page).count()).toBe(1)
  // A new bar, which starts full, replaces the old one.
  await page.waitForFunction((before) => !before.isConnected, bar)
  await page.clock.fastForward(3000)
  await toast(page).waitFor({ state: 'detached' })
})

it('[validation-1] asks for a name and sends nothing without one', async () => {
  const page = await product.openPage()
  const requested: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') requested.push(request.url().split('/').at(-1))
  })
  await page.goto('/')
  await characterField(page).waitFor()
  expect(requested).toEqual([])
  await createPortrait(page, '   ')
  await page.getByText(texts.generator.nameMissing).first().waitFor()
  // The features are requested when the form is first used.
  expect(requested.filter((name) => name !== 'features')).toEqual([])
})

/** Records every text that the page shows from now on. */
const collectTexts = (page: Page): (() => Promise<string[]>) => {
  const started = page.evaluate(() => {
    const seen = new Set<string>()
    const look = (): void => {
      for (const element of document.querySelectorAll('body *')) {
        if (element.childElementCount === 0 && element.textContent)
          seen.add(element.textContent.trim())
      }
    }
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    })
    Object.assign(globalThis, { textsSeen: seen })
  })
  return async () => {
    await started
    return page.evaluate(() => [...(globalThis as unknown as { textsSeen: Set<string> }).textsSeen])
  }
}
