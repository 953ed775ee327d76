import type { CDPSession, Page } from 'playwright-core'
import { EXHAUSTIVE } from './exhaustive.ts'
import { GANDALF } from './pageParts.ts'
import { startStrictPage } from './startStrictPage.ts'
import { texts } from './texts.ts'

const partner = startStrictPage(() => '')

const embed = () => `<dramatis-generator ${partner.addresses()}></dramatis-generator>`

const { submit } = texts.generator

/** How often a page mounts the element, as one that changes its views without loading does. */
const MOUNTS = EXHAUSTIVE ? 50 : 20

it('[embed-15] leaves nothing behind, however often it is mounted and removed', async () => {
  const page = await partner.open(`<template>${embed()}</template>`)
  const session = await page.context().newCDPSession(page)
  for (let mount = 0; mount < 6; mount += 1) await mountOnce(page, mount)
  const before = await usage(session)
  for (let mount = 0; mount < MOUNTS; mount += 1) await mountOnce(page, mount)
  const after = await usage(session)
  expect(after.nodes - before.nodes).toBeLessThan(MOUNTS / 2)
  expect(after.listeners - before.listeners).toBeLessThan(MOUNTS / 2)
  // The browser goes on compiling the core that is used again. A core of its own would be 270 kB.
  expect((after.bytes - before.bytes) / MOUNTS).toBeLessThan(60_000)
})

it('[embed-15] starts afresh when it is added again, also in the middle of a picture', async () => {
  const page = await partner.open(embed())
  const generator = page.locator('dramatis-generator')
  const name = generator.getByRole('combobox', { name: /character/i })
  await name.fill(GANDALF)
  await generator.getByRole('button', { name: submit }).click()
  await generator.getByRole('img', { name: /^Gandalf/ }).waitFor()
  await addAgain(page)
  await generator.getByRole('button', { name: submit }).waitFor()
  expect(await name.inputValue()).toBe('')
  expect(await generator.getByRole('img', { name: /^Gandalf/ }).count()).toBe(0)

  await page.route('**/characterSD', () => undefined)
  await name.fill('Zorro')
  await generator.getByRole('button', { name: submit }).click()
  await generator.getByRole('button', { name: texts.generator.cancel }).waitFor()
  await addAgain(page)
  await generator.getByRole('button', { name: submit }).waitFor()
  expect(await generator.getByRole('button', { name: texts.generator.cancel }).count()).toBe(0)
})

it('[embed-16] works in another document than the one that created it, and keeps its form on the way back', async () => {
  const page = await partner.open(
    `<template>${embed()}</template><iframe srcdoc="<p>Another document.</p>" width="900" height="800"></iframe>`,
  )
  const other = page.frameLocator('iframe')
  await other.getByText('Another document.').waitFor()
  await page.evaluate(() => {
    const element = document.createElement('dramatis-generator')
    for (const { name, value } of document.querySelector('template')?.content.firstElementChild
      ?.attributes ?? []) {
      element.setAttribute(name, value)
    }
    document.querySelector('iframe')?.contentDocument?.body.append(element)
  })
  const there = other.locator('dramatis-generator')
  await there.getByRole('combobox', { name: /character/i }).fill(GANDALF)
  await there.getByRole('button', { name: submit }).click()
  await there.getByRole('img', { name: /^Gandalf/ }).waitFor()
  const styled = await there.evaluate(styleOf)

  await page.evaluate(() => {
    const element = document
      .querySelector('iframe')
      ?.contentDocument?.querySelector('dramatis-generator')
    if (element) document.body.append(element)
  })
  const here = page.locator('body > dramatis-generator')
  await here.getByRole('img', { name: /^Gandalf/ }).waitFor()
  expect(await here.getByRole('combobox', { name: /character/i }).inputValue()).toBe(GANDALF)
  expect(await here.evaluate(styleOf)).toEqual(styled)
  expect(styled).toMatchObject({ sheets: 3, fonts: true })
  expect(styled.paper).not.toBe('rgba(0, 0, 0, 0)')
})

/** Runs in the page. */
const styleOf = ({ shadowRoot, ownerDocument }: Element) => {
  const frame = shadowRoot?.querySelector('.frame')
  return {
    sheets: shadowRoot?.adoptedStyleSheets.length,
    fonts: [...ownerDocument.fonts].some(({ family }) => family === 'Imbue'),
    paper: frame && getComputedStyle(frame).backgroundColor,
  }
}

/** Mounts the page's template and removes it: once it can be used, or every third time before. */
const mountOnce = (page: Page, mount: number): Promise<void> =>
  page.evaluate(
    async (isReadyFirst) => {
      const content = document.querySelector('template')?.content.cloneNode(true)
      const ready = new Promise((resolve) =>
        document.addEventListener('dramatis:ready', resolve, { once: true }),
      )
      if (content) document.body.append(content)
      await (isReadyFirst ? ready : new Promise(requestAnimationFrame))
      document.querySelector('dramatis-generator')?.remove()
      await new Promise(requestAnimationFrame)
    },
    mount % 3 < 2,
  )

const addAgain = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const element = document.querySelector('dramatis-generator')
    element?.remove()
    await Promise.resolve() // An element that is inserted at once has only been moved.
    await Promise.resolve()
    if (element) document.body.append(element)
  })

const usage = async (session: CDPSession) => {
  for (let collection = 0; collection < 3; collection += 1) {
    await session.send('HeapProfiler.collectGarbage')
  }
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return { nodes, listeners: jsEventListeners, bytes: usedSize }
}
