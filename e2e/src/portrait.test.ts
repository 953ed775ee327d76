import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { closeOffer, openPage } from './openPage.ts'
import { originOf } from './startLocal.ts'
import { useProduct } from './useProduct.ts'

jest.setTimeout(120_000)

const product = useProduct()

const create = async (page: Page, character: string, format?: string): Promise<void> => {
  await page.getByRole('combobox', { name: /character/i }).fill(character)
  if (format) await page.getByRole('radio', { name: format }).check({ force: true })
  await page.getByRole('button', { name: 'Create portrait' }).click()
}

const picture = (page: Page) => page.getByRole('img', { name: /Gandalf/ })

/** The shown picture's bytes, fetched by the page itself. */
const bytesOf = async (page: Page): Promise<Buffer> => {
  const source = await picture(page).getAttribute('src')
  const data = await page.evaluate(async (url) => {
    const bytes = new Uint8Array(await (await fetch(url ?? '')).arrayBuffer())
    return Array.from(bytes)
  }, source)
  return Buffer.from(data)
}

it.each([
  ['Portrait', 2 / 3],
  ['Landscape', 3 / 2],
  ['Square', 1],
])('draws Gandalf as a %s, a picture that is one and that fits', async (format, ratio) => {
  const { page, context, errors } = await openPage(product.browser)
  await closeOffer(page)
  await page.goto(originOf(product.ports.page))
  await create(page, 'Gandalf, The Lord of the Rings', format)
  await page.getByText('Creating your character...').waitFor()
  await page.getByText('This may take up to 20 seconds').waitFor()
  await picture(page).waitFor()

  const { width, height } = await sharp(await bytesOf(page)).metadata()
  expect(width / height).toBeCloseTo(ratio, 2)
  const { channels } = await sharp(await bytesOf(page)).stats()
  for (const { stdev } of channels) expect(stdev).toBeGreaterThan(15)

  const shown = await picture(page).boundingBox()
  if (!shown) throw new Error('The picture is not visible.')
  expect(shown.width / shown.height).toBeCloseTo(ratio, 1)
  expect(shown.height).toBeLessThanOrEqual(600)
  expect(errors).toEqual([])
  await context.close()
})

it('says what it does, counts each success, keeps the count, and refuses the sixth', async () => {
  const { page, context } = await openPage(product.browser)
  await closeOffer(page)
  await page.goto(originOf(product.ports.page))
  await page.getByText('5/5 images').waitFor()
  await page.getByText('Ready to generate').waitFor()

  const said = collectTexts(page)
  await create(page, 'Gandalf, The Lord of the Rings')
  await page.getByText('4/5 images').waitFor()
  expect(await said()).toEqual(
    expect.arrayContaining([
      'Generating character description...',
      'Creating character image...',
      'Character generated successfully!',
    ]),
  )
  await page.getByText('4 requests remaining').waitFor()

  await page.reload()
  await page.getByText('4/5 images').waitFor()

  for (const left of [3, 2, 1]) {
    await create(page, `Gandalf, take ${left}`)
    await page.getByText(`${left}/5 images`).waitFor()
  }
  await page.getByText('1 request remaining').waitFor()
  await create(page, 'Gandalf, the last')
  await page.getByText('Rate limit reached').first().waitFor()
  await page
    .getByText(/Try again in (60:00|5\d:\d\d)/)
    .first()
    .waitFor()
  await context.close()
})

it('is refused by the server too, when the browser has forgotten its count', async () => {
  const { page, context } = await openPage(product.browser)
  await closeOffer(page)
  await page.goto(originOf(product.ports.page))
  for (const left of [4, 3, 2, 1]) {
    await create(page, `Gandalf, visit ${left}`)
    await page.getByText(`${left}/5 images`).waitFor()
  }
  await create(page, 'Gandalf, visit 0')
  await page.getByText('Rate limit reached').first().waitFor()

  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('dramatis') ?? '') as {
      state: { requestedAt: number[] }
    }
    kept.state.requestedAt = []
    localStorage.setItem('dramatis', JSON.stringify(kept))
  })
  await page.reload()
  await page.getByText('5/5 images').waitFor()
  await create(page, 'Gandalf, once more')
  await page.getByText('Rate limit reached. Try again in a few minutes.').first().waitFor()
  await page
    .getByText(/Try again in 5\d:\d\d/)
    .first()
    .waitFor()
  await context.close()
})

it('tells who asks again and again in one toast, with all of its time', async () => {
  const { page, context } = await openPage(product.browser)
  await closeOffer(page)
  await page.addInitScript(() => {
    const requestedAt = Array.from({ length: 5 }, () => Date.now())
    localStorage.setItem('dramatis', JSON.stringify({ state: { requestedAt }, version: 0 }))
  })
  await page.goto(originOf(product.ports.page))
  await page.getByRole('combobox', { name: /character/i }).fill('Gandalf')
  const submit = page.getByRole('button', { name: /^Try again in/ })
  const toast = page.locator('[data-type]')
  const time = () =>
    toast.locator('i').evaluate((bar) => Number(bar.getAnimations()[0]?.currentTime))
  // Who looks at it sees a button that rests, and may click it all the same.
  const ask = () => submit.click({ force: true })
  await ask()
  await toast.waitFor()
  await page.waitForTimeout(1000)
  const before = await time()
  for (let click = 1; click < 8; click += 1) await ask()
  expect(await toast.count()).toBe(1)
  expect(before).toBeGreaterThanOrEqual(900)
  expect(await time()).toBeLessThan(before)
  await toast.waitFor({ state: 'detached', timeout: 4000 })
  await context.close()
})

it('asks for a name and sends nothing without one', async () => {
  const { page, context } = await openPage(product.browser)
  await closeOffer(page)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url())
  })
  await page.goto(originOf(product.ports.page))
  await create(page, '   ')
  await page.getByText('Please enter a character name').first().waitFor()
  expect(calls).toEqual([])
  await context.close()
})

/** Every text that status regions and toasts show from now on. */
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
