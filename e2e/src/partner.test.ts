import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Browser, Locator, Page } from 'playwright-core'
import { launchBrowser } from '../../tools/launchBrowser.ts'
import { contrast, luminance, type Rgb } from './contrast.ts'
import { openPage } from './openPage.ts'
import { freePorts, originOf, startLocal, type Ports, type Running } from './startLocal.ts'
import { violations } from './violations.ts'

jest.setTimeout(60_000)

let ports: Ports
let strictPort: number
let local: Running
let strict: Server
let browser: Browser

beforeAll(async () => {
  ports = await freePorts()
  strict = createServer((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('content-security-policy', strictPolicy())
    response.end(pages.get(request.url ?? '') ?? '')
  }).listen(0, 'localhost')
  await once(strict, 'listening')
  strictPort = portOf(strict)
  ;[local, browser] = await Promise.all([
    startLocal(ports, {
      env: { ALLOWED_ORIGINS: [ports.partner, strictPort].map(originOf).join(',') },
    }),
    launchBrowser(),
  ])
})

afterAll(async () => {
  await browser.close()
  await local.stop()
  strict.close()
})

describe('the example page', () => {
  it('draws a portrait inside a shadow root, leaves its styles alone, and hears of it', async () => {
    const { page, errors } = await openPage(browser)
    await page.goto(originOf(ports.partner))
    const embed = page.locator('dramatis-generator')
    // Playwright's locators look into open shadow roots.
    await create(embed, 'Gandalf, The Lord of the Rings')
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
    expect(errors).toEqual([])
  })

  it.each([
    [390, 'light'],
    [390, 'dark'],
    [1440, 'light'],
    [1440, 'dark'],
  ] as const)('has no violation in the generator at %i px, by %s', async (width, colorScheme) => {
    const { page } = await openPage(browser, { width })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(originOf(ports.partner))
    const embed = page.locator('dramatis-generator')
    await embed.getByRole('combobox', { name: /character/i }).waitFor()
    expect(await violations(page, 'dramatis-generator')).toEqual([])
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
  })
})

describe('a page with a strict policy', () => {
  it('chooses the look by attributes, properties and parts', async () => {
    const { page, errors } = await openStrict(
      `<dramatis-generator ${addresses()}></dramatis-generator>`,
    )
    const embed = page.locator('dramatis-generator')
    const submit = embed.getByRole('button', { name: 'Create portrait' })
    await submit.waitFor()
    const plain = await coloursOf(submit)

    await set(embed, { accent: '#0a7', theme: 'dark', 'data-of-the-page': 'anything' })
    const accented = await coloursOf(submit)
    expect(accented.back).toEqual([0, 170, 119])
    expect(accented.back).not.toEqual(plain.back)
    const paper = () => coloursOf(embed.locator('.frame')).then(({ back }) => back)
    expect(luminance(await paper())).toBeLessThan(0.1)
    await set(embed, { theme: 'light' })
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
    expect(errors).toEqual([])
  })

  it.each([1116, 1180, 1440])(
    'keeps the form off the stage at %i px, whatever the font',
    async (width) => {
      const { page } = await openStrict(`<dramatis-generator ${addresses()}></dramatis-generator>`)
      await page.setViewportSize({ width, height: 900 })
      const embed = page.locator('dramatis-generator')
      await embed.locator('[part~=submit]').waitFor()
      for (const font of ['', 'monospace', 'Georgia, serif', 'Verdana, sans-serif']) {
        const [form, field, submit, stage] = await embed.evaluate((element, family) => {
          element.style.setProperty('--dramatis-font-display', family)
          element.style.setProperty('--dramatis-font-text', family)
          const rightOf = (part: string) =>
            element.shadowRoot?.querySelector(`[part~=${part}]`)?.getBoundingClientRect()
          return [
            rightOf('form')?.right,
            rightOf('field')?.right,
            rightOf('submit')?.right,
            rightOf('stage')?.left,
          ] as const
        }, font)
        expect([font, field, submit]).toEqual([font, form, form])
        expect(form).toBeLessThan(stage ?? 0)
      }
    },
  )

  it.each(['light', 'dark'])('keeps every accent readable, by %s', async (theme) => {
    const { page } = await openStrict(
      `<dramatis-generator ${addresses()} theme="${theme}"></dramatis-generator>`,
    )
    const embed = page.locator('dramatis-generator')
    const submit = embed.getByRole('button', { name: 'Create portrait' })
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
      await set(embed, { accent })
      const { front, back } = await coloursOf(submit)
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
      expect([accent, await violations(page, 'dramatis-generator')]).toEqual([accent, []])
    }
  })

  it('warns of what it can not take, and works all the same', async () => {
    const { page, warnings } = await openStrict(
      `<dramatis-generator ${addresses()} styles="cubism, lego" accent="greenish" theme="neon"
        aspect="round" flow="slow" lang="??"></dramatis-generator>`,
    )
    const embed = page.locator('dramatis-generator')
    await embed.getByRole('button', { name: 'Create portrait' }).waitFor()
    for (const part of ['styles="cubism"', 'accent="greenish"', 'theme="neon"', 'aspect="round"']) {
      expect(warnings.filter((text) => text.includes(`${part} is ignored`))).toHaveLength(1)
    }
    await embed.getByRole('combobox', { name: /^Style/ }).click()
    expect(await embed.getByRole('option').allInnerTexts()).toEqual([
      expect.stringContaining('Realistic'),
      expect.stringContaining('Lego'),
    ])
  })

  it('speaks the language that the element says, else that of the page', async () => {
    const { page, errors } = await openStrict(
      `<dramatis-generator ${addresses()} lang="de-AT"></dramatis-generator>`,
    )
    const embed = page.locator('dramatis-generator')
    const name = embed.getByRole('combobox').first()
    await embed.getByRole('button', { name: /^Porträt/ }).waitFor()
    await name.fill('Zorro')
    await set(embed, { lang: null })
    await embed.getByRole('button', { name: 'Create portrait' }).waitFor()
    expect(await name.inputValue()).toBe('Zorro')
    expect(errors).toEqual([])
  })

  it('hears the events of each of several elements, and may keep the checkout', async () => {
    const { page, context, errors } = await openStrict(
      `<dramatis-generator id="one" ${addresses()} aspect="square"></dramatis-generator>
       <dramatis-generator id="two" ${addresses()} styles="realistic, minecraft"></dramatis-generator>`,
    )
    const events = () =>
      page.evaluate(() => (window as unknown as { heard: unknown[] }).heard.splice(0))
    await page.evaluate(() => {
      const heard: unknown[] = []
      Object.assign(window, { heard })
      for (const name of ['generated', 'error', 'upgrade']) {
        document.addEventListener(`dramatis:${name}`, (event) => {
          const { id } = event.target as Element
          const { image, ...detail } = (event as CustomEvent<{ image?: string }>).detail
          heard.push({ name, id, detail, ...(image && { image: image.slice(0, 11) }) })
          if (id === 'two') event.preventDefault()
        })
      }
    })
    const [one, two] = [page.locator('#one'), page.locator('#two')]
    await create(one, 'Ariel')
    await one.getByRole('img', { name: /Ariel/ }).waitFor()
    await two.getByRole('img', { name: /Ariel/ }).waitFor()
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
      },
    ])

    await two.getByRole('combobox', { name: /^Style/ }).click()
    await two.getByRole('option', { name: /Minecraft/ }).click()
    await two.getByRole('link', { name: /unlimited HD/ }).click()
    expect(context.pages()).toHaveLength(1)
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      one.getByRole('link', { name: /unlimited HD/ }).click(),
    ])
    expect(opened.url()).toContain('checkout')
    expect(await events()).toEqual([
      { name: 'upgrade', id: 'two', detail: { style: 'minecraft' } },
      { name: 'upgrade', id: 'two', detail: {} },
      { name: 'upgrade', id: 'one', detail: {} },
    ])

    await context.setOffline(true)
    await two.getByRole('combobox', { name: /character/i }).fill('Zorro')
    await two.getByRole('button', { name: 'Create portrait' }).click()
    await page.waitForFunction(() => (window as unknown as { heard: unknown[] }).heard.length > 0)
    expect(await events()).toEqual([
      {
        name: 'error',
        id: 'two',
        detail: { message: expect.stringMatching(/\w/) as unknown },
      },
    ])
    expect(errors).toEqual([])
  })

  it('keeps what was typed while attributes change and the element moves, and starts anew when it is added again', async () => {
    const { page, errors } = await openStrict(
      `<dramatis-generator ${addresses()}></dramatis-generator><main></main>`,
    )
    const embed = page.locator('dramatis-generator')
    const name = embed.getByRole('combobox', { name: /character/i })
    await name.fill('Zorro')
    await set(embed, { aspect: 'landscape', styles: 'realistic, dispo' })
    await embed.getByRole('radio', { name: 'Landscape' }).and(embed.locator(':checked')).waitFor()
    await page.evaluate(() => {
      const element = document.querySelector('dramatis-generator')
      if (element) document.querySelector('main')?.append(element)
    })
    expect(await name.inputValue()).toBe('Zorro')

    await set(embed, { functions: null })
    await embed.getByRole('alert').getByText('needs the attribute "functions"').waitFor()
    await set(embed, { functions: originOf(ports.page) })
    await name.waitFor()

    const left = await page.evaluate(async () => {
      const element = document.querySelector('dramatis-generator')
      element?.remove()
      await new Promise((resolve) => setTimeout(resolve))
      const empty = element?.shadowRoot?.childElementCount
      if (element) document.body.append(element)
      return empty
    })
    expect(left).toBe(0)
    await name.waitFor()
    expect(await name.inputValue()).toBe('')
    expect(errors).toEqual([])
  })
})

/** What a partner's strict policy has to allow, as the README says; nothing else is. */
const strictPolicy = (): string => {
  const generator = originOf(ports.generator)
  return [
    `default-src 'none'`,
    `script-src ${generator}`,
    `style-src ${generator}`,
    `font-src ${generator}`,
    `img-src ${generator} data:`,
    `connect-src ${generator} ${originOf(ports.page)} data:`,
  ].join('; ')
}

const pages = new Map<string, string>()

const openStrict = async (body: string) => {
  const path = `/${pages.size}`
  pages.set(
    path,
    `<!doctype html><html lang="en"><title>Strict</title>
    <script type="module" src="${originOf(ports.generator)}/embed/v0/dramatis-generator.js"></script>
    ${body}</html>`,
  )
  const opened = await openPage(browser)
  const warnings: string[] = []
  opened.page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await opened.page.emulateMedia({ reducedMotion: 'reduce' })
  await opened.page.goto(originOf(strictPort) + path)
  return { ...opened, warnings }
}

const addresses = () =>
  `functions="${originOf(ports.page)}" checkout="${originOf(ports.platform)}/checkout-links/sandbox_cl_demo"`

const portOf = (server: Server): number => {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}

const create = async (embed: Locator, character: string) => {
  await embed.getByRole('combobox', { name: /character/i }).fill(character)
  await embed.getByRole('button', { name: 'Create portrait' }).click()
}

const set = (embed: Locator, attributes: Readonly<Record<string, string | null>>) =>
  embed.evaluate((element, entries) => {
    for (const [name, value] of entries) {
      if (value === null) element.removeAttribute(name)
      else element.setAttribute(name, value)
    }
  }, Object.entries(attributes))

/** The sRGB of a colour as the browser would paint it. */
const rgb = (page: Page, colour: string): Promise<Rgb> =>
  page.evaluate((text): [number, number, number] => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 1
    const context = canvas.getContext('2d')
    if (!context) throw new Error('There is no canvas.')
    context.fillStyle = text
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
    return [red, green, blue]
  }, colour)

const coloursOf = async (element: Locator): Promise<{ front: Rgb; back: Rgb }> => {
  const { color, backgroundColor } = await element.evaluate((target) => {
    const { color, backgroundColor } = getComputedStyle(target)
    return { color, backgroundColor }
  })
  const page = element.page()
  return { front: await rgb(page, color), back: await rgb(page, backgroundColor) }
}
