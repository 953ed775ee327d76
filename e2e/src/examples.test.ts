import type { Locator, Page } from 'playwright-core'
import type { PageOptions } from './openPage.ts'
import { boxOf, characterField, nextFrames, styleField } from './pageParts.ts'
import { startProduct } from './startProduct.ts'
import { texts } from './texts.ts'

const product = startProduct()

const open = async (options?: PageOptions): Promise<Page> => {
  const page = await product.openPage({ reducedMotion: 'no-preference', ...options })
  await page.goto('/')
  await page.getByText(texts.billing.badge.ready).waitFor()
  await carousel(page).scrollIntoViewIfNeeded()
  await page.mouse.move(5, 5)
  return page
}

const carousel = (page: Page) => page.getByRole('region', { name: texts.generator.carousel })
const example = (page: Page, name: RegExp) => carousel(page).getByRole('button', { name })

/** Returns the duration, timing function, iteration count and play state of each animation in the row. */
const animations = (page: Page) =>
  carousel(page).evaluate((section) =>
    [...section.querySelectorAll('*')].flatMap((element) => {
      const style = getComputedStyle(element)
      return style.animationName === 'none'
        ? []
        : [
            [
              style.animationDuration,
              style.animationTimingFunction,
              style.animationIterationCount,
              style.animationPlayState,
            ].join(' '),
          ]
    }),
  )

const leftOf = async (locator: Locator): Promise<number> => (await boxOf(locator)).x

const expectNoMovement = async (locator: Locator): Promise<void> => {
  const before = await leftOf(locator)
  await nextFrames(locator.page())
  expect(await leftOf(locator)).toBe(before)
}

it('[example-2, constant-11] moves to the left in an endless loop of 60 s, without a jump at the seam', async () => {
  const page = await open()
  expect(await animations(page)).toEqual(['60s linear infinite running'])
  const moving = example(page, /Mark Grayson/)
  await page.waitForFunction(
    ([element, before]) => element.getBoundingClientRect().x < before - 5,
    [await moving.elementHandle(), await leftOf(moving)] as const,
  )
  const jump = await carousel(page).evaluate((section) => {
    const [animation] = section.getAnimations({ subtree: true })
    const [row, again] = section.querySelectorAll('ul')
    if (!animation || !row || !again) return undefined
    animation.pause()
    const begin = Number(animation.effect?.getTiming().delay)
    animation.currentTime = begin
    const start = row.getBoundingClientRect().x
    animation.currentTime = begin + 60_000 - 0.001
    return Math.abs(again.getBoundingClientRect().x - start)
  })
  expect(jump).toBeLessThan(1)
})

it.each([
  [390, 'no-preference'],
  [390, 'reduce'],
  [1440, 'no-preference'],
  [1440, 'reduce'],
] as const)(
  'starts with a free example at %i px, with the motion preference %s',
  async (width, reducedMotion) => {
    const page = await open({ width, reducedMotion })
    const examples = await carousel(page).evaluate((section) =>
      [...section.querySelectorAll('img')].map((image) => ({
        left: image.getBoundingClientRect().left,
        locked: image.closest('button')?.dataset.locked,
      })),
    )
    const row = await boxOf(carousel(page).locator('ul').first().locator('../..'))
    const inSight = examples
      .filter(({ left }) => left > row.x && left < width)
      .map(({ locked }) => locked)
    expect(inSight.length).toBeGreaterThan(1)
    expect(inSight[0]).toBe('false')
  },
)

it('[example-1, example-7] has eight round pictures and dims the locked ones to 70%', async () => {
  const page = await open({ reducedMotion: 'reduce' })
  const looks = await carousel(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const image = button.querySelector('img')
        const { width = 0, height = 1 } = image?.getBoundingClientRect() ?? {}
        return [
          image !== null && width === height && getComputedStyle(image).borderRadius,
          getComputedStyle(button).opacity,
          button.querySelector('svg') !== null,
        ].join(' ')
      }),
    )
  const locked = '50% 0.7 true'
  const free = '50% 1 false'
  expect(looks).toEqual([locked, locked, locked, locked, free, free, free, free])
})

it('lets the pointer reach every visible face at any point of the loop', async () => {
  const page = await open()
  const faces = await carousel(page).evaluate((section) => {
    const [animation] = section.getAnimations({ subtree: true })
    animation?.pause()
    const begin = Number(animation?.effect?.getTiming().delay)
    const row = section.querySelector('ul')?.parentElement?.parentElement?.getBoundingClientRect()
    return Array.from({ length: 16 }).flatMap((_, at) => {
      if (animation) animation.currentTime = begin + (at * 60_000) / 16
      return [...section.querySelectorAll('img')].flatMap((face) => {
        const { x, y, width, height } = face.getBoundingClientRect()
        const inSight = x >= (row?.left ?? Infinity) && x + width <= innerWidth
        const hit = document.elementFromPoint(x + width / 2, y + height / 2)
        return inSight ? [hit !== null && face.closest('button') === hit.closest('button')] : []
      })
    })
  })
  expect(faces.length).toBeGreaterThan(16)
  expect(faces.filter((isReachable) => !isReachable)).toEqual([])
})

it('shows the style names without ligatures', async () => {
  const page = await open()
  const widths = await carousel(page)
    .getByText('Realistic')
    .first()
    .evaluate((text) => {
      text.style.display = 'inline-block'
      text.style.fontSize = '200px'
      return ['normal', 'none'].map((ligatures) => {
        text.style.fontVariantLigatures = ligatures
        return text.getBoundingClientRect().width
      })
    })
  expect(widths[0]).toBe(widths[1])
})

it('[example-3] stops under the pointer and starts again when the pointer leaves', async () => {
  const page = await open()
  const { x, y, width, height } = await boxOf(carousel(page))
  await page.mouse.move(x + width * 0.8, y + height / 2)
  expect(await animations(page)).toEqual(['60s linear infinite paused'])
  await expectNoMovement(example(page, /Mark Grayson/))
  await page.mouse.move(5, 5)
  expect(await animations(page)).toEqual(['60s linear infinite running'])
})

it('[example-4] stops while the focus is in it and keeps the focused example in view', async () => {
  const page = await open()
  await example(page, /Mark Grayson/).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const focused = example(page, /Mario/)
  expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true)
  await expectNoMovement(focused)
  const box = await boxOf(focused)
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(1440)
})

it('[example-4] does not move for anyone who prefers reduced motion, and can be scrolled', async () => {
  const page = await open({ width: 768, reducedMotion: 'reduce' })
  expect(await animations(page)).toEqual([])
  await expectNoMovement(example(page, /Mark Grayson/))
  const last = example(page, /Percy Jackson/)
  await last.scrollIntoViewIfNeeded()
  const { x, width } = await boxOf(last)
  expect(x + width).toBeLessThanOrEqual(768)
})

it('[example-5] fills in the form and submits it', async () => {
  const page = await open({ reducedMotion: 'reduce' })
  const request = page.waitForRequest('**/charPrompt')
  await example(page, /Eragon/).click()
  expect(await characterField(page).inputValue()).toBe('Eragon')
  expect((await request).postDataJSON()).toEqual({
    prompt: 'Eragon',
    aspect_ratio: 'landscape',
    style: 'realistic',
    language: 'en',
  })
})

it('[example-6] opens the checkout in a new tab for a locked example and fills in nothing', async () => {
  const page = await open({ reducedMotion: 'reduce' })
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('charPrompt')) requests.push(request.url())
  })
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    example(page, /Gandalf/).click(),
  ])
  await tab.getByRole('heading', { name: 'Buy Dramatis Premium' }).waitFor()
  expect(await characterField(page).inputValue()).toBe('')
  expect(await styleField(page).textContent()).toBe('Realistic')
  expect(requests).toEqual([])
})
