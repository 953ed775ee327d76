import { closeOffer, openPage } from './openPage.ts'
import { originOf } from './startLocal.ts'
import { useProduct } from './useProduct.ts'

jest.setTimeout(120_000)

const product = useProduct({ STUDIO_SHORT_SIDE: '128' })

it.each([
  ['as long as a name may be', 'Maximilian '.repeat(30).slice(0, 300)],
  ['of one long word', 'W'.repeat(300)],
  ['with a long title', `Ann, ${'the very long title of a book '.repeat(9)}`],
  ['that is markup', '<script>alert(1)</script><img src=x onerror=alert(2)>, <b>Bold</b>'],
  ['of emoji', '🧙‍♂️👨‍👩‍👧‍👦🏳️‍🌈'],
  ['from right to left', 'شهرزاد, ألف ليلة وليلة'],
  ['of half a character', '\ud800x'],
])(
  'draws a name %s, leaves the picture in sight and the page as wide as the screen',
  async (_, name) => {
    const { page, context, errors } = await openPage(product.browser, { width: 390, height: 844 })
    page.on('dialog', (dialog) => {
      throw new Error(`The page ran what was typed: ${dialog.message()}`)
    })
    await closeOffer(page)
    await page.goto(originOf(product.ports.page))
    const field = page.getByRole('combobox', { name: /character/i })
    await field.fill(name)
    await field.press('Control+Enter')
    const figure = page.locator('figure[data-loaded="true"]')
    await figure.waitFor()

    const [frame, caption] = await Promise.all([
      figure.boundingBox(),
      figure.locator('figcaption p').first().boundingBox(),
    ])
    if (!frame || !caption) throw new Error('The picture or its caption has no box.')
    expect((caption.y - frame.y) / frame.height).toBeGreaterThan(0.4)
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
    expect(errors).toEqual([])
    await context.close()
  },
)
