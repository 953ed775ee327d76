import { openPage } from './openPage.ts'
import { originOf } from './startLocal.ts'
import { useProduct } from './useProduct.ts'

jest.setTimeout(120_000)

const product = useProduct({ FLOW: 'simple', STUDIO_SHORT_SIDE: '128' })

it('puts the whole page in the earlier flow where the operator wants that', async () => {
  const { page, context, errors } = await openPage(product.browser)
  await page.goto(originOf(product.ports.page))
  await page.getByText('Your character will appear here', { exact: true }).waitFor()
  await page.getByText('Enter a character name to get started').waitFor()
  expect(await page.getByRole('radio', { name: 'Portrait' }).isChecked()).toBe(true)

  await page.getByRole('combobox', { name: 'Style' }).click()
  const labels = page.getByRole('option').locator('b')
  expect(await labels.allTextContents()).toEqual(['Realistic', 'Ghibli', 'Lego', 'Dispo'])
  await page.keyboard.press('Escape')

  const company = page.getByRole('region', { name: 'The company' })
  await company.getByRole('button', { name: /^Gandalf Ghibli/ }).waitFor()
  await page.getByRole('combobox', { name: /character/i }).fill('Gandalf')
  await page.getByRole('button', { name: 'Create portrait' }).click()
  await page.getByText('This may take up to 20 seconds...').waitFor()
  const picture = page.getByRole('img', { name: /^Gandalf/ })
  await picture.waitFor()
  const { width, height } = await picture.evaluate((image: HTMLImageElement) => ({
    width: image.naturalWidth,
    height: image.naturalHeight,
  }))
  expect(width / height).toBeCloseTo(2 / 3, 1)
  expect(errors).toEqual([])
  await context.close()
})

it('is in the latest flow when the settings name one that there is not, and the console says so', async () => {
  const { page, context, errors } = await openPage(product.browser)
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.route('**/settings.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), flow: 'Simple' } })
  })
  await page.goto(originOf(product.ports.page))
  await page.getByText('5/5 images').waitFor()
  expect(await page.getByRole('radio', { name: 'Landscape' }).isChecked()).toBe(true)
  expect(said).toContainEqual(
    'settings.json: "flow" is "Simple", which is neither "latest" nor "simple"; the page is in the latest flow.',
  )
  expect(errors).toEqual([])
  await context.close()
})
