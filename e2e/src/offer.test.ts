import { openPage } from './openPage.ts'
import { originOf } from './startLocal.ts'
import { useProduct } from './useProduct.ts'

jest.setTimeout(120_000)

const product = useProduct({ STUDIO_SHORT_SIDE: '128' })

it('waits until a visitor who has gone on typing rests, and swallows no key', async () => {
  const { page, context } = await openPage(product.browser)
  await page.goto(originOf(product.ports.page))
  const name = page.getByRole('combobox', { name: 'Character name' })
  await name.fill('Gandalf')
  await name.press('Enter')
  await page.getByRole('img', { name: /^Gandalf/ }).waitFor()

  const next = 'Elizabeth Bennet, Pride and Prejudice'
  await name.fill('')
  // Well past the three seconds after which it comes.
  await name.pressSequentially(next, { delay: 150 })
  const offer = page.getByRole('dialog', { name: 'Unlock Premium' })
  expect(await name.inputValue()).toBe(next)
  expect(await name.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await offer.count()).toBe(0)

  await offer.waitFor()
  await page.keyboard.press('Escape')
  expect(await name.evaluate((field) => field === document.activeElement)).toBe(true)
  await context.close()
})
