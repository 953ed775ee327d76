import type { Page } from 'playwright-core'

/**
 * Returns the targets that are smaller than 24 by 24 CSS pixels, closer to other targets than that size allows, and
 * not in a line of text (WCAG 2.2, 2.5.8).
 */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const MIN_SIZE = 24
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
    const targets = [
      ...(modal ?? document).querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, [role=option]',
      ),
    ]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .filter((target) => target.closest('[inert]') === null && !target.matches(':disabled'))
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
    // A skip link is outside the window until it has the focus.
    const shown = targets.filter(({ box }) => box.width > 0 && box.bottom + scrollY > 0)

    const isSmall = (box: DOMRect) => box.width < MIN_SIZE - 0.01 || box.height < MIN_SIZE - 0.01
    /** The distance from the center of a small target to the nearest point of another. */
    const distance = (box: DOMRect, other: DOMRect) => {
      const x = box.x + box.width / 2
      const y = box.y + box.height / 2
      return Math.hypot(
        x - Math.max(other.left, Math.min(x, other.right)),
        y - Math.max(other.top, Math.min(y, other.bottom)),
      )
    }
    const centerDistance = (box: DOMRect, other: DOMRect) =>
      Math.hypot(
        box.x + box.width / 2 - other.x - other.width / 2,
        box.y + box.height / 2 - other.y - other.height / 2,
      )
    const isInText = (target: Element) =>
      getComputedStyle(target).display === 'inline' &&
      (target.parentElement?.textContent ?? '').trim() !== target.textContent.trim()

    /** Returns the area around a target's center where a press hits it: its content may be larger than its box. */
    const pressableArea = (target: HTMLElement): DOMRect => {
      target.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = target.getBoundingClientRect()
      const reach = (across: number, down: number) => {
        let steps = 0
        while (
          steps < MIN_SIZE &&
          target.contains(
            document.elementFromPoint(
              x + width / 2 + across * (steps + 1),
              y + height / 2 + down * (steps + 1),
            ),
          )
        ) {
          steps += 1
        }
        return steps
      }
      return new DOMRect(x, y, reach(1, 0) + reach(-1, 0), reach(0, 1) + reach(0, -1))
    }

    return shown
      .filter(
        ({ target, box }) => isSmall(box) && !isInText(target) && isSmall(pressableArea(target)),
      )
      .filter(({ target, box }) =>
        shown.some(
          (other) =>
            other.target !== target &&
            (distance(box, other.box) < MIN_SIZE / 2 ||
              (isSmall(other.box) && centerDistance(box, other.box) < MIN_SIZE)),
        ),
      )
      .map(
        ({ target, box }) =>
          `${Math.round(box.width)} by ${Math.round(box.height)} px: ${target.outerHTML.slice(0, 100)}`,
      )
  })
