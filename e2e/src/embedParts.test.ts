import type { FrameLocator, Locator, Page } from 'playwright-core'
import { expectConsole } from './openPage.ts'
import { startStrictPage } from './startStrictPage.ts'
import { texts } from './texts.ts'

const inStrictPage = startStrictPage()
const anywhere = startStrictPage(() => '')

const { generator } = texts

/** The generator, wherever it runs. */
type Place = Pick<Locator & FrameLocator, 'getByRole' | 'getByText' | 'getByLabel' | 'locator'>

const embed = (page: Page) => page.locator('dramatis-generator')
const inFrame = (page: Page) => embed(page).locator('iframe').contentFrame()

interface Schema {
  readonly properties: Readonly<Record<string, { readonly type: string; readonly enum?: string[] }>>
}

/** Gives each page and frame a language model that answers with the last word of each of the schema's lists. */
const standIn = (page: Page) =>
  page.addInitScript(() => {
    const prompt = (_: string, { responseConstraint }: { responseConstraint: Schema }) => {
      const answer = Object.entries(responseConstraint.properties).map(([name, words]) => [
        name,
        words.type === 'array' ? [] : (words.enum?.at(-1) ?? 'Quill'),
      ])
      return Promise.resolve(JSON.stringify(Object.fromEntries(answer)))
    }
    Object.assign(globalThis, {
      LanguageModel: {
        availability: () => Promise.resolve('available'),
        create: () => Promise.resolve({ prompt, destroy: () => undefined }),
      },
    })
  })

const draw = async (place: Place, name: string) => {
  await place.getByRole('combobox', { name: /character/i }).fill(name)
  await place.getByRole('button', { name: generator.submit }).click()
  await place.locator('figure[data-loaded="true"]').waitFor()
}

const openPanel = (place: Place) => place.getByRole('button', { name: generator.more }).click()

it.each([
  ['inline', inStrictPage, embed, 3],
  // The element's own script and the one for frames, besides the frame's two.
  ['iframe', anywhere, inFrame, 4],
])(
  '[embed-2, picture-45] loads changes in words and reading by the browser’s model once they are needed, %s',
  async (mode, partner, placeIn, scripts) => {
    const loaded: string[] = []
    const page = await partner.open(
      `<dramatis-generator ${partner.addresses()} mode="${mode}"></dramatis-generator>`,
      async (opened) => {
        await standIn(opened)
        opened.on('request', (request) => loaded.push(request.url()))
      },
    )
    const place = placeIn(page)
    await place.getByRole('button', { name: generator.submit }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(loaded.filter((url) => /\/embed\/.*\.js$/.test(url)).length).toBeLessThanOrEqual(scripts)

    await draw(place, 'Qwyxl Vornak')
    await openPanel(place)
    await place.getByRole('button', { name: generator.readInBrowser }).click()
    await place.getByText(generator.readByBrowser).waitFor()

    await openPanel(place)
    await place.getByLabel(generator.change, { exact: true }).fill('with a red scarf')
    await place.getByRole('button', { name: generator.changeItFree }).click()
    await place.getByRole('button', { name: generator.undo }).waitFor()
  },
)

it('[embed-4] lets the frame use the browser’s model', async () => {
  const page = await anywhere.open(
    `<dramatis-generator ${anywhere.addresses()} mode="iframe"></dramatis-generator>`,
  )
  const frame = embed(page).locator('iframe')
  await frame.waitFor()
  expect(await frame.getAttribute('allow')).toContain('language-model')
})

it('[embed-3] runs no part that differs from the build’s', async () => {
  const page = await anywhere.open(
    `<dramatis-generator ${anywhere.addresses()}></dramatis-generator>`,
  )
  await embed(page).getByRole('button', { name: generator.submit }).waitFor()
  await page.route(/\/embed\/[^/]+\/\d+\.\w+\.js/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `globalThis.changed = true\n${await response.text()}` })
  })
  expectConsole(page, /integrity/)
  await embed(page)
    .getByRole('combobox', { name: /character/i })
    .fill('Zorro')
  await embed(page).getByRole('button', { name: generator.submit }).click()
  await embed(page).locator('[part="plate"]').getByText(generator.unreachable).waitFor()
  expect(await page.evaluate(() => 'changed' in globalThis)).toBe(false)
})
