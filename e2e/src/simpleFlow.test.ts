import { labelOf, stylesIn } from '@dramatis/catalogue'
import { createPortrait, portrait, quotaAfter, styleField } from './pageParts.ts'
import { startProduct } from './startProduct.ts'
import { texts } from './texts.ts'

const product = startProduct({ FLOW: 'simple' })

it('[form-11, style-2] shows the entire page in the simple flow if the operator chooses it', async () => {
  const page = await product.openPage()
  await page.goto('/')
  await page.getByText(texts.generator.emptyTitleSimple, { exact: true }).waitFor()
  await page.getByText(texts.generator.emptyHint).waitFor()
  expect(
    await page.getByRole('radio', { name: texts.generator.aspects.portrait }).isChecked(),
  ).toBe(true)

  await styleField(page).click()
  const labels = page.getByRole('option').locator('b')
  expect(await labels.allTextContents()).toEqual(
    stylesIn('simple').map((style) => labelOf(style, 'simple')),
  )
  await page.keyboard.press('Escape')

  const carousel = page.getByRole('region', { name: texts.generator.carousel })
  await carousel.getByRole('button', { name: /^Gandalf Ghibli/ }).waitFor()
  await createPortrait(page, 'Gandalf')
  await page.getByText(texts.generator.waitingHintSimple).waitFor()
  const picture = portrait(page)
  await picture.waitFor()
  const { width, height } = await picture.evaluate((image: HTMLImageElement) => ({
    width: image.naturalWidth,
    height: image.naturalHeight,
  }))
  expect(width / height).toBeCloseTo(2 / 3, 1)
})

it('[form-12] uses the latest flow when the settings name an unknown one, and says so in the console', async () => {
  const page = await product.openPage({ expectConsole: [/^settings\.json: "flow"/] })
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  await page.route('**/settings.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      json: { ...((await response.json()) as object), flow: 'Simple' },
    })
  })
  await page.goto('/')
  await quotaAfter(page, 0)
  expect(
    await page.getByRole('radio', { name: texts.generator.aspects.landscape }).isChecked(),
  ).toBe(true)
  expect(messages).toContainEqual(
    'settings.json: "flow" is "Simple", which is neither "latest" nor "simple"; the page uses the latest flow.',
  )
})
