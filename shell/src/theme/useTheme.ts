import { useSyncExternalStore } from 'react'
import { chooseTheme, currentTheme, onThemeChange, type Theme } from './theme.ts'

/** Where the page is painted ahead, nobody knows the visitor's theme. */
const themeOfThePaint = (): Theme => 'light'

/** The page's theme and what changes to the other one. */
export const useTheme = (): { readonly theme: Theme; readonly toggle: () => void } => {
  const theme = useSyncExternalStore(onThemeChange, currentTheme, themeOfThePaint)
  return { theme, toggle: () => chooseTheme(theme === 'dark' ? 'light' : 'dark') }
}
