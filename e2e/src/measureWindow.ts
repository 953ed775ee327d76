import type { Page } from 'playwright-core'
import type { NamedBox } from './boxes.ts'
import { coverFinder } from './coverFinder.ts'

/** How far the page is scrolled: not at all, or to the result, as the page does on its own. */
type Screen = 'first' | 'result'

/** What is on the page, in CSS pixels. Positions are relative to the window. */
export interface Measured {
  readonly pageWidth: number
  /** Where the uncovered part of the window starts: below a sticky header. */
  readonly top: number
  /** The controls reachable by keyboard, in and out of the window, except those of a notice. */
  readonly controls: readonly NamedBox[]
  readonly form: readonly NamedBox[]
  readonly stage: NamedBox
  readonly picture: readonly NamedBox[]
  /** The caption's controls, or its text if it has none. */
  readonly caption: readonly NamedBox[]
  /** The elements that cover a control's center in the window, as sentences. */
  readonly covered: readonly string[]
}

/** Scrolls the page as `screen` says, and measures what is on it. */
export const measureWindow = (page: Page, screen: Screen): Promise<Measured> =>
  page.evaluate((screen) => {
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.getAttribute('value') ?? element.textContent).trim().slice(0, 30)}"`
    const boxOf = (element: Element): NamedBox => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { name: nameOf(element), x, y, width, height }
    }
    const all = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
          element.getBoundingClientRect().width > 0,
      )
    const stage = document.querySelector('[data-view]')
    if (!stage) throw new Error('The page has no stage.')
    scrollTo({ top: 0, behavior: 'instant' })
    if (screen === 'result') stage.scrollIntoView({ block: 'nearest', behavior: 'instant' })

    const controls = all('a[href], button, input, select, textarea').filter(
      (element) =>
        element instanceof HTMLElement &&
        element.tabIndex >= 0 &&
        element.closest('[inert], [data-type]') === null &&
        element.getBoundingClientRect().bottom + scrollY > 0, // not a skip link
    )
    const header = document.querySelector('header')?.getBoundingClientRect()
    const covered = controls.flatMap((control) => {
      const { left, top, right, bottom } = control.getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      const over = document.elementFromPoint(x, y)
      if (!over || x < 0 || x > innerWidth) return []
      if (control.contains(over) || over.closest('label')?.control === control) return []
      // A control that the header or a notice covers can be scrolled into view.
      if (over.closest('header, [data-type]')) return []
      if (control.closest('ul')) return [] // the row of examples, which scrolls on its own
      return [`${nameOf(over)} covers ${nameOf(control)}`]
    })
    const tools = all('[part="plate"] button')
    return {
      pageWidth: document.documentElement.scrollWidth,
      top: Math.max(0, header?.bottom ?? 0),
      controls: controls.map(boxOf),
      form: all('input[role="combobox"], [part~="submit"]').map(boxOf),
      stage: boxOf(stage),
      picture: all('[part="picture"]').map(boxOf),
      caption: (tools.length > 0 ? tools : all('[part="plate"] b')).map(boxOf),
      covered,
    }
  }, screen)

/** Focuses each control in turn and returns, as sentences, which of them are then covered or out of view. */
export const focusFaults = async (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    async (coverOf) => {
      scrollTo({ top: 0, behavior: 'instant' })
      /** Resolves in the next task, when the page has reacted to the focus event. */
      const nextTask = () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = resolve
          port2.postMessage(null)
        })
      const faults: string[] = []
      for (const control of document.querySelectorAll('a[href], button, input, select, textarea')) {
        if (!(control instanceof HTMLElement) || control.tabIndex < 0) continue
        if (!control.checkVisibility({ visibilityProperty: true })) continue
        if (control.closest('[inert], [data-type]')) continue
        control.focus()
        if (document.activeElement !== control) continue
        await nextTask()
        // A notice moves aside once the page has scrolled.
        for (let frame = 0; frame < 10 && coverOf(control) !== undefined; frame += 1) {
          await new Promise(requestAnimationFrame)
        }
        const cover = coverOf(control)
        const name = control.getAttribute('aria-label') ?? control.textContent
        if (cover !== undefined)
          faults.push(`the focus is on "${name.slice(0, 30)}" below ${cover}`)
      }
      return faults
    },
    await coverFinder(page),
  )

/** Like `focusFaults`, but presses Tab from the page's first control to its last, as a visitor does. */
export const tabFaults = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' })
    const { activeElement } = document
    if (activeElement instanceof HTMLElement) activeElement.blur()
    getSelection()?.setPosition(document.body, 0) // where the next Tab starts from
  })
  const coverOf = await coverFinder(page)
  const faults: string[] = []
  for (let presses = 0; presses < MAX_TABS; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate((coverOf) => {
      const control = document.activeElement
      if (!control || control === document.body) return undefined
      const name = (control.getAttribute('aria-label') ?? control.textContent).slice(0, 30)
      return { name, cover: coverOf(control) }
    }, coverOf)
    if (!focused) return faults
    if (focused.cover !== undefined) {
      faults.push(`Tab leads to "${focused.name}" below ${focused.cover}`)
    }
  }
  return [...faults, `Tab has not reached the end of the page after ${MAX_TABS} presses`]
}

const MAX_TABS = 100
