import { wait } from '../wait.ts'

/**
 * Runs the page's script, which waits in a template, once the first paint is on the screen. If the script ran on
 * arrival, it would keep the browser from painting. In the background a page is not painted, so it does not wait.
 */
export const startAfterPaint = (): void => {
  const painted = new Promise<void>((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
  })
  const start = async () => {
    if (document.visibilityState === 'visible')
      await Promise.race([painted, wait(PAINT_TIMEOUT_MS)])
    const template = document.querySelector<HTMLTemplateElement>('#start')
    if (template) document.head.append(document.importNode(template.content, true))
  }
  document.addEventListener('DOMContentLoaded', () => void start(), { once: true })
}

/** How long to wait, in milliseconds, for a browser that does not report its paints or paints nothing. */
const PAINT_TIMEOUT_MS = 2000
