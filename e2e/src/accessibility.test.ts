import { openPage } from './openPage.ts'
import { originOf } from './startLocal.ts'
import { useProduct } from './useProduct.ts'
import { violations } from './violations.ts'

jest.setTimeout(120_000)

const product = useProduct()

describe.each([390, 1440])('at %i px', (width) => {
  it.each(['light', 'dark'] as const)('axe finds nothing by %s', async (colorScheme) => {
    const { page, context } = await openPage(product.browser, { width })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(originOf(product.ports.page))
    const name = page.getByRole('combobox', { name: /character/i })
    await name.waitFor()
    await page.getByRole('button', { name: 'Send Message' }).waitFor()
    await page.getByText('Ready to generate').waitFor()
    expect(await violations(page)).toEqual([])

    await name.pressSequentially('Gan')
    await page.getByRole('option', { name: /Gandalf/ }).waitFor()
    expect(await violations(page)).toEqual([])

    await name.fill('Gandalf, The Lord of the Rings')
    await page.getByRole('button', { name: 'Create portrait' }).click()
    await page.getByRole('img', { name: /Gandalf/ }).waitFor()
    expect(await violations(page)).toEqual([])
    await context.close()
  })
})
