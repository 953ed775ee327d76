import { useSyncExternalStore } from 'react'
import { chooseTheme, currentTheme, onThemeChange, type Theme } from './theme.ts'

/** The build renders the first paint without knowing the visitor's theme. */
const themeOfThePaint = (): Theme => 'light'

interface ThemeInUse {
  readonly theme: Theme
  /** The message key that describes {@link toggle}. */
  readonly action: 'theme.toLight' | 'theme.toDark'
  /** Changes to the other theme. */
  readonly toggle: () => void
}

/** The page's theme, and how to change to the other one. */
export const useTheme = (): ThemeInUse => {
  const theme = useSyncExternalStore(onThemeChange, currentTheme, themeOfThePaint)
  return theme === 'dark'
    ? { theme, action: 'theme.toLight', toggle: () => chooseTheme('light') }
    : { theme, action: 'theme.toDark', toggle: () => chooseTheme('dark') }
}
