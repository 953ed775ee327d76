import { expectConsole } from './openPage.ts'
import { startStrictPage } from './startStrictPage.ts'
import { texts } from './texts.ts'

const partner = startStrictPage(() => '')

const embed = (content = '') =>
  `<dramatis-generator ${partner.addresses()}>${content}</dramatis-generator>`

/** Runs in the page: what Prototype.js 1.7 does to methods that browsers have had since. */
const likePrototypeJs = (): void => {
  const remove = (element: Element) => element.parentNode?.removeChild(element)
  const from = (iterable: ArrayLike<unknown>): unknown[] => [].slice.call(iterable)
  Object.assign(Element.prototype, { remove })
  Object.assign(Array, { from })
}

/** Runs in the page, as hardened JavaScript does: what inherits from these cannot assign to names that they have. */
const freeze = (): void => {
  for (const { prototype } of [
    Object,
    Array,
    Function,
    Error,
    TypeError,
    Promise,
    Map,
    WeakMap,
    Set,
    WeakSet,
    Date,
    RegExp,
    String,
    Number,
    Symbol,
  ]) {
    Object.freeze(prototype)
  }
}

it.each([
  ['whose Element.remove and Array.from are those of Prototype.js', likePrototypeJs],
  ['whose intrinsics are frozen', freeze],
])('[embed-17] draws a portrait on a page %s', async (_, change) => {
  const page = await partner.open(embed(), (opened) => opened.addInitScript(change))
  const generator = page.locator('dramatis-generator')
  await generator.getByRole('combobox', { name: /character/i }).fill('Zorro')
  await generator.getByRole('button', { name: texts.generator.submit }).click()
  await generator.getByRole('img', { name: /Zorro/ }).waitFor()
  expect(await generator.evaluate(({ shadowRoot }) => shadowRoot?.textContent)).not.toContain(
    'undefined',
  )
})

/** Runs in the page. */
const replaceAppend = (): void => {
  ShadowRoot.prototype.append = () => {
    throw new Error('This page has its own way.')
  }
}

it('[embed-17] says so on a page that replaces what it needs', async () => {
  const page = await partner.open(embed(), (opened) =>
    opened.addInitScript(
      `(${replaceAppend.toString()})()
      document.addEventListener('dramatis:failed', () => { window.told = true })`,
    ),
  )
  expectConsole(page, /could not be loaded/)
  await page.locator('dramatis-generator').getByRole('alert').waitFor()
  expect(await page.evaluate(() => 'told' in window)).toBe(true)
})

it.each(['inline', 'iframe'])(
  '[picture-20] cancels a picture with Escape in a dialog of the page, which the next Escape closes, %s',
  async (mode) => {
    const page = await partner.open(
      `<dialog><dramatis-generator ${partner.addresses()} mode="${mode}"></dramatis-generator></dialog>
      <script>document.querySelector('dialog').showModal()</script>`,
    )
    await page.route('**/characterSD', () => undefined)
    const element = page.locator('dramatis-generator')
    const place = mode === 'iframe' ? element.locator('iframe').contentFrame() : element
    const name = place.getByRole('combobox', { name: /character/i })
    await name.fill('Zorro')
    await place.getByRole('button', { name: texts.generator.submit }).click()
    const cancel = place.getByRole('button', { name: texts.generator.cancel })
    await cancel.waitFor()
    await name.press('Escape')
    await cancel.waitFor({ state: 'hidden' })
    const dialog = page.locator('dialog')
    expect(await dialog.isVisible()).toBe(true)
    await name.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  },
)

it('[embed-18] shows its content until its script has run, and where that is blocked', async () => {
  const content = embed('<a href="https://example.com">Our portraits</a>')
  const link = { name: 'Our portraits' }
  const blocked = await partner.open(content, (opened) =>
    opened.route('**/dramatis.js', (route) => route.abort()),
  )
  expectConsole(blocked, /ERR_FAILED/)
  await blocked.getByRole('link', link).waitFor()
  const page = await partner.open(content)
  await page
    .locator('dramatis-generator')
    .getByRole('button', { name: texts.generator.submit })
    .waitFor()
  expect(await page.getByRole('link', link).isVisible()).toBe(false)
})
