import type { Locator, Route } from 'playwright-core'
import { expectConsole } from './openPage.ts'
import { originOf } from './startLocal.ts'
import { startStrictPage } from './startStrictPage.ts'
import { texts } from './texts.ts'

const partner = startStrictPage(() => '')

const embedWith = (attributes = '') =>
  `<dramatis-generator ${partner.addresses()} ${attributes}></dramatis-generator>`

const submitOf = (embed: Locator) => embed.getByRole('button', { name: texts.generator.submit })

it('[embed-2] loads at most 5 kB until a visitor is near and at most 200 kB after that, and moves neither focus nor scroll position', async () => {
  const bytes: number[] = []
  const page = await partner.open(
    `<div style="height: 3000px"><button autofocus>Ours</button></div>${embedWith()}`,
    async (opened) => {
      const session = await opened.context().newCDPSession(opened)
      await session.send('Network.enable')
      session.on('Network.loadingFinished', ({ encodedDataLength }) =>
        bytes.push(encodedDataLength),
      )
    },
  )
  const total = () => bytes.reduce((sum, size) => sum + size, 0)
  await page.waitForFunction(() => customElements.get('dramatis-generator'))
  await page.waitForLoadState('networkidle')
  const [ownPage = 0] = bytes
  expect(total() - ownPage).toBeGreaterThan(1000)
  expect(total() - ownPage).toBeLessThanOrEqual(5000)

  const before = total()
  const embed = page.locator('dramatis-generator')
  await page.mouse.wheel(0, 2600)
  await submitOf(embed).waitFor()
  await page.waitForFunction(() => document.fonts.size > 0 && document.fonts.status === 'loaded')
  await page.waitForLoadState('networkidle')
  expect(total() - before).toBeGreaterThan(50_000)
  expect(total() - before).toBeLessThanOrEqual(200_000)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Ours')
  expect(await page.evaluate(() => scrollY)).toBe(2600)
})

it('[embed-2] focuses the name field for a visitor who tabs to the element before it has loaded', async () => {
  const page = await partner.open(
    `<button>Ours</button><p style="height: 3000px"></p>${embedWith()}`,
  )
  await page.waitForFunction(() => customElements.get('dramatis-generator'))
  await page.getByRole('button', { name: 'Ours' }).focus()
  await page.keyboard.press('Tab')
  const name = page.locator('dramatis-generator').getByRole('combobox', { name: /character/i })
  await name.and(page.locator(':focus')).waitFor()
})

it('[embed-3] loads the previous version instead of a generator that does not match its hash', async () => {
  const page = await partner.open(embedWith(), (opened) =>
    opened.route('**/embed/v1/dramatis.js', async (route) => {
      const { response, current } = await loaderOf(route)
      const changed = current.replace(/sha384-\S+/, `sha384-${'A'.repeat(64)}`)
      await route.fulfill({
        response,
        body: (await response.text()).replace(current, `${changed},${current}`),
      })
    }),
  )
  for (let attempt = 0; attempt < 2; attempt += 1) expectConsole(page, /integrity/)
  await submitOf(page.locator('dramatis-generator')).waitFor()
})

it('[embed-3] loads the previous version when the current one does not arrive', async () => {
  const page = await partner.open(embedWith(), async (opened) => {
    await opened.route('**/embed/v1/dramatis.js', async (route) => {
      const { response, current } = await loaderOf(route)
      const held = current.replace(' ', '?held ')
      const body = (await response.text()).replace(current, `${held},${current}`)
      await route.fulfill({ response, body })
    })
    await opened.route('**/*?held', () => undefined)
  })
  await submitOf(page.locator('dramatis-generator')).waitFor()
})

it('[embed-3] says in its own language that nothing loaded, and tries again when the page asks for a portrait', async () => {
  const page = await partner.open(embedWith('lang="de"'), (opened) =>
    opened.route(/core\.\w+\.js/, (route) => route.abort()),
  )
  expectConsole(page, /could not be loaded/)
  expectConsole(page, /ERR_FAILED/)
  const embed = page.locator('dramatis-generator')
  await embed.getByRole('alert').getByText('wurde nicht geladen').waitFor()
  await page.unroute(/core\.\w+\.js/)
  const { character, type } = await generateIn(embed, 'Zorro')
  expect({ character, type }).toEqual({ character: 'Zorro', type: 'image/jpeg' })
})

it('[embed-4] generates and resets when the page asks, and reports a cancellation by the visitor', async () => {
  const page = await partner.open(embedWith('character="Zorro"'))
  const embed = page.locator('dramatis-generator')
  const { alt } = await generateIn(embed)
  expect(alt).toContain('Zorro')
  await embed.getByRole('img', { name: /Zorro/ }).waitFor()
  await embed.evaluate((element) => (element as Generator).reset())
  await embed.getByRole('img', { name: /Zorro/ }).waitFor({ state: 'detached' })

  await page.route('**/characterSD', () => undefined)
  const canceled = embed.evaluate((element) =>
    (element as Generator).generate({ character: 'Ariel' }).catch(String),
  )
  await embed.getByRole('button', { name: texts.generator.cancel }).click()
  expect(await canceled).toContain('AbortError')
})

it('[embed-4] works in a frame of another origin, with the same events and methods', async () => {
  const page = await partner.open(embedWith('mode="iframe"'))
  const embed = page.locator('dramatis-generator')
  const frame = embed.locator('iframe')
  await submitOf(frame.contentFrame().locator('dramatis-generator')).waitFor()
  expect(new URL((await frame.getAttribute('src')) ?? '').origin).toBe(originOf(partner.ports.page))
  expect(await frame.getAttribute('sandbox')).not.toMatch(/popups|top-navigation|modals/)
  const { character, type } = await generateIn(embed, 'Zorro')
  expect({ character, type }).toEqual({ character: 'Zorro', type: 'image/jpeg' })
  await frame.contentFrame().getByRole('img', { name: /Zorro/ }).waitFor()
  await page.waitForFunction(
    (element) => element instanceof HTMLElement && element.offsetHeight >= 720,
    await frame.elementHandle(),
  )
  const tab = page.context().waitForEvent('page')
  await frame
    .contentFrame()
    .getByRole('link', { name: /unlimited HD/ })
    .click()
  expect((await tab).url()).toContain('checkout')
})

/** The members of the element that these tests need. */
interface Generator extends HTMLElement {
  readonly generate: (request?: object) => Promise<{ character: string; alt: string; blob?: Blob }>
  readonly reset: () => void
}

const generateIn = (embed: Locator, character?: string) =>
  embed.evaluate(
    async (element, request) => {
      const { character, alt, blob } = await (element as Generator).generate(request)
      return { character, alt, type: blob?.type }
    },
    character === undefined ? {} : { character },
  )

/** Returns the response with the loader, and the loader's reference to the current core: its path and hash. */
const loaderOf = async (route: Route) => {
  const response = await route.fetch()
  const [current] = /\.\.\/[^"',`]+ sha384-[^"',`]+/.exec(await response.text()) ?? []
  if (current === undefined) throw new Error('The loader does not refer to a core.')
  return { response, current }
}
