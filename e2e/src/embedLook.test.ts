import type { Locator, Page } from 'playwright-core'
import { contrast, luminance, type Rgb } from '../../ui/src/page/contrast.ts'
import { axeViolations } from './axeViolations.ts'
import { setAttributes, startStrictPage } from './startStrictPage.ts'
import { texts } from './texts.ts'

const strict = startStrictPage()

it('[embed-8, embed-11] can be styled with attributes, custom properties and parts', async () => {
  const page = await strict.open(`<dramatis-generator ${strict.addresses()}></dramatis-generator>`)
  const embed = page.locator('dramatis-generator')
  const submit = embed.getByRole('button', { name: texts.generator.submit })
  await submit.waitFor()
  const plain = await colorsOf(submit)

  await setAttributes(embed, { accent: '#0a7', theme: 'dark', 'data-of-the-page': 'anything' })
  const accented = await colorsOf(submit)
  expect(accented.back).toEqual([0, 170, 119])
  expect(accented.back).not.toEqual(plain.back)
  const paper = () => colorsOf(embed.locator('.frame')).then(({ back }) => back)
  expect(luminance(await paper())).toBeLessThan(0.1)
  await setAttributes(embed, { theme: 'light' })
  expect(luminance(await paper())).toBeGreaterThan(0.6)

  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `dramatis-generator {
        --dramatis-paper: #fff; --dramatis-ink: rgb(10 20 30); --dramatis-radius: 12px;
        --dramatis-font-text: monospace; --dramatis-font-display: cursive;
      }
      dramatis-generator::part(submit) { text-transform: uppercase }
      dramatis-generator::part(stage) { border-bottom: 7px solid red }`,
    )
    document.adoptedStyleSheets = [sheet]
  })
  const styleOf = (part: string) =>
    embed.locator(`[part~=${part}]`).evaluate((element) => {
      const { textTransform, borderBottomWidth, borderRadius, fontFamily, color } =
        getComputedStyle(element)
      return { textTransform, borderBottomWidth, borderRadius, fontFamily, color }
    })
  expect(await styleOf('submit')).toMatchObject({
    textTransform: 'uppercase',
    borderRadius: '12px',
    fontFamily: 'monospace',
  })
  expect(await styleOf('stage')).toMatchObject({ borderBottomWidth: '7px' })
  expect(await styleOf('input')).toMatchObject({
    color: 'rgb(10, 20, 30)',
    fontFamily: 'cursive',
  })
  expect(await paper()).toEqual([255, 255, 255])
})

it('[embed-7] follows the background of the page around it', async () => {
  const page = await strict.open(`<dramatis-generator ${strict.addresses()}></dramatis-generator>`)
  const frame = page.locator('dramatis-generator .frame')
  const paint = (color: string) =>
    page.evaluate((background) => {
      document.documentElement.style.background = background
    }, color)
  await frame.and(page.locator('[data-theme=light]')).waitFor()
  await paint('rgb(20 20 30)')
  await frame.and(page.locator('[data-theme=dark]')).waitFor()
  await paint('oklch(0.95 0.02 90)')
  await frame.and(page.locator('[data-theme=light]')).waitFor()
})

it.each([1116, 1180, 1440])(
  '[embed-12] keeps the form clear of the stage at %i px in any font',
  async (width) => {
    const page = await strict.open(
      `<dramatis-generator ${strict.addresses()}></dramatis-generator>`,
    )
    await page.setViewportSize({ width, height: 900 })
    const embed = page.locator('dramatis-generator')
    await embed.locator('[part~=submit]').waitFor()
    for (const font of ['', 'monospace', 'Georgia, serif', 'Verdana, sans-serif']) {
      const [form, field, submit, stage] = await embed.evaluate((element, family) => {
        element.style.setProperty('--dramatis-font-display', family)
        element.style.setProperty('--dramatis-font-text', family)
        const boxOf = (part: string) =>
          element.shadowRoot?.querySelector(`[part~=${part}]`)?.getBoundingClientRect()
        return [
          boxOf('form')?.right,
          boxOf('field')?.right,
          boxOf('submit')?.right,
          boxOf('stage')?.left,
        ] as const
      }, font)
      expect([font, field, submit]).toEqual([font, form, form])
      expect(form).toBeLessThan(stage ?? 0)
    }
  },
)

it.each(['light', 'dark'])(
  '[embed-11] keeps text readable with every accent in the %s theme',
  async (theme) => {
    const page = await strict.open(
      `<dramatis-generator ${strict.addresses()} theme="${theme}"></dramatis-generator>`,
    )
    const embed = page.locator('dramatis-generator')
    const submit = embed.getByRole('button', { name: texts.generator.submit })
    await submit.waitFor()
    const accents = [
      '#000',
      '#fff',
      '#767676',
      '#777',
      '#0a7',
      'rebeccapurple',
      'blue',
      'red',
      'yellow',
      'rgb(255 0 128 / 0.2)',
      'oklch(0.62 0.2 140)',
    ]
    for (const accent of accents) {
      await setAttributes(embed, { accent })
      const { front, back } = await colorsOf(submit)
      expect([accent, contrast(front, back) >= 4.5]).toEqual([accent, true])
      const field = embed.locator('[part~=field]')
      await embed.getByRole('combobox', { name: /character/i }).focus()
      const { ring, sheet } = await field.evaluate((element) => ({
        ring: getComputedStyle(element).outlineColor,
        sheet: getComputedStyle(element).backgroundColor,
      }))
      expect([accent, contrast(await rgb(page, ring), await rgb(page, sheet)) >= 3]).toEqual([
        accent,
        true,
      ])
      expect([accent, await axeViolations(page, 'dramatis-generator')]).toEqual([accent, []])
    }
  },
)

/** Returns a CSS color as the browser paints it, in sRGB from 0 to 255. */
const rgb = (page: Page, color: string): Promise<Rgb> =>
  page.evaluate((text): [number, number, number] => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 1
    const context = canvas.getContext('2d')
    if (!context) throw new Error('The browser has no 2D canvas.')
    context.fillStyle = text
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
    return [red, green, blue]
  }, color)

const colorsOf = async (element: Locator): Promise<{ front: Rgb; back: Rgb }> => {
  const { color, backgroundColor } = await element.evaluate((target) => {
    const { color, backgroundColor } = getComputedStyle(target)
    return { color, backgroundColor }
  })
  const page = element.page()
  return { front: await rgb(page, color), back: await rgb(page, backgroundColor) }
}
