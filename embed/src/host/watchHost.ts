import { hostLanguage } from './hostLanguage.ts'
import { createHostTheme, type Theme } from './hostTheme.ts'

/** A change that a visitor sees as immediate, in milliseconds. */
const INTERVAL_MS = 100

/**
 * Calls `onChange` with the page's theme: now, and whenever the element's attributes, the theme or the language of
 * the page around it have changed. Theme and language are read again and again, because no event tells of every
 * cause: a class, a checkbox, a sheet, the end of a transition. Returns a function that stops it.
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
  const observer = new MutationObserver(() => onChange(theme.read()))
  observer.observe(host, { attributes: true })
  const timer = setInterval(check, INTERVAL_MS)
  return () => {
    clearInterval(timer)
    observer.disconnect()
    theme.remove()
  }
}
