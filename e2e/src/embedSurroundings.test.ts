import fc from 'fast-check'
import type { Page } from 'playwright-core'
import { nextFrames } from './pageParts.ts'
import { startStrictPage } from './startStrictPage.ts'
import { texts } from './texts.ts'

/** A site without a Content Security Policy, since it has `<style>` and inline styles. */
const partner = startStrictPage(() => '')

/** What decides the theme of the element on the test's page, from the nearest to the farthest. */
const THEMES = [
  'class of a shadow tree’s wrapper',
  'style of an ancestor',
  'style sheet with transitions',
  'checkbox with :has()',
  'color-scheme of the page',
  'meta tag',
] as const

/** What decides the language, from the nearest to the farthest. */
const LANGUAGES = ['wrapper in a shadow tree', 'shadow host', 'ancestor', 'page'] as const

const theme = fc.record({
  cause: fc.constantFrom(...THEMES),
  value: fc.constantFrom('light', 'dark', undefined),
})
const language = fc.record({
  cause: fc.constantFrom(...LANGUAGES),
  value: fc.constantFrom('de', 'es', 'ja', undefined),
})

interface Change {
  readonly cause: string
  readonly value: string | undefined
}

it('[embed-7] ends in the theme of the page around it, however and in whatever order that changes', async () => {
  const page = await open()
  const shown = page.locator('dramatis-generator .frame')
  await fc.assert(
    fc.asyncProperty(fc.array(theme, { minLength: 1, maxLength: 6 }), async (changes) => {
      for (const cause of THEMES) await change(page, { cause, value: undefined })
      for (const one of changes) await change(page, one)
      const expected = nearest(THEMES, changes) ?? 'light'
      await page.evaluate(() =>
        Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
      )
      await shown.and(page.locator(`[data-theme=${expected}]`)).waitFor()
      await nextFrames(page)
      expect(await shown.getAttribute('data-theme')).toBe(expected)
    }),
    { numRuns: 20 },
  )
})

it('[embed-8] speaks the language of the page around it, however and in whatever order that changes', async () => {
  const page = await open()
  await fc.assert(
    fc.asyncProperty(fc.array(language, { minLength: 1, maxLength: 6 }), async (changes) => {
      for (const cause of LANGUAGES) await change(page, { cause, value: undefined })
      for (const one of changes) await change(page, one)
      const expected = nearest(LANGUAGES, changes) ?? 'en'
      await page.locator(`dramatis-generator .content > [lang=${expected}]`).waitFor({
        state: 'attached',
      })
    }),
    { numRuns: 10 },
  )
})

it('[embed-7] reads nothing of the page while it is out of view, and follows it before it is seen again', async () => {
  const page = await partner.open(
    `<dramatis-generator ${partner.addresses()}></dramatis-generator>
      <footer style="margin-top: 5000px">The end</footer>`,
    (opened) => opened.clock.install(),
  )
  const frame = page.locator('dramatis-generator .frame')
  await frame.and(page.locator('[data-theme=light]')).waitFor()
  await page.locator('footer').scrollIntoViewIfNeeded()
  await page.evaluate(leftView)
  const reads = await page.evaluateHandle(() => {
    const read = getComputedStyle
    const counted = { count: 0 }
    window.getComputedStyle = (element) => {
      counted.count += 1
      return read(element)
    }
    document.documentElement.style.background = 'black'
    return counted
  })
  await page.clock.runFor(10_000)
  expect(await reads.evaluate(({ count }) => count)).toBe(0)
  await page.evaluate(() => scrollTo(0, 0))
  await frame.and(page.locator('[data-theme=dark]')).waitFor()
  expect(await reads.evaluate(({ count }) => count)).toBeGreaterThan(0)
})

/** Runs in the page. Resolves once observers have been told that the element is far from the window. */
const leftView = (): Promise<void> =>
  new Promise((resolve) => {
    const element = document.querySelector('dramatis-generator')
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting !== false) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: '50%' },
    )
    if (element) observer.observe(element)
  })

/** The last value of the nearest cause that has one. */
const nearest = (causes: readonly string[], changes: readonly Change[]): string | undefined =>
  causes
    .map((cause) => changes.findLast((one) => one.cause === cause)?.value)
    .find((value) => value !== undefined)

const open = async (): Promise<Page> => {
  const page = await partner.open(`<style>
      * { transition: background-color 0.2s }
      :root:has([name=light]:checked) { background: #fff }
      :root:has([name=dark]:checked) { background: #111 }
    </style>
    <input type="checkbox" name="light"><input type="checkbox" name="dark">
    <section>
      <div id="card">
        <template shadowrootmode="open">
          <style>.light { background: white } .dark { background: #123 }</style>
          <div id="wrapper"><dramatis-generator ${partner.addresses()}></dramatis-generator></div>
        </template>
      </div>
    </section>`)
  const embed = page.locator('dramatis-generator')
  await embed.getByRole('button', { name: texts.generator.submit }).waitFor()
  return page
}

const change = (page: Page, { cause, value }: Change): Promise<void> =>
  page.evaluate(
    ([by, to]) => {
      const { documentElement: root } = document
      const section = document.querySelector('section')
      const card = document.querySelector('#card')
      const wrapper = card?.shadowRoot?.querySelector('#wrapper')
      const setLanguage = (element: Element | null | undefined) =>
        to === undefined ? element?.removeAttribute('lang') : element?.setAttribute('lang', to)
      if (by === 'class of a shadow tree’s wrapper') wrapper?.setAttribute('class', to ?? '')
      if (by === 'style of an ancestor') {
        const color = { light: 'rgb(240 240 240)', dark: 'oklch(0.2 0.02 250)' }[to ?? '']
        section?.setAttribute('style', color === undefined ? '' : `background: ${color}`)
      }
      if (by === 'style sheet with transitions') {
        const sheet = new CSSStyleSheet()
        const color = { light: '#eee', dark: 'black' }[to ?? '']
        if (color !== undefined) sheet.replaceSync(`body { background: ${color} }`)
        document.adoptedStyleSheets = [sheet]
      }
      if (by === 'checkbox with :has()') {
        for (const box of document.querySelectorAll('input')) box.checked = box.name === to
      }
      if (by === 'color-scheme of the page') root.style.colorScheme = to ?? ''
      if (by === 'meta tag') {
        document.querySelector('meta[name=color-scheme]')?.remove()
        if (to !== undefined) {
          const meta = document.createElement('meta')
          meta.name = 'color-scheme'
          meta.content = to
          document.head.append(meta)
        }
      }
      if (by === 'wrapper in a shadow tree') setLanguage(wrapper)
      if (by === 'shadow host') setLanguage(card)
      if (by === 'ancestor') setLanguage(section)
      if (by === 'page') setLanguage(root)
    },
    [cause, value] as const,
  )
