import sharp from 'sharp'
import { openPage } from './openPage.ts'
import { toReference } from './toReference.ts'
import { TOLERANCE, worstDifference } from './worstDifference.ts'

const PAGE = `
  <style>
    body { margin: 24px; background: #f6e1d7; color: #141a2e; font: 16px/1.5 sans-serif }
    h1 { font: 600 64px/1 serif }
    button { width: 44px; height: 44px; background: transparent; border: 1px solid #141a2e }
    mark { background: #ffc42b }
  </style>
  <h1>Who takes the stage?</h1>
  <p>Type a character and watch the portrait appear. <mark>Upgrade</mark></p>
  <p id="small">From a book, a film, a game or out of your own head.</p>
  <button>&times;</button>`

/** Returns a screenshot of the page with additional CSS, reduced like a reference. */
const screenshotWith = async (css = ''): Promise<Buffer> => {
  const page = await openPage({ width: 900, height: 500 })
  await page.setContent(`${PAGE}<style>${css}</style>`)
  const screenshot = await page.screenshot()
  await page.close()
  return toReference(screenshot)
}

it('is 0 between a picture and itself', async () => {
  expect(await worstDifference(await screenshotWith(), await screenshotWith())).toBe(0)
})

it.each([
  ['letters between two pixels', 'body { translate: 0.25px 0.25px }'],
  ['letters that are antialiased differently', 'body { will-change: transform; opacity: 0.999 }'],
  ['letters that are a little bolder', 'body { -webkit-text-stroke: 0.2px }'],
  ['letters that are laid out for print', 'body { text-rendering: geometricPrecision }'],
])('tolerates %s', async (_, css) => {
  expect(await worstDifference(await screenshotWith(), await screenshotWith(css))).toBeLessThan(
    TOLERANCE,
  )
})

it.each([
  ['a missing button', 'button { visibility: hidden }'],
  ['a missing line of text', '#small { visibility: hidden }'],
  ['a line of text that has moved by 12 px', '#small { translate: 0 12px }'],
  ['a title that has moved by 6 px', 'h1 { translate: 6px 0 }'],
  ['a missing background', 'mark { background: none }'],
  ['another background color of the page', 'body { background: #f6d0c0 }'],
])('finds %s', async (_, css) => {
  expect(await worstDifference(await screenshotWith(), await screenshotWith(css))).toBeGreaterThan(
    TOLERANCE,
  )
})

it('tolerates the compression of a reference', async () => {
  const small = await screenshotWith()
  const again = await sharp(small).webp({ quality: 80 }).toBuffer()
  expect(await worstDifference(small, again)).toBeLessThan(TOLERANCE)
})

it('is infinite for pages of different sizes', async () => {
  const small = await screenshotWith()
  const taller = await sharp(small).extend({ bottom: 2, background: '#f6e1d7' }).webp().toBuffer()
  expect(await worstDifference(small, taller)).toBe(Infinity)
  const nearly = await sharp(small).extend({ bottom: 1, background: '#f6e1d7' }).webp().toBuffer()
  expect(await worstDifference(small, nearly)).toBeLessThan(TOLERANCE)
})
