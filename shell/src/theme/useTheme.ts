import { useSyncExternalStore } from 'react'
import { chooseTheme, currentTheme, onThemeChange, type Theme } from './theme.ts'

/** Where the page is painted ahead, nobody knows the visitor's theme. */
const themeOfThePaint = (): Theme => 'light'

interface ThemeInUse {
  readonly theme: Theme
  /** The key of what {@link toggle} does, in words. */
  readonly action: 'theme.toLight' | 'theme.toDark'
  /** Changes to the other theme. */
  readonly toggle: () => void
}

/** The page's theme and the way to the other one. */
export const useTheme = (): ThemeInUse => {
  const theme = useSyncExternalStore(onThemeChange, currentTheme, themeOfThePaint)
  return theme === 'dark'
    ? { theme, action: 'theme.toLight', toggle: () => chooseTheme('light') }
    : { theme, action: 'theme.toDark', toggle: () => chooseTheme('dark') }
}
