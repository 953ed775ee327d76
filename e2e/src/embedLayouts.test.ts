import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import type { Page } from 'playwright-core'
import { EXHAUSTIVE } from './exhaustive.ts'
import { recordShifts, sumOfShifts } from './layoutShifts.ts'
import { nextFrames } from './pageParts.ts'
import { closePages } from './openPage.ts'
import { startStrictPage } from './startStrictPage.ts'
import { texts } from './texts.ts'

/** A site without a Content Security Policy, since its layouts are in `style` attributes. */
const partner = startStrictPage(() => '')

/** The layouts in which a partner may put the element, and its width there, given the width of the main column. */
const LAYOUTS: readonly (readonly [layout: string, width: (column: number) => number])[] = [
  ['<main>EMBED</main>', (column) => column],
  ['<main style="display: flex">EMBED</main>', (column) => column],
  [
    '<main style="display: flex"><nav style="flex: 0 0 20%"></nav>EMBED</main>',
    (column) => column * 0.8,
  ],
  [
    '<main style="display: flex; flex-direction: column; align-items: center">EMBED</main>',
    (column) => column,
  ],
  ['<main style="display: grid; place-items: center">EMBED</main>', (column) => column],
  [
    '<main style="display: grid; grid-template-columns: auto 1fr">EMBED<p></p></main>',
    contentWidth,
  ],
  ['<main style="display: flow-root"><p style="float: left">EMBED</p></main>', contentWidth],
  ['<main><span style="display: inline-block">EMBED</span></main>', contentWidth],
  [
    '<main style="display: table"><div style="display: table-cell">EMBED</div></main>',
    contentWidth,
  ],
  [
    '<main style="position: relative; height: 720px"><p style="position: absolute">EMBED</p></main>',
    contentWidth,
  ],
  [
    '<main><dialog open style="position: static; max-width: 100%; padding: 0; border: 0">EMBED</dialog></main>',
    contentWidth,
  ],
  [
    '<main style="zoom: 0.5"><div style="width: fit-content">EMBED</div></main>',
    (column) => contentWidth(column / 0.5),
  ],
  ['<main style="width: min-content">EMBED</main>', () => 280],
]

/** The width of an element that is as wide as its content, or as the column if that is narrower. */
function contentWidth(column: number): number {
  return Math.min(column, 720)
}

const WIDTHS = [280, 390, 768, 1280]
const ROOT_SIZES = ['62.5%', '100%', '200%']

const place = fc.record({
  layout: fc.constantFrom(...LAYOUTS.map(([layout]) => layout)),
  width: fc.integer({ min: 280, max: 1600 }),
  rootSize: fc.constantFrom(...ROOT_SIZES),
})

it('[embed-1] has its place before its script runs, and shifts nothing, in any layout at any width', async () => {
  await fc.assert(
    fc.asyncProperty(place, async ({ layout, width, rootSize }) => {
      const page = await open(
        `<style>:root { font-size: ${rootSize} }</style>${layout}<p>What comes after it.</p>`,
        async (opened) => {
          await opened.setViewportSize({ width, height: 900 })
          // The script arrives once the page has been painted without it. Otherwise, there is nothing to shift.
          await opened.route('**/dramatis.js', async (route) => {
            await opened.waitForFunction(
              () => performance.getEntriesByName('first-contentful-paint').length > 0,
            )
            await nextFrames(opened, 2)
            await route.continue()
          })
        },
      )
      const embed = page.locator('dramatis-generator')
      await embed.getByRole('button', { name: texts.generator.submit }).waitFor()
      await page.waitForFunction(() => document.fonts.status === 'loaded')
      await nextFrames(page)
      expect(await sumOfShifts(page)).toBeLessThan(0.02)
      await closePages()
    }),
    { numRuns: EXHAUSTIVE ? 150 : 25 },
  )
})

it('[embed-1] fills its container and is readable in every layout', async () => {
  const page = await open(
    LAYOUTS.map(([layout]) => `${layout}<p>What comes after it.</p>`).join(''),
  )
  const embeds = page.locator('dramatis-generator')
  expect(await embeds.count()).toBe(LAYOUTS.length)
  for (const embed of await embeds.all()) {
    await embed.evaluate((element) => element.scrollIntoView())
    await embed.getByRole('button', { name: texts.generator.submit }).waitFor()
  }

  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    for (const rootSize of ROOT_SIZES) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
      }, rootSize)
      await nextFrames(page, 3)
      const at = `${width} px, ${rootSize}`
      const { scrollWidth, boxes } = await measure(page)
      expect([at, scrollWidth]).toEqual([at, width])
      for (const [index, [layout, expected]] of LAYOUTS.entries()) {
        const { box, height, small } = boxes[index] ?? {}
        expect({ at, layout, box, height, small }).toEqual({
          at,
          layout,
          box: Math.round(expected(width)),
          height: 720,
          small: [],
        })
      }
    }
  }
})

it('[embed-1] adapts its layout to its own width, from 280 px up', async () => {
  const page = await open('<main style="display: grid">EMBED</main>')
  const embed = page.locator('dramatis-generator')
  await embed.getByRole('button', { name: texts.generator.submit }).waitFor()
  const columns = async (width: number) => {
    await page.locator('main').evaluate((main, px) => (main.style.width = `${px}px`), width)
    await nextFrames(page, 3)
    return embed.evaluate((element) => {
      const leftOf = (part: string) =>
        element.shadowRoot?.querySelector(`[part~=${part}]`)?.getBoundingClientRect().left ?? 0
      const [form, format, style, stage] = ['form', 'format', 'style', 'stage'].map(leftOf)
      return {
        sideBySide: form !== undefined && stage !== undefined && stage > form + 100,
        inline: format !== style,
      }
    })
  }
  expect(await columns(1280)).toEqual({ sideBySide: true, inline: true })
  expect(await columns(768)).toEqual({ sideBySide: false, inline: true })
  expect(await columns(390)).toEqual({ sideBySide: false, inline: true })
  expect(await columns(280)).toEqual({ sideBySide: false, inline: false })
})

/** Opens a partner's page with this body, in which EMBED stands for the element as its README shows it. */
const open = (body: string, prepare?: (page: Page) => unknown): Promise<Page> => {
  const [style] = /style="[^"]+"/.exec(README) ?? ['']
  const embed = `<dramatis-generator ${partner.addresses()} ${style}></dramatis-generator>`
  return partner.open(
    `<style>body, p { margin: 0 }</style>${body.replaceAll('EMBED', embed)}`,
    async (page) => {
      await recordShifts(page)
      await prepare?.(page)
    },
  )
}

const README = readFileSync(join(__dirname, '../../embed/README.md'), 'utf8')

/** Returns the width of the page, the size of each element's frame, and its texts that are smaller than 14 px. */
const measure = (page: Page) =>
  page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    boxes: [...document.querySelectorAll('dramatis-generator')].map((embed) => {
      const root = embed.shadowRoot
      if (!root) throw new Error('The element has no shadow root.')
      const small: string[] = []
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { nodeValue, parentElement: parent } = texts.currentNode
        if (!parent?.checkVisibility() || (nodeValue ?? '').trim() === '') continue
        if (parseFloat(getComputedStyle(parent).fontSize) < 14) small.push(nodeValue ?? '')
      }
      const frame = root.querySelector<HTMLElement>('.frame')
      return { box: frame?.offsetWidth, height: frame?.offsetHeight, small }
    }),
  }))
