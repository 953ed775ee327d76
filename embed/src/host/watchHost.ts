import { hostLanguage } from './hostLanguage.ts'
import { createHostTheme, type Theme } from './hostTheme.ts'

/**
 * In milliseconds: soon enough for a visitor who has just switched the theme. It costs 1.4 to 3.9 ms a second of
 * the main thread, depending on the machine's load: see `bench/embed/idle.mjs`.
 */
const INTERVAL_MS = 250

/**
 * Calls `onChange` with the page's theme: now, and whenever the element's attributes, the theme or the language of
 * the page around it have changed. Theme and language are read again and again, because no event tells of every
 * cause: a transition of a probe would tell of inherited colors only, and a checkbox, `:has()` or a sheet that
 * changes the background of an ancestor sends nothing. It reads only while the element is in view or close to it.
 * Returns a function that stops it.
 */
export const watchHost = (host: HTMLElement, onChange: (theme: Theme) => void): (() => void) => {
  const theme = createHostTheme(host)
  let seen = ''
  const check = () => {
    const now = theme.read()
    const around = `${now} ${hostLanguage(host)}`
    if (around === seen) return
    seen = around
    onChange(now)
  }
  check()
  const attributes = new MutationObserver(() => onChange(theme.read()))
  attributes.observe(host, { attributes: true })
  const stopRepeating = repeatInView(host, check)
  return () => {
    stopRepeating()
    attributes.disconnect()
    theme.remove()
  }
}

/** Calls `check` when a visitor is about to see the element, and every {@link INTERVAL_MS} while that is so. */
const repeatInView = (element: Element, check: () => void): (() => void) => {
  let timer: ReturnType<typeof setInterval> | undefined
  const stop = () => clearInterval(timer)
  const checkIfShown = () => {
    if (!element.ownerDocument.hidden) check()
  }
  const observer = new IntersectionObserver(
    (entries) => {
      stop()
      if (entries.at(-1)?.isIntersecting !== true) return
      checkIfShown()
      timer = setInterval(checkIfShown, INTERVAL_MS)
    },
    { rootMargin: '50%' },
  )
  observer.observe(element)
  return () => {
    stop()
    observer.disconnect()
  }
}
