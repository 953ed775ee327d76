import type { Page } from 'playwright-core'

/** Something that a screen reader announces without being asked. */
export interface Announcement {
  /** `focus`: the name or description of the focused control has changed, which some screen readers announce. */
  readonly how: 'polite' | 'assertive' | 'focus'
  readonly text: string
}

/**
 * Records what a screen reader would announce from the next navigation on: changes to live regions that were already
 * in the accessibility tree. A region that appears together with its text is not announced.
 *
 * @returns a function that returns the announcements so far, in order
 */
export const recordAnnouncements = async (
  page: Page,
): Promise<() => Promise<readonly Announcement[]>> => {
  await page.addInitScript(record, SETTLED_MS)
  return () => page.evaluate(() => [...(Reflect.get(globalThis, 'announced') as Announcement[])])
}

/** How long a region must have existed before screen readers follow it, in milliseconds. */
export const SETTLED_MS = 100

/** Runs in the page. */
const record = (settledAfter: number): void => {
  const REGIONS = '[role=status], [role=alert], [role=log], [aria-live], output'

  const announced: Announcement[] = []
  Object.assign(globalThis, { announced })
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
      const settled = performance.now() - known.since >= settledAfter
      if (isPresented(region) && settled && text !== known.text && how !== 'off') {
        const added = changes
          .filter(({ target }) => region.contains(target))
          .flatMap(({ addedNodes }) => [...addedNodes].map(textOf))
        const texts = isAtomic(region) ? [text] : added
        for (const it of texts) if (it !== '') announced.push({ how, text: it })
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
    if (activeElement === focused && text !== focusedText) announced.push({ how: 'focus', text })
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
