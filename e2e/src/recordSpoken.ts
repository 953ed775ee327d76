import type { Page } from 'playwright-core'

/** Something that a screen reader is told without being asked. */
export interface Spoken {
  /** `focus`: the name or description of what has the focus has changed, which some screen readers say. */
  readonly how: 'polite' | 'assertive' | 'focus'
  readonly text: string
}

/**
 * Notes what a screen reader is told from now on: what changes in a live region that was there, and in the
 * accessibility tree, before its text. A region that comes together with its text tells nobody.
 *
 * @returns what was told so far, in order
 */
export const recordSpoken = async (page: Page): Promise<() => Promise<readonly Spoken[]>> => {
  await page.addInitScript(record)
  return () => page.evaluate(() => [...(Reflect.get(globalThis, 'spoken') as Spoken[])])
}

/** Runs in the page. */
const record = (): void => {
  /** How long a region has to be there before screen readers follow it, in milliseconds. */
  const SETTLED_MS = 100
  const REGIONS = '[role=status], [role=alert], [role=log], [aria-live], output'

  const spoken: Spoken[] = []
  Object.assign(globalThis, { spoken })
  const regions = new Map<Element, { readonly since: number; text: string }>()
  let focused: Element | null = null
  let focusedText = ''

  const textOf = (node: Node): string => {
    if (node instanceof Element) {
      if (node.getAttribute('aria-hidden') === 'true' || !node.checkVisibility()) return ''
      return [...node.childNodes].map(textOf).join(' ').replace(/\s+/g, ' ').trim()
    }
    return node.textContent?.trim() ?? ''
  }
  const isPresented = (element: Element): boolean => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
    return (
      element.checkVisibility() &&
      element.closest('[inert], [aria-hidden=true]') === null &&
      (modal === undefined || modal.contains(element))
    )
  }
  const politenessOf = (region: Element): 'polite' | 'assertive' | 'off' => {
    const live = region.getAttribute('aria-live')
    if (live === 'polite' || live === 'assertive' || live === 'off') return live
    return region.getAttribute('role') === 'alert' ? 'assertive' : 'polite'
  }
  const isAtomic = (region: Element): boolean =>
    (region.getAttribute('aria-atomic') ??
      String(region.matches('[role=status], [role=alert]'))) === 'true'

  const observer = new MutationObserver((changes) => {
    for (const [region, known] of regions) {
      const text = textOf(region)
      const how = politenessOf(region)
      const settled = performance.now() - known.since >= SETTLED_MS
      if (isPresented(region) && settled && text !== known.text && how !== 'off') {
        const added = changes
          .filter(({ target }) => region.contains(target))
          .flatMap(({ addedNodes }) => [...addedNodes].map(textOf))
        const told = isAtomic(region) ? [text] : added
        for (const it of told) if (it !== '') spoken.push({ how, text: it })
      }
      known.text = text
      if (!isPresented(region)) regions.delete(region)
    }
    for (const region of document.querySelectorAll(REGIONS)) {
      if (!regions.has(region) && isPresented(region)) {
        regions.set(region, { since: performance.now(), text: textOf(region) })
      }
    }
    const { activeElement } = document
    const text = activeElement?.matches('button, a')
      ? `${activeElement.getAttribute('aria-label') ?? textOf(activeElement)} ${activeElement.getAttribute('title') ?? ''}`.trim()
      : ''
    if (activeElement === focused && text !== focusedText) spoken.push({ how: 'focus', text })
    focused = activeElement
    focusedText = text
  })
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  })
}
