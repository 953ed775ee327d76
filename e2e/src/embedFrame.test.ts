import { once } from 'node:events'
import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { proxy } from 'hono/proxy'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expectConsole } from './openPage.ts'
import { originOf, portOf } from './startLocal.ts'
import { setAttributes, startStrictPage } from './startStrictPage.ts'
import { texts } from './texts.ts'

const { generator } = texts

const partner = startStrictPage(() => '')

const framed = (attributes = '') =>
  `<dramatis-generator ${partner.addresses()} mode="iframe" ${attributes}></dramatis-generator>`

const embedOf = (page: Page) => page.locator('dramatis-generator')
const frameOf = (page: Page) => embedOf(page).locator('iframe').contentFrame()
const nameIn = (page: Page) => frameOf(page).getByRole('combobox', { name: /character/i })
const submitIn = (page: Page) => frameOf(page).getByRole('button', { name: generator.submit })

const openReady = async (body: string, headers?: Readonly<Record<string, string>>) => {
  const page = await partner.open(body, undefined, headers && { headers })
  await submitIn(page).waitFor()
  return page
}

/** Calls `generate` and leaves its outcome to {@link outcomeIn}. */
const generateIn = (embed: Locator, character = 'Zorro'): Promise<void> =>
  embed.evaluate((element, name) => {
    const outcome = (element as Generator)
      .generate({ character: name })
      .then((detail) => detail.character, String)
    Object.assign(window, { outcome })
  }, character)

/** The character of the picture, or the error. */
const outcomeIn = (page: Page) =>
  page.evaluate(() => (window as unknown as { outcome: Promise<string> }).outcome)

/** The member of the element that these tests need. */
interface Generator extends HTMLElement {
  readonly generate: (request?: object) => Promise<{ character: string }>
}

describe('a frame that does not load', () => {
  interface Fault {
    readonly path: RegExp
    readonly answer: 'none' | 'not here' | 'error' | 'refusal'
  }
  let fault: Fault | undefined

  /** A deployment that serves what the product does, apart from the fault. */
  const deployment = new Hono()
  deployment.all('*', async ({ req, body }) => {
    const answer = fault?.path.test(req.path) === true ? fault.answer : undefined
    if (answer === 'none') await new Promise(() => undefined)
    if (answer === 'not here') return body(null, 404, { 'access-control-allow-origin': '*' })
    if (answer === 'error') return body('An error', 500, { 'content-type': 'text/html' })
    const { status, headers, ...served } = await proxied(req.path, req.raw)
    if (answer === 'refusal') headers.set('content-security-policy', "frame-ancestors 'none'")
    return new Response(served.bytes, { status, headers })
  })
  const proxied = async (path: string, raw: Request) => {
    const served = await proxy(`${originOf(partner.ports.page)}${path}`, { raw })
    return { status: served.status, headers: served.headers, bytes: await served.arrayBuffer() }
  }
  let server: Server
  beforeAll(async () => {
    server = serve({ fetch: deployment.fetch, port: 0, hostname: 'localhost' }) as Server
    await once(server, 'listening')
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  const openBroken = async (broken: Fault) => {
    fault = broken
    const page = await partner.open(
      `<script>
        window.failures = []
        addEventListener('dramatis:failed', ({ detail }) => failures.push(detail.message))
      </script>${framed()}`,
      (opened) => opened.clock.install(),
      { deployment: originOf(portOf(server)) },
    )
    expectConsole(page, /could not be loaded/)
    await page.waitForFunction(() => customElements.get('dramatis-generator'))
    await generateIn(embedOf(page))
    return page
  }

  const expectFailure = async (page: Page) => {
    await embedOf(page).getByRole('alert').getByText('did not load').waitFor()
    expect(await outcomeIn(page)).toMatch(/^(Type)?Error: /)
    const failures = await page.evaluate(() => Reflect.get(window, 'failures') as string[])
    expect(failures[0]).toContain('did not load')
    expect(await embedOf(page).locator('iframe').count()).toBe(0)
  }

  it.each<[string, Fault, ...RegExp[]]>([
    ['its script does not arrive', { path: /framed\.\w+\.js$/, answer: 'none' }],
    ['its page is missing', { path: /frame\.html$/, answer: 'not here' }, /404/],
    ['its page fails', { path: /frame\.html$/, answer: 'error' }, /500/],
    [
      'its page is refused',
      { path: /frame\.html$/, answer: 'refusal' },
      /frame-ancestors/,
      /BLOCKED/,
    ],
    ['its page does not arrive', { path: /frame\.html$/, answer: 'none' }],
    ['the script of its page is missing', { path: /frame\.js$/, answer: 'not here' }, /404/],
    ['the script of its page does not arrive', { path: /frame\.js$/, answer: 'none' }],
  ])('[embed-3, embed-4] says after ten seconds that %s', async (_, broken, ...faults) => {
    const page = await openBroken(broken)
    for (const one of faults) expectConsole(page, one)
    await page.clock.fastForward(10_000)
    await expectFailure(page)
  })

  it.each<[string, Fault]>([
    ['its script', { path: /framed\.\w+\.js$/, answer: 'not here' }],
    ['the generator', { path: /core\.\w+\.js$/, answer: 'not here' }],
  ])(
    '[embed-3, embed-4] says at once that %s is missing, and tries again when the page asks for a portrait',
    async (_, broken) => {
      const page = await openBroken(broken)
      expectConsole(page, /404/)
      await expectFailure(page)
      fault = undefined
      expectConsole(page, /connect-src|Refused to connect/) // the functions are elsewhere
      await generateIn(embedOf(page))
      await submitIn(page).waitFor()
      expect(await embedOf(page).getByRole('alert').count()).toBe(0)
    },
  )
})

describe('a frame that is loaded anew', () => {
  const around = () => `<main>${framed()}</main><aside><p></p></aside>`

  it.each<[string, (page: Page) => Promise<unknown>]>([
    ['is moved', (page) => page.evaluate(() => move((aside, element) => aside.append(element)))],
    [
      'is moved twice and reordered',
      (page) =>
        page.evaluate(() => {
          move((aside, element) => aside.append(element))
          move((aside, element) => aside.insertBefore(element, aside.firstChild))
        }),
    ],
    [
      'is loaded anew',
      (page) =>
        frameOf(page)
          .locator(':root')
          .evaluate(() => location.reload()),
    ],
  ])('[embed-4] draws after it %s, and ends what it was drawing', async (_, change) => {
    const page = await openReady(around())
    await addMove(page)
    const entries = await page.evaluate(() => history.length)
    const release = await hold(page)
    await generateIn(embedOf(page), 'Ariel')
    await frameOf(page).getByRole('button', { name: generator.cancel }).waitFor()
    await change(page)
    expect(await outcomeIn(page)).toContain('AbortError')
    await release()
    await submitIn(page).waitFor()
    await generateIn(embedOf(page))
    expect(await outcomeIn(page)).toBe('Zorro')
    await frameOf(page).getByRole('img', { name: /Zorro/ }).waitFor()
    expect(await page.evaluate(() => history.length)).toBe(entries)
  })

  it('[embed-4] draws after it is moved while it loads, and keeps everything in a move by moveBefore()', async () => {
    const page = await partner.open(around())
    await addMove(page)
    await embedOf(page).locator('iframe').waitFor({ state: 'attached' })
    await page.evaluate(() => move((aside, element) => aside.append(element)))
    await generateIn(embedOf(page))
    expect(await outcomeIn(page)).toBe('Zorro')
    await page.evaluate(() => move((aside, element) => aside.moveBefore(element, null)))
    await frameOf(page).getByRole('img', { name: /Zorro/ }).waitFor()
    expect(await nameIn(page).inputValue()).toBe('Zorro')
  })

  it('[embed-4] ends what it was drawing when it is removed', async () => {
    const page = await openReady(around())
    await hold(page)
    await generateIn(embedOf(page))
    await frameOf(page).getByRole('button', { name: generator.cancel }).waitFor()
    await embedOf(page).evaluate((element) => element.remove())
    expect(await outcomeIn(page)).toContain('AbortError')
  })

  /** Holds the functions' answers with pictures, until the returned function is called. */
  const hold = async (page: Page) => {
    await page.route('**/characterSD', () => undefined)
    return () => page.unroute('**/characterSD')
  }

  const addMove = (page: Page) =>
    page.evaluate(() => {
      const move = (to: (place: Element, element: Element) => void) => {
        const [place, element] = ['aside', 'dramatis-generator'].map((name) =>
          document.querySelector(name),
        )
        if (place && element) to(place, element)
      }
      Object.assign(window, { move })
    })
})

/** What {@link addMove} adds to the page. */
declare const move: (
  to: (place: Element & { moveBefore: Element['insertBefore'] }, element: Element) => void,
) => void

describe('the page around a frame', () => {
  it('[embed-7, embed-8] decides its theme and language, and shows through', async () => {
    const page = await openReady(`<style>
        :root { color-scheme: dark; background: rgb(0 0 90) }
        .light { color-scheme: light; background: #fff }
      </style>${framed()}`)
    const shown = frameOf(page).locator('.frame')
    await shown.and(frameOf(page).locator('[data-theme=dark]')).waitFor()
    // Without its generator, the frame is transparent.
    await shown.evaluate((element: HTMLElement) => (element.style.visibility = 'hidden'))
    const { dominant } = await sharp(await embedOf(page).screenshot()).stats()
    expect(dominant.b).toBeGreaterThan(60)
    expect(dominant.r).toBeLessThan(40)

    await page.evaluate(() => {
      document.documentElement.className = 'light'
      document.documentElement.lang = 'de'
    })
    await shown.and(frameOf(page).locator('[data-theme=light]')).waitFor({ state: 'attached' })
    await shown.evaluate((element: HTMLElement) => (element.style.visibility = ''))
    await frameOf(page)
      .getByRole('button', { name: /^Porträt/ })
      .waitFor()
    await setAttributes(embedOf(page), { theme: 'dark', lang: 'es' })
    await shown.and(frameOf(page).locator('[data-theme=dark]')).waitFor()
    await frameOf(page)
      .getByRole('button', { name: /retrato/i })
      .first()
      .waitFor()
  })

  it.each(['require-corp', 'credentialless'])(
    '[embed-4] may be isolated from other origins, %s',
    async (policy) => {
      const page = await openReady(framed(), {
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': policy,
      })
      expect(await page.evaluate(() => crossOriginIsolated)).toBe(true)
      await generateIn(embedOf(page))
      expect(await outcomeIn(page)).toBe('Zorro')
    },
  )

  it.each([
    ['offers to share a picture where the page around it lets it', true],
    ['does not offer to share a picture where the page around it forbids that', false],
  ])('[picture-38] %s', async (_, allowed) => {
    const page = await partner.open(
      framed('character="Zorro"'),
      // Chromium cannot share on Linux. Where it can, this is how it answers in the frame.
      (opened) =>
        opened.addInitScript((answer) => {
          const share = () => Promise.resolve()
          Object.assign(Navigator.prototype, { share, canShare: () => answer })
        }, allowed),
    )
    await submitIn(page).click()
    await frameOf(page).getByRole('img', { name: /Zorro/ }).waitFor()
    await frameOf(page).getByRole('button', { name: generator.downloadLabel }).waitFor()
    const share = frameOf(page).getByRole('button', { name: generator.shareLabel })
    expect(await share.count()).toBe(allowed ? 1 : 0)
    expect(await embedOf(page).locator('iframe').getAttribute('allow')).toContain('web-share')
  })

  it('[embed-4] receives Escape when the frame does not use it', async () => {
    const page = await openReady(`<dialog>${framed()}</dialog>
      <script>
        document.querySelector('dialog').showModal()
        window.keys = []
        addEventListener('keydown', ({ key }) => keys.push(key))
      </script>`)
    const dialog = page.locator('dialog')
    await frameOf(page)
      .getByRole('combobox', { name: /^Style/ })
      .click()
    await frameOf(page).getByRole('listbox').waitFor()
    await page.keyboard.press('Escape')
    await frameOf(page).getByRole('listbox').waitFor({ state: 'hidden' })
    expect(await dialog.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => Reflect.get(window, 'keys') as unknown)).toEqual(['Escape'])

    await page.evaluate(() => {
      document.querySelector('dialog')?.showModal()
      addEventListener('keydown', (event) => event.preventDefault(), { once: true })
    })
    await nameIn(page).press('Escape')
    await page.waitForFunction(() => (Reflect.get(window, 'keys') as string[]).length === 2)
    expect(await dialog.isVisible()).toBe(true)
  })
})
