import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { readFile } from 'node:fs/promises'
import { contrast } from './contrast.ts'
import { closeOffer, openPage } from './openPage.ts'
import { originOf } from './startLocal.ts'
import { useProduct } from './useProduct.ts'

jest.setTimeout(120_000)

const product = useProduct({ STUDIO_SHORT_SIDE: '128' })

interface Visit {
  readonly width?: number
  readonly height?: number
  readonly reducedMotion?: 'reduce'
}

const visit = async ({ reducedMotion, ...size }: Visit = {}) => {
  const opened = await openPage(product.browser, size)
  const { page } = opened
  if (reducedMotion) await page.emulateMedia({ reducedMotion })
  await closeOffer(page)
  await page.goto(originOf(product.ports.page))
  await page.getByText('Ready to generate').waitFor()
  return opened
}

const nameField = (page: Page): Locator => page.getByRole('combobox', { name: /character/i })
const styleField = (page: Page): Locator => page.getByRole('combobox', { name: 'Style' })
const picture = (page: Page): Locator => page.getByRole('img', { name: /^Gandalf/ })
const create = async (page: Page): Promise<void> => {
  await nameField(page).fill('Gandalf, The Lord of the Rings')
  await nameField(page).press('Control+Enter')
}

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator.toString()} has no box.`)
  return box
}

/** How far it moves to the left in a moment, in CSS pixels. */
const movement = async (locator: Locator): Promise<number> => {
  const before = await boxOf(locator)
  await locator.page().waitForTimeout(400)
  return before.x - (await boxOf(locator)).x
}

describe('the page', () => {
  it('is one screen with title and subtitle, and its address stays what it is', async () => {
    const { page, context, errors } = await visit()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByText('Type a character and watch the portrait appear.').waitFor()
    await create(page)
    await picture(page).waitFor()
    expect(page.url()).toBe(`${originOf(product.ports.page)}/`)
    expect(errors).toEqual([])
    await context.close()
  })

  it.each([390, 1440])(
    'at %i px keeps the header, with logo and brand, and the badge in sight',
    async (width) => {
      const { page, context } = await visit({ width })
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await page.waitForFunction(() => scrollY > 200)
      const header = page.getByRole('banner')
      expect((await boxOf(header)).y).toBe(0)
      const brand = header.getByRole('link', { name: /Dramatis/ })
      expect(await brand.locator('svg').isVisible()).toBe(true)
      expect(await brand.getByText('Dramatis').isVisible()).toBe(true)
      const { height } = await boxOf(header)
      const badge = await boxOf(page.getByRole('region', { name: 'Free quota' }))
      expect(badge.y - height).toBeLessThan(40)
      expect(width - (badge.x + badge.width)).toBeLessThan(100)
      expect(badge.x).toBeGreaterThan(width / 2)
      await context.close()
    },
  )

  it('shows a toast at the top, in the middle, which counts its three seconds down', async () => {
    const { page, context } = await visit()
    await create(page)
    const toast = page
      .getByRole('region', { name: 'Notifications' })
      .locator('[data-type]')
      .filter({ hasText: 'Character generated successfully!' })
    await toast.waitFor()
    const { x, y, width } = await boxOf(toast)
    expect(Math.abs(x + width / 2 - 1440 / 2)).toBeLessThan(10)
    expect(y).toBeLessThan(40)
    // Not longer than the 50 ms tick of the specification: a step for every frame.
    const drained = await toast.evaluate(async (element) => {
      const bar = element.querySelector('i')
      if (!bar) return []
      const { animationDuration, animationTimingFunction } = getComputedStyle(bar)
      const widths: number[] = []
      while (widths.length < 4) {
        widths.push(bar.getBoundingClientRect().width)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      const smaller = widths.slice(1).every((width, index) => width < (widths[index] ?? 0))
      return [animationDuration, animationTimingFunction, smaller]
    })
    expect(drained).toEqual(['3s', 'linear', true])
    await toast.waitFor({ state: 'detached', timeout: 4000 })
    await context.close()
  })
})

describe('the form', () => {
  it('takes a clicked suggestion, in spite of the focus that it loses to it', async () => {
    const { page, context } = await visit()
    await nameField(page).pressSequentially('gan')
    await page.getByRole('option', { name: /Gandalf/ }).click()
    expect(await nameField(page).inputValue()).toBe('Gandalf, The Lord of the Rings')
    await picture(page).waitFor()
    await context.close()
  })

  it.each([
    [320, 256],
    [844, 390],
  ])('opens suggestions in sight of a window of %i by %i px', async (width, height) => {
    const { page, context } = await visit({ width, height })
    await nameField(page).pressSequentially('gan')
    const option = page.getByRole('option', { name: /Gandalf/ })
    await option.waitFor()
    await page.waitForTimeout(1000) // it may scroll smoothly
    for (const shown of [nameField(page), option]) {
      const { y, height: high } = await boxOf(shown)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y + high).toBeLessThanOrEqual(height)
    }
    await context.close()
  })

  it('is whole in the first sight of a phone on its side', async () => {
    const { page, context } = await visit({ width: 844, height: 390 })
    const { y, height } = await boxOf(page.getByRole('button', { name: 'Create portrait' }))
    expect(y + height).toBeLessThanOrEqual(390)
    await context.close()
  })

  it('puts suggestions away when the focus goes elsewhere', async () => {
    const { page, context } = await visit()
    await nameField(page).pressSequentially('gan')
    const option = page.getByRole('option', { name: /Gandalf/ })
    await option.waitFor()
    await page.getByLabel('Message').focus()
    await option.waitFor({ state: 'hidden', timeout: 2000 })
    await context.close()
  })

  it('closes the styles with a press elsewhere, and with Escape', async () => {
    const { page, context } = await visit()
    const options = page.getByRole('listbox', { name: 'Style' }).getByRole('option')
    await styleField(page).click()
    expect(await options.count()).toBe(8)
    await page.getByRole('heading', { level: 1 }).click()
    expect(await options.count()).toBe(0)
    await styleField(page).click()
    await page.keyboard.press('Escape')
    expect(await options.count()).toBe(0)
    await context.close()
  })

  it('opens the checkout in a new tab for a locked style, and leaves the style', async () => {
    const { page, context } = await visit()
    await styleField(page).click()
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('option', { name: /Pixar/ }).click(),
    ])
    await tab.getByRole('heading', { name: 'Buy Dramatis Premium' }).waitFor()
    expect(await styleField(page).textContent()).toBe('Realistic')
    expect(page.url()).toBe(`${originOf(product.ports.page)}/`)
    await context.close()
  })
})

describe('the row of examples', () => {
  const company = (page: Page) => page.getByRole('region', { name: 'The company' })
  const player = (page: Page, name: RegExp) => company(page).getByRole('button', { name })

  /** What moves, and how. */
  const motion = (page: Page) =>
    company(page).evaluate((section) =>
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

  it('goes round in 60 s, evenly and for ever, without a jump where it begins again', async () => {
    const { page, context } = await visit()
    await company(page).scrollIntoViewIfNeeded()
    await page.mouse.move(5, 5)
    expect(await motion(page)).toEqual(['60s linear infinite running'])
    expect(await movement(player(page, /Mark Grayson/))).toBeGreaterThan(5)
    const jump = await company(page).evaluate((section) => {
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
    await context.close()
  })

  it.each([390, 1440])(
    'begins for a free visitor with what is free, moving or still, at %i px',
    async (width) => {
      for (const reducedMotion of [undefined, 'reduce'] as const) {
        const { page, context } = await visit({ width, ...(reducedMotion && { reducedMotion }) })
        await company(page).scrollIntoViewIfNeeded()
        await page.mouse.move(5, 5)
        const faces = await company(page).evaluate((section) =>
          [...section.querySelectorAll('img')].map((image) => ({
            left: image.getBoundingClientRect().left,
            locked: image.closest('button')?.dataset['locked'],
          })),
        )
        const row = await boxOf(company(page).locator('ul').first().locator('../..'))
        const inSight = faces
          .filter(({ left }) => left > row.x && left < width)
          .map(({ locked }) => locked)
        expect(inSight.length).toBeGreaterThan(1)
        expect(inSight[0]).toBe('false')
        await context.close()
      }
    },
  )

  it('has eight round pictures, and dims those that are locked to 70 %', async () => {
    const { page, context } = await visit({ reducedMotion: 'reduce' })
    await page.mouse.move(5, 5)
    const looks = await company(page)
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
    await context.close()
  })

  it('stands still under the pointer, and goes on after it', async () => {
    const { page, context } = await visit()
    await company(page).scrollIntoViewIfNeeded()
    const { x, y, width, height } = await boxOf(company(page))
    await page.mouse.move(x + width * 0.8, y + height / 2)
    expect(await motion(page)).toEqual(['60s linear infinite paused'])
    expect(await movement(player(page, /Mark Grayson/))).toBe(0)
    await page.mouse.move(5, 5)
    expect(await motion(page)).toEqual(['60s linear infinite running'])
    await context.close()
  })

  it('stands still with the focus in it, in sight of who uses the keyboard', async () => {
    const { page, context } = await visit()
    await company(page).scrollIntoViewIfNeeded()
    await page.mouse.move(5, 5)
    await player(page, /Mark Grayson/).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    const focused = player(page, /Mario/)
    expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await movement(focused)).toBe(0)
    const box = await boxOf(focused)
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(1440)
    await context.close()
  })

  it('stands still for who wants no motion, and can be scrolled', async () => {
    const { page, context } = await visit({ width: 768, reducedMotion: 'reduce' })
    await company(page).scrollIntoViewIfNeeded()
    expect(await motion(page)).toEqual([])
    expect(await movement(player(page, /Mark Grayson/))).toBe(0)
    const last = player(page, /Percy Jackson/)
    await last.scrollIntoViewIfNeeded()
    const { x, width } = await boxOf(last)
    expect(x + width).toBeLessThanOrEqual(768)
    await context.close()
  })

  it('fills the form in and submits it', async () => {
    const { page, context } = await visit({ reducedMotion: 'reduce' })
    const asked = page.waitForRequest('**/charPrompt')
    await player(page, /Eragon/).click()
    expect(await nameField(page).inputValue()).toBe('Eragon')
    expect((await asked).postDataJSON()).toEqual({
      prompt: 'Eragon',
      aspect_ratio: 'landscape',
      style: 'realistic',
    })
    await context.close()
  })

  it('opens the checkout in a new tab for a locked one, and fills in nothing', async () => {
    const { page, context } = await visit({ reducedMotion: 'reduce' })
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('charPrompt')) asked.push(request.url())
    })
    const [tab] = await Promise.all([context.waitForEvent('page'), player(page, /Gandalf/).click()])
    await tab.getByRole('heading', { name: 'Buy Dramatis Premium' }).waitFor()
    expect(await nameField(page).inputValue()).toBe('')
    expect(await styleField(page).textContent()).toBe('Realistic')
    expect(asked).toEqual([])
    await context.close()
  })
})

describe('the result', () => {
  const stage = (page: Page) => page.locator('[data-view]')

  it.each([
    [1440, 2000],
    [1440, 420],
    [768, 1600],
    [390, 1600],
    [320, 480],
  ])(
    'at %i by %i px has at least 400 px of height, a picture at most 600',
    async (width, height) => {
      const { page, context } = await visit({ width, height })
      expect((await boxOf(stage(page))).height).toBeGreaterThanOrEqual(400)
      for (const format of ['Portrait', 'Square', 'Landscape']) {
        await page.locator('label', { hasText: format }).click()
        await create(page)
        await page.getByRole('button', { name: 'Another take' }).waitFor()
        await page.locator('figure[data-loaded="true"]').waitFor()
        expect((await boxOf(picture(page))).height).toBeLessThanOrEqual(600)
        expect((await boxOf(stage(page))).height).toBeGreaterThanOrEqual(400)
      }
      await context.close()
    },
  )

  it.each([
    [360, 740],
    [768, 1024],
    [1440, 900],
  ])('has a name that reads on any picture, at %i by %i px', async (width, height) => {
    const { page, context } = await visit({ width, height, reducedMotion: 'reduce' })
    const white = { width: 30, height: 20, channels: 3, background: '#fff' } as const
    for (const [format, ratio] of [
      ['Portrait', 2 / 3],
      ['Square', 1],
      ['Landscape', 3 / 2],
    ] as const) {
      const picture = sharp({ create: { ...white, width: 600 * ratio, height: 600 } }).png()
      const result = `data:image/png;base64,${(await picture.toBuffer()).toString('base64')}`
      await page.route('**/characterSD', (route) => route.fulfill({ json: { result } }))
      await page.locator('label', { hasText: format }).click()
      const name = `${format} of Hermione Granger` // wraps where the picture is narrow
      await nameField(page).fill(`${name}, Harry Potter`)
      await page.getByRole('button', { name: 'Create portrait' }).click()
      const caption = page.locator('figure[data-loaded="true"] figcaption')
      await caption.getByText(name).waitFor()
      for (const text of await caption.locator('p').all()) {
        expect(await worstContrast(text)).toBeGreaterThanOrEqual(4.5)
      }
    }
    await context.close()
  })

  it.each([
    [360, 640],
    [390, 844],
  ])('stays in sight when more is opened, at %i by %i px', async (width, height) => {
    const { page, context } = await visit({ width, height, reducedMotion: 'reduce' })
    await create(page)
    const figure = page.locator('figure[data-loaded="true"]')
    await figure.waitFor()
    const where = () =>
      figure.evaluate(
        (element) => element.getBoundingClientRect().y + document.documentElement.scrollTop,
      )
    const before = await where()
    await page.getByRole('button', { name: 'Description and more' }).click()
    const panel = await boxOf(page.getByRole('group', { name: 'Description and more' }))
    expect(Math.abs((await where()) - before)).toBeLessThan(1)
    const { y, height: high } = await boxOf(figure)
    expect(y + high).toBeLessThanOrEqual(panel.y)
    expect(y + high).toBeGreaterThanOrEqual(120)
    expect(panel.y + panel.height).toBeLessThanOrEqual(height + 1)
    await context.close()
  })

  it('comes into view when it is there, wherever the visitor has gone meanwhile', async () => {
    const { page, context } = await visit({ width: 390, height: 700 })
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/characterSD', async (route) => {
      await held
      await route.continue()
    })
    await create(page)
    await page.getByText('Step 2 of 2').waitFor()
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const inView = () =>
      stage(page).evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return bottom > innerHeight / 2 && top < innerHeight / 2
      })
    expect(await inView()).toBe(false)
    release()
    await picture(page).waitFor()
    await page.waitForTimeout(1500) // it scrolls smoothly
    expect(await inView()).toBe(true)
    await context.close()
  })

  it('fades in, and is downloaded as a JPEG of its name; sharing says where it is not supported', async () => {
    const { page, context } = await visit()
    await create(page)
    const figure = page.locator('figure[data-loaded="true"]')
    await figure.waitFor()
    const fading = await figure.evaluate(async (element) => {
      const image = element.querySelector('img:last-of-type')
      if (!(element instanceof HTMLElement) || !image) return undefined
      const settled = () =>
        Promise.all(image.getAnimations().map(({ finished }) => finished)).then(
          () => getComputedStyle(image).opacity,
        )
      await settled()
      element.dataset['loaded'] = 'false'
      const before = await settled()
      element.dataset['loaded'] = 'true'
      const on = image.getAnimations().length > 0
      return [before, on, await settled()]
    })
    expect(fading).toEqual(['0', true, '1'])

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download image' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('dramatis-gandalf-the-lord-of-the-rings.jpg')
    expect(await sharp(await readFile(await download.path())).metadata()).toMatchObject({
      format: 'jpeg',
    })
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await page.getByRole('button', { name: 'Share image' }).click()
    await page.getByText('Sharing not supported in this browser').waitFor()
    await context.close()
  })
})

/** The lowest contrast that a text has with anything behind it. */
const worstContrast = async (text: Locator): Promise<number> => {
  const colour = await text.evaluate((element) => {
    const { color } = getComputedStyle(element)
    element.style.color = 'transparent'
    return color
  })
  const behind = await sharp(await text.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer()
  const front = colour.match(/[\d.]+/g)?.map(Number)
  if (front?.length !== 3) throw new Error(`${colour} is no opaque colour.`)
  const contrasts: number[] = []
  for (let at = 0; at < behind.length; at += 3) {
    contrasts.push(contrast(front, [...behind.subarray(at, at + 3)]))
  }
  return contrasts.reduce((lowest, one) => Math.min(lowest, one), Infinity)
}
