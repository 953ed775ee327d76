import { STORAGE_KEY } from '@dramatis/store'
import { bestLanguage } from '@dramatis/ui'
import { THEME_KEY } from '../theme/theme.ts'

/**
 * Sets the theme and language of the first paint to the visitor's. `index.html` has the first paint in every
 * language, with only English visible; the parser may not have reached it yet.
 */
export const prepareFirstPaint = (): void => {
  const theme = readStored(THEME_KEY)
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  const language = bestLanguage([chosenLanguage(), ...navigator.languages], LANGUAGES)
  if (language === undefined || language === document.documentElement.lang) return
  document.documentElement.lang = language
  const show = () => {
    for (const paint of document.querySelectorAll<HTMLElement>('#root > [lang]')) {
      paint.hidden = paint.lang !== language
      if (!paint.hidden) document.documentElement.dir = paint.dir
    }
  }
  const observer = new MutationObserver(show)
  observer.observe(document, { childList: true, subtree: true })
  document.addEventListener('DOMContentLoaded', () => observer.disconnect(), { once: true })
}

const readStored = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // Storage is blocked: the page follows the system and the browser.
  }
}

/** The language that the visitor chose on an earlier visit, as the store saved it, or an empty string. */
const chosenLanguage = (): string => {
  const kept = /"language":"([\w-]*)"/.exec(readStored(STORAGE_KEY) ?? '')
  return kept?.[1] ?? ''
}
