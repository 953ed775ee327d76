import { MAX_NAME_LENGTH } from '@dramatis/catalogue'
import { createPortrait, loadedFigure } from './pageParts.ts'
import { startProduct } from './startProduct.ts'

const product = startProduct()

it.each([
  ['of the maximum length', 'Maximilian '.repeat(MAX_NAME_LENGTH).slice(0, MAX_NAME_LENGTH)],
  ['of one long word', 'W'.repeat(MAX_NAME_LENGTH)],
  ['with a long title', `Ann, ${'the very long title of a book '.repeat(9)}`],
  ['that is markup', '<script>alert(1)</script><img src=x onerror=alert(2)>, <b>Bold</b>'],
  ['of emoji', '🧙‍♂️👨‍👩‍👧‍👦🏳️‍🌈'],
  ['from right to left', 'شهرزاد, ألف ليلة وليلة'],
  ['with half a surrogate pair', '\ud800x'],
])(
  'draws a name %s, with the picture in view and the page no wider than the screen',
  async (_, name) => {
    const page = await product.openPage({ width: 390, height: 844 })
    page.on('dialog', (dialog) => {
      throw new Error(`The page ran what was typed: ${dialog.message()}`)
    })
    await page.goto('/')
    await createPortrait(page, name)
    const figure = loadedFigure(page)
    await figure.waitFor()

    const [frame, caption] = await Promise.all([
      figure.boundingBox(),
      figure.locator('figcaption p').first().boundingBox(),
    ])
    if (!frame || !caption) throw new Error('The picture or its caption is not rendered.')
    expect((caption.y - frame.y) / frame.height).toBeGreaterThan(0.4)
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
  },
)
