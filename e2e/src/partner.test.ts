import type { Locator, Page } from 'playwright-core'
import { axeViolations } from './axeViolations.ts'
import { openPage } from './openPage.ts'
import { originOf } from './startLocal.ts'
import { setAttributes, startStrictPage } from './startStrictPage.ts'
import { texts } from './texts.ts'

const strict = startStrictPage()

describe('the example page', () => {
  it('draws a portrait inside a shadow root, keeps its own styles, and receives the event', async () => {
    const page = await openPage()
    await page.goto(originOf(strict.ports.partner))
    const embed = page.locator('dramatis-generator')
    // Playwright's locators look into open shadow roots.
    await createIn(embed, 'Gandalf, The Lord of the Rings')
    const picture = embed.getByRole('img', { name: /Gandalf/ })
    await picture.waitFor()

    const { inShadow, ratio } = await picture.evaluate((element: HTMLImageElement) => ({
      inShadow: element.getRootNode() instanceof ShadowRoot,
      ratio: element.naturalWidth / element.naturalHeight,
    }))
    expect(inShadow).toBe(true)
    expect(ratio).toBeCloseTo(2 / 3, 2)
    expect(await page.locator('head link[rel=stylesheet]').count()).toBe(0)
    expect(await page.locator('output').textContent()).toBe(
      'You pictured Gandalf, The Lord of the Rings.',
    )
  })

  it.each([
    [390, 'light'],
    [390, 'dark'],
    [1440, 'light'],
    [1440, 'dark'],
  ] as const)(
    'has no accessibility violations in the generator at %i px in the %s theme',
    async (width, colorScheme) => {
      const page = await openPage({ width, colorScheme, reducedMotion: 'reduce' })
      await page.goto(originOf(strict.ports.partner))
      const embed = page.locator('dramatis-generator')
      await embed.getByRole('combobox', { name: /character/i }).waitFor()
      expect(await axeViolations(page, 'dramatis-generator')).toEqual([])
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
      expect(scrollWidth).toBe(clientWidth)
    },
  )
})

describe('a page with a strict policy', () => {
  it('[embed-9] gets warnings about invalid attributes, and shows the generator anyway', async () => {
    const warnings: string[] = []
    const page = await strict.open(
      `<dramatis-generator ${strict.addresses()} styles="cubism, lego" accent="greenish" theme="neon"
      aspect="round" flow="slow" lang="??"></dramatis-generator>`,
      (opened) =>
        opened.on('console', (message) => {
          if (message.type() === 'warning') warnings.push(message.text())
        }),
    )
    const embed = page.locator('dramatis-generator')
    await embed.getByRole('button', { name: texts.generator.submit }).waitFor()
    for (const part of ['styles="cubism"', 'accent="greenish"', 'theme="neon"', 'aspect="round"']) {
      expect(warnings.filter((text) => text.includes(`${part} is ignored`))).toHaveLength(1)
    }
    await embed.getByRole('combobox', { name: /^Style/ }).click()
    expect(await embed.getByRole('option').allInnerTexts()).toEqual([
      expect.stringContaining('Realistic'),
      expect.stringContaining('Lego'),
    ])
  })

  it('[embed-8] shows the generator in the element’s language, or else the page’s', async () => {
    const page = await strict.open(
      `<dramatis-generator ${strict.addresses()} lang="de-AT"></dramatis-generator>`,
    )
    const embed = page.locator('dramatis-generator')
    const name = embed.getByRole('combobox').first()
    await embed.getByRole('button', { name: /^Porträt/ }).waitFor()
    await name.fill('Zorro')
    await setAttributes(embed, { lang: null })
    await embed.getByRole('button', { name: texts.generator.submit }).waitFor()
    expect(await name.inputValue()).toBe('Zorro')
  })

  it('[embed-13] receives the events of several elements, and can prevent the checkout from opening', async () => {
    const page = await strict.open(
      `<dramatis-generator id="one" ${strict.addresses()} aspect="square"></dramatis-generator>
     <dramatis-generator id="two" ${strict.addresses()} styles="realistic, minecraft"></dramatis-generator>`,
    )
    const events = () =>
      page.evaluate(() => (window as unknown as { heard: unknown[] }).heard.splice(0))
    await page.evaluate(() => {
      const heard: unknown[] = []
      Object.assign(window, { heard })
      for (const name of ['generated', 'failed', 'upgrade']) {
        document.addEventListener(`dramatis:${name}`, (event) => {
          const { id } = event.target as Element
          const { image, blob, ...detail } = (event as CustomEvent<{ image?: string; blob?: Blob }>)
            .detail
          const file = blob && { image: image?.slice(0, 11), type: blob.type }
          heard.push({ name, id, detail, ...file })
          if (id === 'two') event.preventDefault()
        })
      }
    })
    const [one, two] = [page.locator('#one'), page.locator('#two')]
    await createIn(one, 'Ariel')
    await one.getByRole('img', { name: /Ariel/ }).waitFor()
    await createIn(two, 'Belle')
    await two.getByRole('img', { name: /Belle/ }).waitFor()
    expect(await two.getByRole('img', { name: /Ariel/ }).count()).toBe(0)
    expect(await one.getByRole('img', { name: /Ariel/ }).count()).toBe(1)
    expect(await countedRequests(page)).toBe(2)
    expect(await events()).toEqual([
      {
        name: 'generated',
        id: 'one',
        detail: expect.objectContaining({
          character: 'Ariel',
          style: 'realistic',
          aspect: 'square',
          engine: { name: 'Dramatis Studio', kind: 'procedural' },
        }) as unknown,
        image: 'data:image/',
        type: expect.stringMatching(/^image\//) as unknown,
      },
      expect.objectContaining({ name: 'generated', id: 'two' }),
    ])

    await two.getByRole('combobox', { name: /^Style/ }).click()
    await two.getByRole('option', { name: /Minecraft/ }).click()
    await two.getByRole('link', { name: /unlimited HD/ }).click()
    expect(page.context().pages()).toHaveLength(1)
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      one.getByRole('link', { name: /unlimited HD/ }).click(),
    ])
    expect(opened.url()).toContain('checkout')
    expect(await events()).toEqual([
      { name: 'upgrade', id: 'two', detail: { style: 'minecraft' } },
      { name: 'upgrade', id: 'two', detail: {} },
      { name: 'upgrade', id: 'one', detail: {} },
    ])

    await page.context().setOffline(true)
    await two.getByRole('combobox', { name: /character/i }).fill('Zorro')
    await two.getByRole('button', { name: texts.generator.submit }).click()
    await page.waitForFunction(() => (window as unknown as { heard: unknown[] }).heard.length > 0)
    expect(await events()).toEqual([
      {
        name: 'failed',
        id: 'two',
        detail: { message: expect.stringMatching(/\w/) as unknown },
      },
    ])
  })

  it('keeps what was typed when attributes change or the element moves, and starts over when it is removed and added again', async () => {
    const page = await strict.open(
      `<dramatis-generator ${strict.addresses()}></dramatis-generator><main></main>`,
    )
    const embed = page.locator('dramatis-generator')
    const name = embed.getByRole('combobox', { name: /character/i })
    await name.fill('Zorro')
    await setAttributes(embed, { aspect: 'landscape', styles: 'realistic, dispo' })
    await embed
      .getByRole('radio', { name: texts.generator.aspects.landscape })
      .and(embed.locator(':checked'))
      .waitFor()
    await page.evaluate(() => {
      const element = document.querySelector('dramatis-generator')
      if (element) document.querySelector('main')?.append(element)
    })
    expect(await name.inputValue()).toBe('Zorro')

    await setAttributes(embed, { functions: null })
    await embed.getByRole('alert').getByText('needs the "functions" attribute').waitFor()
    await setAttributes(embed, { functions: originOf(strict.ports.page) })
    await name.waitFor()

    const removed = await embed.elementHandle()
    await embed.evaluate((element) => element.remove())
    await page.waitForFunction((element) => element.shadowRoot?.childElementCount === 0, removed)
    await page.evaluate((element) => document.body.append(element), removed)
    await name.waitFor()
    expect(await name.inputValue()).toBe('')
  })
})

/** Returns how many free pictures were counted across all elements of the page. */
const countedRequests = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const saved = JSON.parse(localStorage.dramatis as string) as {
      readonly state: { readonly requestedAt: readonly number[] }
    }
    return saved.state.requestedAt.length
  })

const createIn = async (embed: Locator, character: string) => {
  await embed.getByRole('combobox', { name: /character/i }).fill(character)
  await embed.getByRole('button', { name: texts.generator.submit }).click()
}
